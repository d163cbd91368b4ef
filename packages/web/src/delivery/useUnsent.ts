import { type DeliveryDraft, type DeliveryTypes, draftIn, type Unsent, unsentOf } from "@crewfleet/machines"
import { useAtomValue } from "jotai"
import { useEffect, useReducer, useState } from "react"
import type { OpenDelivery, Outbox } from "./makeOutbox.ts"

/** A delivery that was asked to be sent and is not wholly with the service, and why. */
export interface UnsentDelivery<K extends DeliveryTypes> {
  readonly delivery: OpenDelivery<K>
  readonly why: Unsent
}

/** The deliveries that this page works on; whoever asks is drawn anew with each step of one. */
const useOpenDeliveries = <K extends DeliveryTypes>(outbox: Outbox<K>): ReadonlyArray<OpenDelivery<K>> => {
  const deliveries = useAtomValue(outbox.deliveries)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const subscriptions = deliveries.map(({ actor }) => actor?.subscribe(draw))
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe()
    }
  }, [deliveries])
  return deliveries
}

/** The deliveries of this page that were asked to be sent and are still here. */
export const useUnsent = <K extends DeliveryTypes>(outbox: Outbox<K>): ReadonlyArray<UnsentDelivery<K>> =>
  useOpenDeliveries(outbox).flatMap((delivery) => {
    const why = delivery.actor && unsentOf(delivery.actor.getSnapshot())
    return why ? [{ delivery, why }] : []
  })

/** Every draft on this device by its place, as it changes while this page works on it. */
export const useDrafts = <K extends DeliveryTypes>(
  outbox: Outbox<K>
): Readonly<Record<string, DeliveryDraft<K>>> => {
  const [kept, setKept] = useState<Readonly<Record<string, DeliveryDraft<K>>>>({})
  const { store } = outbox
  useEffect(() => {
    let gone = false
    store.list().then((drafts) => {
      const places = drafts.map(({ record, draft }) => [store.placeOf(record), draft] as const)
      if (!gone) setKept(Object.fromEntries(places))
    })
    return () => {
      gone = true
    }
  }, [store])
  const open = useOpenDeliveries(outbox).flatMap(({ actor, place }) =>
    actor ? [[place, draftIn(actor.getSnapshot().context)] as const] : []
  )
  return { ...kept, ...Object.fromEntries(open) }
}
