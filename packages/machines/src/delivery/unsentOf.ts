import { isUnsent } from "./DeliveryDraft.ts"
import { type DeliverySnapshot, isAt } from "./DeliverySnapshot.ts"

/** What keeps a delivery on the device: it is on its way, or a person has to look at it, or at one of its attachments. */
export type Unsent = "waiting" | "refused" | "attachmentRefused"

/** How a delivery that was asked to be sent stands; nothing where the service has it wholly, or nobody has asked yet. */
export const unsentOf = (delivery: DeliverySnapshot): Unsent | undefined => {
  if (isAt(delivery, "conflicting", "refused")) return "refused"
  if (!isUnsent(delivery.context)) return undefined
  const isAttachmentRefused = delivery.context.attachments.some(({ status }) => status === "refused")
  return isAt(delivery, "received") && isAttachmentRefused ? "attachmentRefused" : "waiting"
}
