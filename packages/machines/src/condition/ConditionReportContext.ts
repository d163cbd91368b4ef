import type { Failure, ReceivedReport } from "@crewfleet/sdk"
import { type ConditionDraft, emptyDraft, type ReportOfBooking } from "./ConditionDraft.ts"

/** What a condition report keeps in mind beside its draft. */
export interface ConditionReportContext extends ConditionDraft, ReportOfBooking {
  /** The report of this moment that the service has. */
  readonly received: ReceivedReport | undefined
  /** Why it waits, or could not be looked up. */
  readonly failure: Failure | undefined
  readonly attempts: number
}

/** A report before it is known what the device and the service have of it. */
export const unopened = (input: ReportOfBooking): ConditionReportContext => ({
  ...input,
  ...emptyDraft,
  received: undefined,
  failure: undefined,
  attempts: 0
})
