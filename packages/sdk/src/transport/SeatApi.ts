import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Id, Instant, maybe, named } from "../contract/wire.ts"
import { verdictWords } from "../eligibility/eligibilityWords.ts"
import { evidenceKinds } from "../eligibility/Requirement.ts"
import { shiftStatuses } from "./shiftStatus.ts"
import { EnteredTimes } from "./TransportCrew.ts"
import { TransportJob } from "./TransportJob.ts"
import { SeatDecision } from "./TransportRequests.ts"
import { transportStatuses } from "./transportStatus.ts"

const journey = {
  /** The number of the job. */
  jobId: Id,
  /** Its reference. */
  refPrefix: Schema.String,
  /** Where the job stands. */
  transportStatus: code(transportStatuses),
  /** The agency. */
  agencyId: Id,
  /** What the agency is called. */
  agencyName: Schema.String,
  /** Its time zone; the platform's where it is absent. */
  timeZone: maybe(Schema.String),
  /** What the place is for. */
  assignmentCodeName: Schema.String,
  /** When the shift begins, in UTC. */
  shiftDate: Instant,
  /** When it ends, in UTC. */
  shiftEndDate: Instant,
  /** The post code of the pickup, its first half until the worker is booked. */
  pickupPostCode: maybe(Schema.String),
  /** The same of the destination. */
  destinationPostCode: maybe(Schema.String)
}

/** A seat that a worker may take, or why not. */
export class OpenSeat extends named<OpenSeat>("OpenSeat")({
  /** The number of the line of the crew. */
  workerSpecId: Id,
  ...journey,
  /** NO_PREFERENCE, FEMALE or MALE. */
  gender: Schema.String,
  /** How many seats are left. */
  remaining: Id,
  /** Whether the worker may work these hours. */
  verdict: code(codesOf(verdictWords)),
  /** What is missing otherwise, in words. */
  because: Schema.Array(Schema.String),
  /** Which kinds of records would mend that; absent where nothing is missing, or where it is not known. */
  mendedBy: maybe(Schema.Array(code(evidenceKinds))),
  /** Their own place in this job, where they have one. */
  shiftStatus: maybe(code(shiftStatuses))
}) {}

/** A worker's own place in a job. */
export class OwnSeat extends named<OwnSeat>("OwnSeat")({
  /** The number of the booking. */
  id: Id,
  /** Counts its changes. */
  version: Id,
  /** Where it stands. */
  shiftStatus: code(shiftStatuses),
  ...journey,
  /** Why it came to nothing, in words, where nobody decided: the journey went or ended, or its crew changed. */
  ended: maybe(Schema.String),
  /** Whether this worker leads the team. */
  leads: Schema.Boolean,
  /** Minutes of breaks that are planned. */
  breakTime: maybe(Id),
  /** What was entered of the hours worked, the latest first. */
  times: Schema.Array(EnteredTimes)
}) {}

/** What a worker says against the hours that were entered. */
export class TimesObjection extends named<TimesObjection>("TimesObjection")({
  /** What is wrong with them, 500 characters at most. */
  body: Schema.String
}) {}

const workerParams = {
  /** The number of the worker. */
  workerId: Schema.Int
}
const bookingParams = {
  ...workerParams,
  /** The number of the booking. */
  bookingId: Schema.Int
}

const calls = {
  /** The seats of a worker's agencies that are not taken, the first to begin first. */
  open: HttpApiEndpoint.get("open", "/worker/:workerId/seats", {
    params: workerParams,
    success: Schema.Array(OpenSeat)
  }),
  /** Where a worker has applied, is booked, or was, page by page: the last to begin first. */
  own: HttpApiEndpoint.get("own", "/worker/:workerId/seats/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: afterInQuery,
    success: pageOf(OwnSeat)
  }),
  /** Applies for a seat. */
  apply: HttpApiEndpoint.post("apply", "/worker/:workerId/seats/:specId", {
    params: {
      ...workerParams,
      /** The number of the line of the crew. */
      specId: Schema.Int
    },
    success: OwnSeat
  }).annotateMerge(repeatable),
  /** Withdraws an application, or a booking until the job is committed. */
  withdraw: HttpApiEndpoint.put("withdraw", "/worker/:workerId/bookings/:bookingId/withdrawal", {
    params: bookingParams,
    payload: SeatDecision,
    success: OwnSeat
  }).annotateMerge(repeatable),
  /** Objects to the hours that were entered last. */
  objectTo: HttpApiEndpoint.put("objectTo", "/worker/:workerId/bookings/:bookingId/objection", {
    params: bookingParams,
    payload: TimesObjection,
    success: OwnSeat
  }).annotateMerge(repeatable),
  /** The job as its crew may read it: risks and needs from commitment, the patient too for the leader. */
  job: HttpApiEndpoint.get("job", "/worker/:workerId/transport/:id", {
    params: {
      ...workerParams,
      /** The number of the job. */
      id: Schema.Int
    },
    success: TransportJob
  })
}

/** Places in transport jobs, as workers take them (specification 002 §7). */
export class SeatApi extends HttpApiGroup.make("seat")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
