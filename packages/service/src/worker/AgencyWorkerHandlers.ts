import { Api } from "@crewfleet/sdk/effect"
import { dayOf } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { subjectOf } from "../access/Subject.ts"
import { fileLinks } from "../file/fileLink.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { agencyWorkers } from "./agencyWorkers.ts"
import { applicantsOf } from "./applicantsOf.ts"
import { askedWorker } from "./askedWorker.ts"
import { informationOf, setFitToWork, updateInformation } from "./information.ts"
import { decline, letGo, takeOn } from "./standings.ts"
import { waitingRecords } from "./waitingRecords.ts"
import { withVerdicts } from "./withVerdicts.ts"
import { addJob, jobsOf, removeJob } from "./workerJobs.ts"
import { addNote, notesOf } from "./workerNotes.ts"

/** Translates the contract into calls on an agency's workers, and nothing more. */
export const AgencyWorkerHandlers = HttpApiBuilder.group(Api, "agencyWorker", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ params, query: { standings, ...query } }) {
      const { caller, tenant: scope } = yield* permitted
      const today = dayOf(yield* now, yield* timeZoneOf(scope))
      const page = yield* agencyWorkers({ ...params, ...query, statuses: standings, scope, today })
      return { ...page, content: yield* withVerdicts(page.content, subjectOf(caller)) }
    }),
    applicants: Effect.fnUntraced(function* ({ params, query: { declined, ...query } }) {
      const statuses = [declined ? "DECLINED" : "APPLIED"]
      return yield* applicantsOf({ ...params, ...query, statuses, scope: yield* permittedTenant })
    }),
    waiting: Effect.fnUntraced(function* ({ params, query }) {
      const { caller } = yield* permittedPerson
      const link = yield* fileLinks(caller.userId)
      return yield* waitingRecords({ ...params, ...query, agencyId: yield* permittedTenant, link })
    }),
    takeOn: Effect.fnUntraced(function* ({ query }) {
      yield* takeOn(yield* askedWorker(query.agencyId))
      return { message: "Worker Taken On Successfully" }
    }),
    decline: Effect.fnUntraced(function* ({ query, payload }) {
      yield* decline(yield* askedWorker(query.agencyId), payload.reason)
      return { message: "Applicant Declined Successfully" }
    }),
    letGo: Effect.fnUntraced(function* ({ query }) {
      yield* letGo(yield* askedWorker(query.agencyId))
      return { message: "Worker let go" }
    }),
    information: Effect.fnUntraced(function* ({ query }) {
      return yield* informationOf(yield* askedWorker(query.agencyId))
    }),
    updateInformation: Effect.fnUntraced(function* ({ query, payload }) {
      return yield* updateInformation(yield* askedWorker(query.agencyId), payload)
    }),
    fitToWork: Effect.fnUntraced(function* ({ query, payload }) {
      yield* setFitToWork(yield* askedWorker(query.agencyId), payload.fitToWork)
      return { message: "Worker Fit To Work Updated Successfully" }
    }),
    jobs: Effect.fnUntraced(function* ({ query }) {
      return yield* jobsOf(yield* askedWorker(query.agencyId))
    }),
    jobCount: Effect.fnUntraced(function* ({ query }) {
      return { count: (yield* jobsOf(yield* askedWorker(query.agencyId))).length }
    }),
    addJob: Effect.fnUntraced(function* ({ query, payload }) {
      return yield* addJob(yield* askedWorker(query.agencyId), payload)
    }),
    removeJob: Effect.fnUntraced(function* ({ params: { jobId }, query }) {
      yield* removeJob(yield* askedWorker(query.agencyId), jobId)
      return { message: "Worker Removed Successfully" }
    }),
    notes: Effect.fnUntraced(function* ({ params: { page, size }, query: { agencyId, ...query } }) {
      const { workerId, agencyId: scope } = yield* askedWorker(agencyId)
      return yield* notesOf({ ...query, page, size, workerId, scope })
    }),
    addNote: Effect.fnUntraced(function* ({ query, payload }) {
      return yield* addNote(yield* askedWorker(query.agencyId), payload.note)
    })
  })
)
