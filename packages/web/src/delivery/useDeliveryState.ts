import { type DeliverySnapshot, type DeliveryTypes, type Keeping, keepingOf } from "@crewfleet/machines"
import { useCallback, useSyncExternalStore } from "react"
import type { AnyActorRef } from "xstate"
import type { DeliveryActor } from "./DeliveryActor.ts"

/** Where a delivery is, and how much of it is on the device, drawn anew whenever either changes. */
export const useDeliveryState = <K extends DeliveryTypes>(
  actor: DeliveryActor<K>
): { readonly state: DeliverySnapshot<K>; readonly keeping: Keeping } => {
  const watch = useCallback(
    (draw: () => void) => {
      const { children } = actor.getSnapshot()
      const { keeper } = children as Readonly<Record<string, AnyActorRef | undefined>>
      const subscriptions = [actor.subscribe(draw), keeper?.subscribe(draw)]
      return () => {
        for (const subscription of subscriptions) subscription?.unsubscribe()
      }
    },
    [actor]
  )
  // The keeper is an actor of its own: the delivery's snapshot does not change when it has kept something.
  const keeping = useSyncExternalStore(watch, () => keepingOf(actor.getSnapshot()))
  return { state: useSyncExternalStore(watch, () => actor.getSnapshot()), keeping }
}
