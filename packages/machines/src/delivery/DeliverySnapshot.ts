import { matchesState, type StateValue } from "xstate"
import type { DeliveryContext } from "./DeliveryContext.ts"
import { isUnsent } from "./DeliveryDraft.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"

/** Where a delivery is, for whoever looks at one of whatever kind. */
export interface DeliverySnapshot<K extends DeliveryTypes = DeliveryTypes> {
  readonly value: StateValue
  readonly context: DeliveryContext<K>
  readonly children: object
}

/** The states that a person can tell apart. */
export type DeliveryState =
  | "reading"
  | "asking"
  | "deciding"
  | "absent"
  | "filling"
  | "refused"
  | "sealing"
  | "sending"
  | "waiting"
  | "comparing"
  | "conflicting"
  | "received"

/** Whether a delivery is in one of these states. */
export const isAt = (
  { value }: Pick<DeliverySnapshot, "value">,
  ...states: ReadonlyArray<DeliveryState>
): boolean =>
  states.some((state) => matchesState(state === "refused" ? { filling: "refused" } : state, value))

/** What keeps a delivery on the device: it is on its way, or a person has to look at it, or at one of its attachments. */
export type Unsent = "waiting" | "refused" | "attachmentRefused"

/** How a delivery that was asked to be sent stands; nothing where the service has it wholly, or nobody has asked yet. */
export const unsentOf = (delivery: DeliverySnapshot): Unsent | undefined => {
  if (isAt(delivery, "conflicting", "refused")) return "refused"
  if (!isUnsent(delivery.context)) return undefined
  const isAttachmentRefused = delivery.context.attachments.some(({ status }) => status === "refused")
  return isAt(delivery, "received") && isAttachmentRefused ? "attachmentRefused" : "waiting"
}
