import { type DeliveryTypes, isAt } from "@crewfleet/machines"
import { useEffect, useEffectEvent } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"

/** Tells one part of a log what it has to fit, whenever another says something else by now. */
export const useToldFacts = <From extends DeliveryTypes, To extends DeliveryTypes>(
  from: DeliveryActor<From>,
  to: DeliveryActor<To>,
  factsOf: (context: ReturnType<DeliveryActor<From>["getSnapshot"]>["context"]) => Partial<To["facts"]>
): void => {
  const tell = useEffectEvent(() => {
    const { context } = to.getSnapshot()
    const facts = factsOf(from.getSnapshot().context)
    const isOther = Object.entries(facts).some(
      ([fact, told]) =>
        told !== undefined && JSON.stringify(told) !== JSON.stringify(Reflect.get(context.facts, fact))
    )
    if (isOther && isAt(to.getSnapshot(), "filling")) to.send({ type: "facts.told", facts })
  })
  useEffect(() => {
    tell()
    const subscriptions = [from.subscribe(() => tell()), to.subscribe(() => tell())]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [from, to])
}

/** What a part says once it is complete: while it is corrected, what was received of it. */
export const settledForm = <K extends DeliveryTypes>(
  { asked, receivedAt, form, received }: ReturnType<DeliveryActor<K>["getSnapshot"]>["context"],
  formOf: (content: K["receipt"]["content"]) => K["form"]
): K["form"] | undefined => {
  if (asked || receivedAt !== undefined) return form
  return received && formOf(received.content)
}
