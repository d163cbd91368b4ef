import type { UploadReport } from "../upload/uploadMachine.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"

/** What happens to a delivery; identifiers are made by the host. */
export type DeliveryEvent<K extends DeliveryTypes = DeliveryTypes> =
  /** An attachment that the form names for the first time is on this device; one that it names no more is gone. */
  | { readonly type: "form.edited"; readonly edit: K["edit"] }
  /** Another delivery on this device tells what the form has to fit. */
  | { readonly type: "facts.told"; readonly facts: Partial<K["facts"]> }
  /** What today's form has no place for was read, and may go. */
  | { readonly type: "left.dismissed" }
  /** The form is complete and to be sent under this name; `now` is the present moment, ISO 8601. */
  | { readonly type: "send.asked"; readonly id: string; readonly now: string }
  | { readonly type: "connection.returned" }
  /** Send what waits now. */
  | { readonly type: "retry.asked" }
  /** What was received, or waits to be sent, is to be changed. */
  | { readonly type: "amendment.asked" }
  /** An attachment of what was received is no longer to be sent. */
  | { readonly type: "attachment.removed"; readonly id: string }
  /** Of two of the same record this device's takes the place of the other, under this name. */
  | { readonly type: "own.chosen"; readonly id: string }
  /** Of two of the same record the received one stays. */
  | { readonly type: "other.chosen" }
  /** What is on this device is to be deleted. */
  | { readonly type: "draft.discarded" }
  | { readonly type: "reload.asked" }
  | { readonly type: "keeping.settled" }
  /** How the attachment of this name stands. */
  | UploadReport
