import type { ConditionContent, Damage, ReceivedReport, ReportSubject } from "@crewfleet/sdk"
import type { ConditionForm, Moment, Party, SignatureForm } from "@crewfleet/sdk/rules"
import type { DeliveryDraft } from "../delivery/DeliveryDraft.ts"
import type { DeliveryTypes } from "../delivery/DeliveryTypes.ts"

/** Which report it is: one of the two of a booking. */
export interface ReportOfBooking {
  readonly bookingId: number
  readonly moment: Moment
}

/** What was found at pick-up, as far as a return has to know it. */
export type EarlierReport = Pick<ConditionContent, "odometer" | "damages" | "outline">

/** What a report's form has to fit. */
export interface ReportFacts {
  readonly subject: ReportSubject | undefined
  readonly earlier: EarlierReport | undefined
  /** Of a return: the report at pick-up waits on this device, and the hire starts with it. */
  readonly isStarting?: boolean | undefined
  /** When the report was opened, by the device's clock: ISO 8601. */
  readonly openedAt?: string | undefined
}

/** What a person does to a report. */
export type ReportEdit =
  | {
      readonly type: "answer.given"
      readonly answers: Partial<Omit<ConditionForm, "signatures" | "damages">>
    }
  /** A damage was added, moved or described. */
  | { readonly type: "damage.placed"; readonly damage: Omit<Damage, "photoIds"> }
  | { readonly type: "damage.removed"; readonly id: string }
  /** One that was removed is back where it was, with its photos. */
  | { readonly type: "damage.returned"; readonly damage: Damage; readonly at: number }
  /** A photo was taken, or one that was removed is back where it was; its image is in the host's store. */
  | { readonly type: "photo.taken"; readonly id: string; readonly damageId: string; readonly at?: number }
  | { readonly type: "photo.unreadable"; readonly damageId: string }
  | { readonly type: "photo.removed"; readonly id: string }
  /** Whether the hire starts, or is completed, with the report. */
  | { readonly type: "step.chosen"; readonly wanted: boolean }
  | { readonly type: "signature.changed"; readonly party: Party; readonly signature: SignatureForm }

/** A condition report as a delivery; its attachments are the photos of damages. */
export interface ConditionDelivery extends DeliveryTypes {
  readonly record: ReportOfBooking
  readonly form: ConditionForm
  readonly receipt: ReceivedReport
  readonly facts: ReportFacts
  readonly edit: ReportEdit
}

/** A report as the device keeps it. */
export type ConditionDraft = DeliveryDraft<ConditionDelivery>
