import {
  type Failure,
  failureOf,
  isRefusedWith,
  type Notice,
  noticesFor,
  type Problem,
  type TransportJob
} from "@crewfleet/sdk"
import { committedStatuses, isAmong, remainingSeats, transportPlanWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import type { FileReference } from "../file/FileReference.ts"
import { isOffered, problemsWith } from "../life/offered.ts"
import { failedAgain, notFailed, type Retrying, retryPause } from "../list/Retrying.ts"
import { port } from "../port.ts"
import type { UploadEnd } from "../upload/Upload.ts"
import { wrongWithFile } from "../upload/Upload.ts"
import type { UploadReport } from "../upload/uploadMachine.ts"
import { riskDocumentUpload } from "./riskDocumentUpload.ts"
import { isAskedFirst, type TransportAct, toldOf } from "./TransportAct.ts"
import { transportLife } from "./transportLife.ts"

/** Which job is looked at, and for which agency; administrators name none. */
export interface TransportRequest {
  readonly id: number
  readonly agencyId?: number | undefined
}

/** What is chosen in a list of its own: a vehicle, a driver, or workers for a line of the crew. */
export type TransportPicker =
  | { readonly of: "vehicle" | "driver" }
  | { readonly of: "crew"; readonly specId: number }

/** What happens on the page of a job. */
export type TransportJobEvent =
  /** `key` is another one each time, so that what is sent twice is done once. */
  | { readonly type: "act.chosen"; readonly act: TransportAct; readonly key: string }
  | { readonly type: "reason.typed"; readonly reason: string }
  | { readonly type: "act.confirmed" }
  | { readonly type: "act.abandoned" }
  | { readonly type: "picker.opened"; readonly picker: TransportPicker }
  | { readonly type: "picker.closed" }
  | { readonly type: "document.chosen"; readonly file: FileReference }
  /** What is shown may be out of date, or could not be loaded. */
  | { readonly type: "reload.asked" }
  | UploadReport

/** What the `act` port is asked with. */
export interface ActRequest {
  readonly request: TransportRequest
  readonly act: TransportAct
  readonly reason: string | undefined
  /** The version of the job that the person saw. */
  readonly version: number | undefined
  readonly key: string
}

/** What the page of a job keeps in mind. */
export interface TransportJobContext extends Retrying {
  readonly request: TransportRequest
  readonly job: TransportJob | undefined
  /** What is done, or waits to be confirmed. */
  readonly act: TransportAct | undefined
  readonly key: string
  /** What was typed for this act; it survives every failure, and until another act is chosen. */
  readonly reason: string
  readonly problems: ReadonlyArray<Problem>
  /** Somebody else was faster: what is shown is newer than what the act was chosen on. */
  readonly overtaken: boolean
  readonly picker: TransportPicker | undefined
  readonly document: FileReference | undefined
  /** Why the risk document was not taken. */
  readonly refused: ReadonlyArray<string>
}

type Failed = {
  readonly error: unknown
}

type Told = {
  readonly output: TransportJob
}

/** Whether an act can be done about a job as it stands now. */
const isPossible = (job: TransportJob, act: TransportAct): boolean =>
  act.do === "step"
    ? job.facts !== undefined && isOffered(transportLife, job.transportStatus, job.facts, act.step)
    : true

const problemsOf = ({ job, act, reason }: TransportJobContext): ReadonlyArray<Problem> => {
  if (!job || !act) return []
  if (act.do === "step")
    return job.facts
      ? problemsWith(transportLife, job.transportStatus, job.facts, { type: act.step, reason })
      : []
  if (act.do === "hold" && reason.trim() === "") return [{ field: "reason", text: "Enter the reason" }]
  const isMissing =
    act.do === "remove" && isAmong(committedStatuses, job.transportStatus) && reason.trim() === ""
  return isMissing ? [{ field: "reason", text: "Enter the reason: the crew was sent already" }] : []
}

const noticesOf = (failure: Failure): ReadonlyArray<Notice> => noticesFor("authenticatedCall", failure)

/** What the page of a job is made of: ports, actions and guards. */
export const transportJob = setup({
  types: {
    input: {} as { readonly request: TransportRequest },
    context: {} as TransportJobContext,
    events: {} as TransportJobEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    load: port<TransportJob, { readonly request: TransportRequest }>("load"),
    act: port<TransportJob, ActRequest>("act"),
    upload: riskDocumentUpload
  },
  delays: { retryPause },
  guards: {
    triesAgain: ({ context }) => context.attempts > 0,
    isPossible: ({ context: { job } }, { act }: { readonly act: TransportAct }) =>
      job !== undefined && isPossible(job, act),
    isAskedFirst: ({ context: { job } }, { act }: { readonly act: TransportAct }) =>
      job !== undefined && isPossible(job, act) && isAskedFirst(act),
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isAsked: ({ context: { act } }) => act !== undefined && isAskedFirst(act),
    picks: ({ context }) => context.picker !== undefined,
    /** Seats of the line are left for which workers are booked. */
    picksOn: ({ context: { picker } }, { output }: Told) =>
      picker?.of === "crew" &&
      output.transportWorkerSpecList.some(
        (spec) => spec.workerSpecId === picker.specId && remainingSeats(spec) > 0
      ),
    isStillWanted: ({ context: { act, overtaken } }, { output }: Told) =>
      overtaken && act !== undefined && isAskedFirst(act) && isPossible(output, act),
    isUploaded: (_, { output }: { readonly output: UploadEnd<TransportJob> }) =>
      output.upload.answer !== undefined && output.failure === undefined,
    /** Somebody else was faster, or it is there no more. */
    isOvertaken: (_, { error }: Failed) => isRefusedWith(failureOf(error), 409)
  },
  actions: {
    keepJob: assign((_, { output }: Told) => ({ ...notFailed, job: output })),
    keepFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
    choose: assign(({ context }, { act, key }: { readonly act: TransportAct; readonly key: string }) => ({
      act,
      key,
      reason: JSON.stringify(act) === JSON.stringify(context.act) ? context.reason : "",
      problems: [],
      overtaken: false
    })),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    noteOvertaken: assign({ overtaken: true }),
    leaveAct: assign({ problems: [], overtaken: false }),
    forgetAct: assign({ act: undefined, key: "", reason: "", problems: [], overtaken: false }),
    openPicker: assign((_, { picker }: { readonly picker: TransportPicker }) => ({ picker })),
    closePicker: assign({ picker: undefined }),
    chooseDocument: assign((_, { file }: { readonly file: FileReference }) => ({
      document: file,
      refused: []
    })),
    keepUpload: enqueueActions(
      ({ context, enqueue }, { output }: { readonly output: UploadEnd<TransportJob> }) => {
        const { upload, because, failure } = output
        enqueue.assign({
          job: upload.answer ?? context.job,
          document: undefined,
          refused: wrongWithFile({ because, failure })
        })
        if (failure) for (const notice of noticesOf(failure)) enqueue.emit({ type: "notice", notice })
      }
    ),
    notifyUploaded: emit({ type: "notice", notice: transportPlanWords.riskUploaded }),
    notifyDone: enqueueActions(({ context: { act }, enqueue }) => {
      if (act) enqueue.emit({ type: "notice", notice: toldOf(act) })
    }),
    explain: enqueueActions(({ enqueue }, { error }: Failed) => {
      const failure = failureOf(error)
      const violations = failure._tag === "Refused" ? failure.violations : []
      enqueue.assign({
        problems: violations
          .filter(({ field }) => field === "reason")
          .map(({ message }) => ({ field: "reason", text: message }))
      })
      for (const notice of noticesOf(failure)) enqueue.emit({ type: "notice", notice })
    })
  }
})
