import {
  type ConditionContent,
  type ConditionForm,
  contentOf,
  emptyConditionForm,
  type Failure,
  type Moment,
  type OutgoingReport,
  type ReportProblem,
  type ReportSubject
} from "@crewfleet/sdk"
import type { PhotoStatus } from "./photoSenderMachine.ts"

/** Which report it is: one of the two of a booking. */
export interface ReportOfBooking {
  readonly bookingId: number
  readonly moment: Moment
}

/** A photo that was taken on this device; its image waits in the host's store under its id. */
export interface DraftPhoto {
  readonly id: string
  readonly status: "onDevice" | PhotoStatus
  readonly failure?: Failure | undefined
}

/** What was found at pick-up, as far as a return has to know it. */
export type EarlierReport = Pick<ConditionContent, "odometer" | "damages">

/** A report as the device keeps it: everything that is needed to go on after a crash, and to send it once. */
export interface ConditionDraft {
  readonly form: ConditionForm
  readonly photos: ReadonlyArray<DraftPhoto>
  /** The name under which it is sent; made when it is first asked to be sent. */
  readonly id: string | undefined
  /** The reports that it may knowingly take the place of: earlier attempts, and what a person chose to replace. */
  readonly known: ReadonlyArray<string>
  /** Whether it is complete and to be sent. */
  readonly asked: boolean
  /** When the service received it: ISO 8601. */
  readonly receivedAt: string | undefined
  /** Why the service did not take it when it was last sent. */
  readonly refusal: Failure | undefined
  /** What is wrong with its answers, as they were when it was asked to be sent. */
  readonly problems: ReadonlyArray<ReportProblem>
  readonly subject: ReportSubject | undefined
  readonly earlier: EarlierReport | undefined
}

/** What the device has of a report before it is opened. */
export interface KeptReport {
  readonly draft: ConditionDraft | undefined
  /** The report at pick-up, where that one is on this device too. */
  readonly earlier: EarlierReport | undefined
}

/** A report before anything was noted. */
export const emptyDraft: ConditionDraft = {
  form: emptyConditionForm,
  photos: [],
  id: undefined,
  known: [],
  asked: false,
  receivedAt: undefined,
  refusal: undefined,
  problems: [],
  subject: undefined,
  earlier: undefined
}

/** The draft in a larger context; what was on its way when the page went is on this device again. */
export const draftIn = (context: ConditionDraft): ConditionDraft => ({
  form: context.form,
  photos: context.photos.map(({ id, status }) => ({
    id,
    status: status === "received" ? status : "onDevice"
  })),
  id: context.id,
  known: context.known,
  asked: context.asked,
  receivedAt: context.receivedAt,
  refusal: context.refusal,
  problems: context.problems,
  subject: context.subject,
  earlier: context.earlier
})

/** Whether the service has everything, so that nothing has to stay on the device. */
export const isFinished = ({ receivedAt, photos }: ConditionDraft): boolean =>
  receivedAt !== undefined && photos.every(({ status }) => status === "received")

/** Whether it was asked to be sent and the service does not have all of it. */
export const isUnsent = (draft: ConditionDraft): boolean =>
  draft.refusal !== undefined || (draft.asked && !isFinished(draft))

/** The report that this one knowingly takes the place of. */
export const followed = ({ id, known }: Pick<ConditionDraft, "id" | "known">): string | undefined =>
  known.filter((other) => other !== id).at(-1)

/** What is sent; throws where the report is not complete. */
export const outgoing = (draft: ConditionDraft): OutgoingReport => {
  const { id } = draft
  const content = contentOf(draft.form)
  if (!id || !content) throw new Error("A report is complete and has a name before it is sent")
  return { id, follows: followed(draft) ?? null, content }
}
