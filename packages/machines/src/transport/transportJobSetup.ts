import type { Notice, Problem, TransportJob } from "@crewfleet/sdk"
import {
  remainingSeats,
  riskDocumentUnsent,
  takingOffProblem,
  transportPlanWords
} from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import {
  type Acting,
  type ActingEvent,
  chosenAct,
  conflictOf,
  isConflict,
  noAct,
  nothingTold,
  overtakes,
  refusalOf,
  waitingAct
} from "../acting/Acting.ts"
import type { FileReference } from "../file/FileReference.ts"
import { isOffered, problemsWith } from "../life/offered.ts"
import { failedAgain, notFailed, type Retrying, retryPause } from "../list/Retrying.ts"
import { port } from "../port.ts"
import { refusalOfFile, type Upload, type UploadEnd, uploadOf, wrongWithFile } from "../upload/Upload.ts"
import type { UploadReport } from "../upload/uploadMachine.ts"
import { factsUntold } from "./factsOfSeat.ts"
import { riskDocumentUpload } from "./riskDocumentUpload.ts"
import { shiftLife } from "./shiftLife.ts"
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
  | ActingEvent
  | { readonly type: "picker.opened"; readonly picker: TransportPicker }
  | { readonly type: "picker.closed" }
  | { readonly type: "document.chosen"; readonly file: FileReference }
  /** The same document is sent once more. */
  | { readonly type: "document.retried" }
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
export interface TransportJobContext extends Retrying, Acting<TransportAct> {
  readonly request: TransportRequest
  readonly job: TransportJob | undefined
  readonly key: string
  readonly picker: TransportPicker | undefined
  /** The risk document that was chosen, as far as it has come; nothing once it is on file, or will not do. */
  readonly document: Upload<TransportJob> | undefined
  /** Why the risk document was not taken, or has not arrived. */
  readonly refused: ReadonlyArray<string>
}

type Failed = {
  readonly error: unknown
}

type Told = {
  readonly output: TransportJob
}

/** Whether an act can be done about a job as it stands now. */
const isPossible = (job: TransportJob, act: TransportAct): boolean => {
  switch (act.do) {
    case "step":
      return job.facts !== undefined && isOffered(transportLife, job.transportStatus, job.facts, act.step)
    case "pickVehicle":
    case "pickDriver":
    case "nameLeader":
      return act.id !== undefined || takingOffProblem(job.transportStatus, picks[act.do]) === undefined
    default:
      return true
  }
}

const picks = { pickVehicle: "vehicle", pickDriver: "driver", nameLeader: "leader" } as const

const problemsOf = ({ job, act, reason }: TransportJobContext): ReadonlyArray<Problem> => {
  if (!job || !act) return []
  if (act.do === "step")
    return job.facts
      ? problemsWith(transportLife, job.transportStatus, job.facts, { type: act.step, reason })
      : []
  if (act.do === "hold" && reason.trim() === "") return [{ field: "reason", text: "Enter the reason" }]
  const ofPlace = (status: string, type: "booking.removed" | "booking.rejected") =>
    problemsWith(shiftLife, status, factsUntold(job.transportStatus), { type, reason })
  if (act.do === "remove") return ofPlace("BOOKED", "booking.removed")
  return act.do === "reject" ? ofPlace("APPLIED", "booking.rejected") : []
}

/** What changes with each act about a job or its crew, whoever does it. */
const versionsOf = ({ version, transportStatus, transportWorkerSpecList }: TransportJob) => ({
  version,
  transportStatus,
  seats: transportWorkerSpecList.flatMap(({ bookings }) => bookings.map(({ id, version: of }) => [id, of]))
})

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
    isStillWanted: ({ context }, { output }: Told) => {
      const act = waitingAct(context)
      return act !== undefined && isAskedFirst(act) && isPossible(output, act)
    },
    isUploaded: (_, { output }: { readonly output: UploadEnd<TransportJob> }) =>
      output.upload.answer !== undefined && output.failure === undefined,
    hasDocument: ({ context }) => context.document !== undefined,
    isConflict: (_, { error }: Failed) => isConflict(error)
  },
  actions: {
    keepConflict: assign((_, { error }: Failed) => conflictOf(error)),
    /** Where no dialog of the act is shown any more. */
    tellWarnings: enqueueActions(({ context: { warnings }, enqueue }) => {
      enqueue.assign({ warnings: [] })
      for (const notice of warnings) enqueue.emit({ type: "notice", notice })
    }),
    keepJob: assign(({ context }, { output }: Told) => ({
      ...notFailed,
      job: output,
      overtaken: overtakes(context, context.job && versionsOf(context.job), versionsOf(output))
    })),
    keepFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
    choose: assign(({ context }, { act, key }: { readonly act: TransportAct; readonly key: string }) => ({
      ...chosenAct(context, act),
      key
    })),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    leaveAct: assign(nothingTold),
    forgetAct: assign({ ...noAct, key: "" }),
    openPicker: assign((_, { picker }: { readonly picker: TransportPicker }) => ({ picker })),
    closePicker: assign({ picker: undefined }),
    chooseDocument: assign((_, { file }: { readonly file: FileReference }) => ({
      document: uploadOf(file),
      refused: []
    })),
    keepUploaded: assign(({ context }, { output }: { readonly output: UploadEnd<TransportJob> }) => ({
      job: output.upload.answer ?? context.job,
      document: undefined,
      refused: []
    })),
    /** A document that has not arrived stays chosen; one that will not do is not sent again. */
    keepUnsent: assign((_, { output }: { readonly output: UploadEnd<TransportJob> }) => ({
      document: wrongWithFile(output).length === 0 ? output.upload : undefined,
      refused: [
        output.failure && output.failure._tag !== "Refused" ? riskDocumentUnsent : refusalOfFile(output)
      ]
    })),
    notifyUploaded: emit({ type: "notice", notice: transportPlanWords.riskUploaded }),
    notifyDone: enqueueActions(({ context: { act }, enqueue }) => {
      if (act) enqueue.emit({ type: "notice", notice: toldOf(act) })
    }),
    explain: enqueueActions(({ enqueue }, { error }: Failed) => {
      const { problems, notices } = refusalOf(error)
      enqueue.assign({ problems })
      for (const notice of notices) enqueue.emit({ type: "notice", notice })
    })
  }
})
