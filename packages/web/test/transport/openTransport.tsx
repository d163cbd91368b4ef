import {
  type AgencyChecks,
  agenciesForJobMachine,
  agencyChecksEditorMachine,
  authorisationEditorMachine,
  type BoardColumn,
  type BoardRequest,
  crewEditorMachine,
  driversForJobMachine,
  dueForErasureMachine,
  exportLogic,
  type FileReference,
  type FileWanted,
  jobLooksMachine,
  journeyLogMachine,
  type ListRequest,
  type LogActRequest,
  type LogDone,
  type PackForm,
  type PlannedJob,
  packMachine,
  plannerMachine,
  type RiskDocumentPlace,
  riskDocumentUpload,
  type TransportAct,
  type TransportLine,
  type TransportRequest,
  transportBoardMachine,
  transportHistoryMachine,
  transportJobMachine,
  transportJobsMachine,
  transportMessageEditor,
  transportMessagesMachine,
  transportScheduleMachine,
  type UploadEvent,
  usualLengthEditorMachine,
  vehiclesForJobMachine,
  type WatchedLog,
  workersForJobMachine
} from "@crewfleet/machines"
import type {
  AgencyForJob,
  JourneyLog,
  Page,
  TransportEntry,
  TransportErasure,
  TransportJob,
  TransportLane,
  TransportLook,
  TransportMessage,
  VehicleForJob,
  WorkerForJob,
  WorkersForSpec
} from "@crewfleet/sdk"
import { render, screen } from "@testing-library/react"
import { type EventObject, fromCallback, fromPromise } from "xstate"
import * as someJob from "../../../machines/test/transport/someJob.ts"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { AgencyJobScreen } from "../../src/leader/AgencyJobScreen.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { TransportJobScreen } from "../../src/transport/TransportJobScreen.tsx"
import type { TransportLogics } from "../../src/transport/transportLogics.ts"

export const { ready } = someJob

export const grace = { id: 12, firstname: "Grace", lastname: "Lee" }
export const omar = { id: 13, firstname: "Omar", lastname: "Haddad" }

/** A line of the crew for a nurse, with its bookings. */
export const nurses = (
  bookings: TransportJob["transportWorkerSpecList"][number]["bookings"] = [],
  numberOfStaff = 2
): TransportJob["transportWorkerSpecList"][number] => ({
  workerSpecId: 11,
  rowId: "code-32",
  assignmentCode: 32,
  assignmentCodeName: "Nurse",
  gender: "NO_PREFERENCE",
  numberOfStaff,
  bookings,
  bookingsCount: bookings.filter(({ shiftStatus }) => shiftStatus === "BOOKED").length
})

/** A job as its agency reads it, of a nurse, with a patient and a plan. */
export const jobOf = (more: Partial<TransportJob> = {}): TransportJob =>
  someJob.jobOf({
    timeZone: "Europe/London",
    pickupPostCode: "SE5 8AZ",
    destination: "The Maudsley",
    destinationPostCode: "NW3 2QG",
    shiftDate: ready.dateTimeRequired,
    shiftEndDate: "2026-11-24T15:00:00.000Z",
    patientName: "Robin Vale",
    assaultStaff: "H",
    assaultStaffDesc: "Struck a nurse last week",
    selfHarm: "L",
    transportWorkerSpecList: [nurses()],
    ...more
  })

/** What the service answers to the parts of a job's page. */
export interface Answers {
  /** The jobs that it tells one after the other; the last again and again. */
  readonly jobs?: ReadonlyArray<TransportJob>
  readonly act?: (act: TransportAct, reason: string | undefined) => TransportJob
  /** How each attempt to upload a risk document ends, one after the other. */
  readonly uploads?: ReadonlyArray<UploadEvent>
  readonly vehicles?: ReadonlyArray<VehicleForJob>
  readonly drivers?: ReadonlyArray<WorkerForJob>
  readonly workers?: ReadonlyArray<WorkersForSpec>
  readonly agencies?: ReadonlyArray<AgencyForJob>
  readonly leaving?: ReadonlyArray<TransportErasure>
  readonly messages?: ReadonlyArray<TransportMessage>
  readonly history?: ReadonlyArray<TransportEntry>
  readonly authorise?: (form: unknown) => unknown
  readonly lines?: ReadonlyArray<TransportLine>
  readonly usualLength?: (form: unknown) => unknown
  readonly checks?: (form: unknown) => unknown
  /** The logs that it tells one after the other; the last again and again. */
  readonly logs?: ReadonlyArray<JourneyLog>
  readonly logAct?: (asked: LogActRequest) => LogDone
  readonly lanes?: ReadonlyArray<TransportLane>
}

/** A refusal of the service. */
export const refused = (status: number, message: string) => ({
  _tag: "Refused" as const,
  status,
  message,
  violations: []
})

/** The machines of transport jobs with what the service answers in their ports. */
export const logicsWith = (answers: Answers): TransportLogics => {
  const { jobs = [jobOf()], act = () => jobs[0] ?? jobOf() } = answers
  const told = [...jobs]
  const load = () => told.shift() ?? jobs.at(-1) ?? jobOf()
  const makeJob = () => ({
    store: makeImageStore(async (file) => file),
    logic: transportJobMachine.provide({
      actors: {
        load: fromPromise(async () => load()),
        act: fromPromise(async ({ input }) => act(input.act, input.reason)),
        upload: riskDocumentUpload.provide({
          actors: {
            send: fromCallback<EventObject, { readonly to: RiskDocumentPlace; readonly file: FileReference }>(
              ({ sendBack }) => {
                const end = ends.shift()
                if (end) sendBack(end)
              }
            )
          }
        })
      }
    })
  })
  const ends = [...(answers.uploads ?? [])]
  const written: Array<TransportMessage> = []
  const logs = [...(answers.logs ?? [])]
  const { id, version, shiftDate, shiftEndDate, breakTime, dateTimeRequired } = jobs[0] ?? jobOf()
  const times = { start: shiftDate, end: shiftEndDate, breakTime }
  const planned: PlannedJob = { id, version, dateTimeRequired: dateTimeRequired ?? undefined, ...times }
  return {
    makeJob,
    jobs: transportJobsMachine.provide({
      actors: {
        load: fromPromise(async () => {
          const content = answers.lines ?? []
          return { content, totalElements: content.length }
        })
      }
    }),
    export: exportLogic(
      () => Promise.reject(new Error("Nothing is exported")),
      () => Promise.reject(new Error("Nothing is exported"))
    ),
    board: transportBoardMachine.provide({
      actors: {
        load: fromPromise<ReadonlyArray<BoardColumn>, { readonly request: BoardRequest }>(async () => [
          { transportStatus: "NEW" as const, total: 0, jobs: [] },
          { transportStatus: "ACCEPTED" as const, total: 2, jobs: answers.lines ?? [] }
        ])
      }
    }),
    schedule: transportScheduleMachine.provide({
      actors: { load: fromPromise(async () => answers.lanes ?? []) }
    }),
    vehicles: vehiclesForJobMachine.provide({
      actors: { load: fromPromise(async () => answers.vehicles ?? []) }
    }),
    drivers: driversForJobMachine.provide({
      actors: { load: fromPromise(async () => answers.drivers ?? []) }
    }),
    workers: workersForJobMachine.provide({
      actors: { load: fromPromise(async () => answers.workers ?? []) }
    }),
    dueForErasure: dueForErasureMachine.provide({
      actors: { load: fromPromise(async () => answers.leaving ?? []) }
    }),
    agencies: agenciesForJobMachine.provide({
      actors: { load: fromPromise(async () => answers.agencies ?? []) }
    }),
    history: transportHistoryMachine.provide({
      actors: {
        load: fromPromise<ReadonlyArray<TransportEntry>, { readonly request: TransportRequest }>(
          async () => answers.history ?? []
        )
      }
    }),
    looks: jobLooksMachine.provide({
      actors: {
        load: fromPromise<Page<TransportLook>, { readonly request: ListRequest<TransportRequest> }>(
          async () => ({ content: [], totalElements: 0 })
        )
      }
    }),
    pack: (hand) =>
      packMachine.provide({
        actors: {
          deliver: fromPromise<void, FileWanted<TransportRequest, PackForm>>(async ({ input: { as } }) =>
            hand(new TextEncoder().encode(as), as)
          )
        }
      }),
    journeyLog: journeyLogMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<WatchedLog> => {
          const log = logs.length > 1 ? logs.shift() : logs[0]
          if (!log) throw refused(404, "There is no log")
          return { log, readAt: ready.now }
        }),
        act: fromPromise(async ({ input }) => {
          if (!answers.logAct) throw refused(409, "Nothing is done")
          return answers.logAct(input)
        })
      }
    }),
    messages: transportMessagesMachine.provide({
      actors: {
        load: fromPromise(
          async (): Promise<ReadonlyArray<TransportMessage>> => [...(answers.messages ?? []), ...written]
        )
      }
    }),
    message: () =>
      transportMessageEditor.provide({
        actors: {
          load: fromPromise(async () => ({ id: 99 })),
          save: fromPromise(async ({ input }) => {
            const { body } = input.form
            written.push({ id: 99, side: "AGENCY", at: ready.now, body })
            return { id: 99 }
          })
        }
      }),
    planner: () => plannerMachine,
    usualLength: usualLengthEditorMachine.provide({
      actors: {
        load: fromPromise(async () => ({ id: 4, usualMinutes: 360 })),
        save: fromPromise(async ({ input }) => answers.usualLength?.(input.form))
      }
    }),
    checks: agencyChecksEditorMachine.provide({
      actors: {
        load: fromPromise(
          async (): Promise<AgencyChecks> => ({
            id: 4,
            checks: [{ rowId: "ramp", label: "Ramp", gravity: "CRITICAL" }]
          })
        ),
        save: fromPromise(async ({ input }) => answers.checks?.(input.form))
      }
    }),
    authorisation: () =>
      authorisationEditorMachine.provide({
        actors: {
          load: fromPromise(async () => planned),
          save: fromPromise(async ({ input }) => answers.authorise?.(input.form))
        }
      }),
    crew: () => crewEditorMachine
  } as TransportLogics
}

/** The page of job 7, to an agency unless told, once it is there. */
export const openJob = async (answers: Answers = {}, userType: "AGENCY" | "ADMIN" = "AGENCY") => {
  history.replaceState(null, "", "/agency/jobs/transport/7")
  const Screen = userType === "AGENCY" ? AgencyJobScreen : TransportJobScreen
  render(
    <>
      <NoticeRegion />
      <Screen
        id={7}
        userType={userType}
        agencyId={userType === "AGENCY" ? 4 : undefined}
        session={{ permissions: ["VIEW_SETTINGS"] }}
        owner={undefined}
        logics={logicsWith(answers)}
      />
    </>
  )
  await screen.findByText("SE5 8AZ > NW3 2QG")
}
