import { type DeliveryTypes, isAt, type ReturnsRead, returnsReadIn } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { useEffect } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import type { LogActors } from "./useLogDeliveries.ts"

type PartOfStep = DeliveryActor<DeliveryTypes & { readonly facts: ReturnsRead }>

/**
 * Tells each part of a log that is filled in which return its leader has read last. What was asked to be sent says what was read
 * until then, however long it waits.
 */
export const useReturnsRead = (log: LeaderLog, actors: LogActors): void => {
  const returnsRead = returnsReadIn(log)
  useEffect(() => {
    if (returnsRead === undefined) return
    const subscriptions = (Object.values(actors) as ReadonlyArray<unknown>).map((part) => {
      const actor = part as PartOfStep
      const tell = () => {
        const delivery = actor.getSnapshot()
        if (isAt(delivery, "filling") && delivery.context.facts.returnsRead !== returnsRead)
          actor.send({ type: "facts.told", facts: { returnsRead } })
      }
      tell()
      return actor.subscribe(tell)
    })
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actors, returnsRead])
}
