import type { DeliveryTypes } from "@crewfleet/machines"
import type { DeliveryActor } from "./DeliveryActor.ts"
import type { DeviceStore } from "./makeDeliveryStore.ts"

/** Removes an attachment from this device, unless the delivery is still to send it. */
export const removeUnlisted = <K extends DeliveryTypes>(
  actor: DeliveryActor<K>,
  store: DeviceStore<K>,
  id: string
): void => {
  const { record, attachments } = actor.getSnapshot().context
  if (attachments.every((attachment) => attachment.id !== id)) store.removeAttachment(record, id)
}
