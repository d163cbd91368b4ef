import type { DeliveryEvent, DeliverySnapshot, DeliveryTypes } from "@crewfleet/machines"
import type { Subscription } from "xstate"

/** A delivery that runs, of whatever kind, as its screens see it. */
export interface DeliveryActor<K extends DeliveryTypes = DeliveryTypes> {
  send(event: DeliveryEvent<K>): void
  getSnapshot(): DeliverySnapshot<K>
  subscribe(onChange: () => void): Subscription
  stop(): void
}
