import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Id, Instant, maybe, named } from "../contract/wire.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { drivingLicenceForm } from "./drivingLicenceForm.ts"

/** What an agency keeps of the driving licence of a worker. */
export class DrivingLicence extends named<DrivingLicence>("DrivingLicence")({
  /** The number of what the agency keeps of the worker. */
  id: Id,
  /** Whether the worker may be booked as something that drives. */
  drives: Schema.Boolean,
  ...answerFields(drivingLicenceForm),
  /** Counts its changes; 0 while none was kept. */
  version: Id
}) {}

/** The same as it is saved. */
export class DrivingLicenceBody extends named<DrivingLicenceBody>("DrivingLicenceBody")({
  ...formFields(drivingLicenceForm),
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}) {}

/** A shift for which a worker is booked. */
export class WorkerShift extends named<WorkerShift>("WorkerShift")({
  /** The number of the booking. */
  id: Id,
  /** The number of the transport job. */
  jobId: Id,
  /** What the transport job is called. */
  ref: Schema.String,
  /** The name of the ward. */
  clientName: Schema.String,
  /** What the worker is booked as. */
  assignmentCode: Schema.String,
  /** When the shift begins, in UTC. */
  shiftDate: Instant,
  /** When it ends, in UTC. */
  shiftEndDate: Instant
}) {}

const workerParams = {
  /** The number of the worker. */
  workerId: Schema.Int
}
const ofWorker = { params: workerParams, query: agencyInQuery }

const calls = {
  /** What an agency keeps of the driving licence of a worker. */
  licence: HttpApiEndpoint.get("licence", "/agency-worker/:workerId/driving-licence", {
    ...ofWorker,
    success: DrivingLicence
  }),
  /** Saves what an agency has found when it checked the licence. */
  saveLicence: HttpApiEndpoint.put("saveLicence", "/agency-worker/:workerId/driving-licence", {
    ...ofWorker,
    payload: DrivingLicenceBody,
    success: DrivingLicence
  }).annotateMerge(repeatable),
  /** The shifts with an agency for which a worker is booked and that have not ended, page by page, the next one first. */
  shifts: HttpApiEndpoint.get("shifts", "/agency-worker/:workerId/shifts/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: { ...agencyInQuery, ...afterInQuery },
    success: pageOf(WorkerShift)
  })
}

/** The drivers of an agency: their licences, and for what a worker is booked. */
export class DriverApi extends HttpApiGroup.make("driver")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
