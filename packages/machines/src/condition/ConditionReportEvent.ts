import type { ConditionForm, Damage, Failure, Party, SignatureForm } from "@crewfleet/sdk"
import type { PhotoStatus } from "./photoSenderMachine.ts"

/** What happens to a condition report; identifiers are made by the host. */
export type ConditionReportEvent =
  | {
      readonly type: "answer.given"
      readonly answers: Partial<Omit<ConditionForm, "signatures" | "damages">>
    }
  /** A damage was added, moved or described. */
  | { readonly type: "damage.placed"; readonly damage: Omit<Damage, "photoIds"> }
  | { readonly type: "damage.removed"; readonly id: string }
  /** A photo was taken; its image is in the host's store. */
  | { readonly type: "photo.taken"; readonly id: string; readonly damageId: string }
  | { readonly type: "photo.unreadable"; readonly damageId: string }
  /** It is gone from the report, or, once that was received, no longer to be sent. */
  | { readonly type: "photo.removed"; readonly id: string }
  | { readonly type: "signature.changed"; readonly party: Party; readonly signature: SignatureForm }
  /** The report is complete and to be sent under this name, unless it has one already. */
  | { readonly type: "send.asked"; readonly id: string }
  | { readonly type: "connection.returned" }
  /** Send what waits now. */
  | { readonly type: "retry.asked" }
  /** What was received is to be changed. */
  | { readonly type: "amendment.asked" }
  /** Of two reports this device's takes the place of the other, under this name. */
  | { readonly type: "own.chosen"; readonly id: string }
  /** Of two reports the received one stays. */
  | { readonly type: "other.chosen" }
  /** What is on this device is to be deleted. */
  | { readonly type: "draft.discarded" }
  | { readonly type: "reload.asked" }
  | { readonly type: "keeping.settled" }
  | {
      readonly type: "photo.told"
      readonly id: string
      readonly status: PhotoStatus
      readonly failure?: Failure | undefined
    }
