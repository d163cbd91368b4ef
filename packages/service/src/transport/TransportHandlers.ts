import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Doer } from "../life/insertChange.ts"
import { agenciesForJob } from "./agenciesForJob.ts"
import { authoriseJob } from "./authoriseJob.ts"
import { holdJob } from "./holdJob.ts"
import { jobBoard } from "./jobBoard.ts"
import { jobHistory } from "./jobHistory.ts"
import { jobPage, jobPageOfAll } from "./jobPage.ts"
import { jobSchedule } from "./jobSchedule.ts"
import { nameLeader } from "./nameLeader.ts"
import { pickDriver } from "./pickDriver.ts"
import { pickVehicle } from "./pickVehicle.ts"
import { crewing } from "./planning.ts"
import { uploadRisk } from "./riskDocument.ts"
import { saveCrew } from "./saveCrew.ts"
import { saveLegible } from "./saveLegible.ts"
import { saveTimes } from "./saveTimes.ts"
import { seeChanges } from "./seeChanges.ts"
import { type JobViewer, shownJob } from "./shownJob.ts"
import { soonErased } from "./soonErased.ts"
import { stepJob } from "./stepJob.ts"
import { takePlace } from "./takePlace.ts"
import { takeShiftStep } from "./takeShiftStep.ts"
import { transportLooks } from "./transportLooks.ts"
import { addMessage, messagesForAgency } from "./transportMessages.ts"
import { jobNotFound } from "./transportRefusals.ts"
import { saveTransportSettings, transportSettings } from "./transportSettings.ts"
import { vehiclesForJob } from "./vehiclesForJob.ts"
import { visibleJob } from "./visibleJob.ts"
import { driversForJob, workersForJob } from "./workersForJob.ts"

/** Translates the contract into calls on transport jobs, and nothing more. */
export const TransportHandlers = HttpApiBuilder.group(Api, "transport", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ params, query: { searchCriteria: search, ...query } }) {
      const { caller, tenant } = yield* permittedPerson
      const asked = { ...query, ...params, search, ...(query.direction && { sort: "requiredAt" }) }
      return caller.userType === "ADMIN" && tenant === undefined
        ? yield* jobPageOfAll(asked)
        : yield* jobPage({ ...asked, scope: tenant })
    }),
    dueForErasure: Effect.fnUntraced(function* () {
      yield* permittedPerson
      return yield* soonErased()
    }),
    board: Effect.fnUntraced(function* () {
      return yield* jobBoard(yield* permittedTenant)
    }),
    schedule: Effect.fnUntraced(function* ({ query: { from, to } }) {
      return yield* jobSchedule(yield* permittedTenant, from, to)
    }),
    settings: Effect.fnUntraced(function* () {
      return yield* transportSettings(yield* permittedTenant)
    }),
    saveSettings: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveTransportSettings(yield* permittedTenant, payload)
    }),
    byId: Effect.fnUntraced(function* ({ params }) {
      return yield* shownJob(params.id, yield* viewer)
    }),
    history: Effect.fnUntraced(function* ({ params: { id } }) {
      return yield* jobHistory(id, yield* viewer)
    }),
    step: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, stepJob(yield* planner(params.id), payload))
    }),
    authorise: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, authoriseJob(yield* planner(params.id), payload))
    }),
    seeChanges: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, seeChanges(yield* planner(params.id), payload))
    }),
    vehicles: Effect.fnUntraced(function* ({ params }) {
      return yield* vehiclesForJob(params.id, yield* permittedTenant)
    }),
    pickVehicle: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, pickVehicle(yield* planner(params.id), payload))
    }),
    drivers: Effect.fnUntraced(function* ({ params }) {
      return yield* driversForJob(params.id, yield* permittedTenant)
    }),
    pickDriver: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, pickDriver(yield* planner(params.id), payload))
    }),
    workers: Effect.fnUntraced(function* ({ params }) {
      return yield* workersForJob(params.id, yield* permittedTenant)
    }),
    bookWorker: Effect.fnUntraced(function* ({ params: { id, specId }, payload: { workerId } }) {
      const { agencyId, userId } = yield* planner(id)
      const { jobId } = yield* crewing(
        takePlace({
          ...{ specId, workerId, agencyId, onlyJob: id },
          event: { type: "worker.booked" },
          by: { userId }
        })
      )
      return yield* shownJob(jobId, yield* viewer)
    }),
    approve: Effect.fnUntraced(function* ({ params: { bookingId }, payload: { version } }) {
      const { agencyId, ...by } = yield* person
      const { jobId } = yield* crewing(
        takeShiftStep({ ...{ bookingId, agencyId, version, by }, event: { type: "booking.approved" } })
      )
      return yield* shownJob(jobId, yield* viewer)
    }),
    reject: Effect.fnUntraced(function* ({ params: { bookingId }, payload: { reason, version } }) {
      const { agencyId, ...by } = yield* person
      const { jobId } = yield* crewing(
        takeShiftStep({ ...{ bookingId, agencyId, version, by }, event: { type: "booking.refused", reason } })
      )
      return yield* shownJob(jobId, yield* viewer)
    }),
    nameLeader: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, nameLeader(yield* planner(params.id), payload))
    }),
    saveCrew: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, saveCrew(yield* planner(params.id), payload))
    }),
    uploadRisk: Effect.fnUntraced(function* ({ params, payload: { file } }) {
      return yield* uploadRisk(yield* planner(params.id), file)
    }),
    saveTimes: Effect.fnUntraced(function* ({ params, payload }) {
      const { agencyId, userId } = yield* planner(params.id)
      return yield* answering(params.id, saveTimes(params.id, agencyId, payload, { userId }))
    }),
    messages: Effect.fnUntraced(function* ({ params: { id } }) {
      return yield* messagesForAgency(id, { kind: "agency", ...(yield* person) })
    }),
    addMessage: Effect.fnUntraced(function* ({ params: { id }, payload }) {
      const { agencyId, userId } = yield* planner(id)
      yield* visibleJob(id, agencyId)
      return yield* addMessage(id, { agencyId }, payload.body, { userId })
    }),
    looks: Effect.fnUntraced(function* ({ params: { id, ...page }, query }) {
      const { caller, tenant } = yield* permittedPerson
      yield* visibleJob(id, tenant)
      const agencyId = caller.userType === "ADMIN" ? undefined : tenant
      return yield* transportLooks({ ...query, ...page, jobId: id, agencyId })
    }),
    agencies: Effect.fnUntraced(function* ({ params: { id } }) {
      yield* permittedPerson
      return yield* agenciesForJob(id)
    }),
    saveLegible: Effect.fnUntraced(function* ({ params: { id }, payload }) {
      const { caller } = yield* permittedPerson
      return yield* answering(id, saveLegible(id, payload.transportLegibleAgencyIds, caller.userId))
    }),
    hold: Effect.fnUntraced(function* ({ params: { id }, payload }) {
      const { caller } = yield* permittedPerson
      return yield* answering(id, holdJob(id, payload.reason, caller.userId))
    })
  })
)

/** A person of an agency. */
const person = Effect.gen(function* () {
  const { caller } = yield* permittedPerson
  return { agencyId: yield* permittedTenant, userId: caller.userId } satisfies Doer & { agencyId: number }
})

const planner = (id: number) => Effect.map(person, (one) => ({ id, ...one }))

const viewer = Effect.gen(function* () {
  const { caller, tenant } = yield* permittedPerson
  const { userId } = caller
  const as: Extract<JobViewer, { readonly kind: "admin" | "agency" }> =
    caller.userType === "ADMIN" || tenant === undefined
      ? { kind: "admin", userId }
      : { kind: "agency", agencyId: tenant, userId }
  return as
})

/** Does something to a job, and answers the job as it stands then. */
const answering = <A, E, R>(id: number, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    if (!isPossibleId(id)) return yield* Effect.fail(jobNotFound)
    yield* work
    return yield* shownJob(id, yield* viewer)
  })
