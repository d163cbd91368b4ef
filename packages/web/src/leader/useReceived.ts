import { type DeliveryTypes, isAt } from "@crewfleet/machines"
import { useEffect, useEffectEvent } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"

/** Tells when something that was sent while this is shown was received. */
export const useReceived = <K extends DeliveryTypes>(
  actor: DeliveryActor<K>,
  onReceived: () => void
): void => {
  const tell = useEffectEvent(onReceived)
  useEffect(() => {
    let wasSending = isAt(actor.getSnapshot(), "sealing", "sending", "waiting")
    const subscription = actor.subscribe(() => {
      const delivery = actor.getSnapshot()
      const isReceived = isAt(delivery, "received")
      if (wasSending && isReceived) tell()
      wasSending = isAt(delivery, "sealing", "sending", "waiting", "comparing")
    })
    return () => subscription.unsubscribe()
  }, [actor])
}
