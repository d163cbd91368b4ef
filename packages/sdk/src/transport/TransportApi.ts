import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { directions } from "../contract/directions.ts"
import { oneFile } from "../contract/oneFile.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { codesJoined, Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { AgencyVehicleCheck } from "./AgencyVehicleCheck.ts"
import { AgencyForJob, VehicleForJob, WorkerForJob, WorkersForSpec } from "./JobCandidates.ts"
import { ListedTransport, TransportColumn } from "./ListedTransport.ts"
import { riskDocumentBytes } from "./riskDocument.ts"
import { TransportErasure } from "./TransportErasure.ts"
import { TransportJob } from "./TransportJob.ts"
import { TransportEntry, TransportLook, TransportMessage } from "./TransportRecords.ts"
import {
  ChangesSeen,
  CrewLines,
  MessageBody,
  SeatDecision,
  SeatOrder,
  TransportAuthorisation,
  TransportPick,
  TransportStepTaken,
  WorkerTimes
} from "./TransportRequests.ts"
import { TransportLane } from "./TransportSchedule.ts"
import { agencyStandings } from "./transportStatus.ts"

/** Which agencies may see a job. */
export class LegibleAgencies extends named<LegibleAgencies>("LegibleAgencies")({
  /** Their numbers. */
  transportLegibleAgencyIds: Schema.Array(Id)
}) {}

/** Whether what a job says of its patient is kept from being erased. */
export class TransportHold extends named<TransportHold>("TransportHold")({
  /** Why it must not be erased, 500 characters at most; absent where it may be again. */
  reason: maybe(Schema.String)
}) {}

/** How an agency carries out journeys. */
export class TransportSettings extends named<TransportSettings>("TransportSettings")({
  /** For how many minutes a vehicle and a crew are taken until a job is authorised. */
  usualMinutes: Id,
  /** What leaders look at besides before they set off, 40 at most; as a payload, absent leaves it as it is. */
  checks: maybe(Schema.Array(AgencyVehicleCheck))
}) {}

const params = {
  /** The number of the job. */
  id: Schema.Int
}
const bookingParams = {
  /** The number of the booking. */
  bookingId: Schema.Int
}
const ofJob = { params, query: agencyInQuery }
const ofBooking = {
  params: bookingParams,
  query: agencyInQuery,
  payload: SeatDecision,
  success: TransportJob
}

const calls = {
  /** The jobs that an agency may see, page by page: what is late or incomplete first, unless told; everybody's for administrators. */
  list: HttpApiEndpoint.get("list", "/transport/:page/:size", {
    params: pageInPath,
    query: {
      /** Only those that stand so; all, unless told. */
      statuses: Schema.optional(codesJoined(agencyStandings)),
      /** Only those in which this text occurs: reference, ward, client, destination or a post code. */
      searchCriteria: Schema.optional(Schema.String),
      /** By when the patient is picked up and nothing else: the first first (ASC), or the last (DESC). */
      direction: Schema.optional(oneOf(directions)),
      ...afterInQuery,
      ...agencyInQuery
    },
    success: pageOf(ListedTransport)
  }),
  /** An agency's open jobs by where they stand, what is late or incomplete first. */
  board: HttpApiEndpoint.get("board", "/transport/board", {
    query: agencyInQuery,
    success: Schema.Array(TransportColumn)
  }),
  /** What an agency's vehicles, drivers and crew do in a span of time: jobs, and the hires of the vehicles. */
  schedule: HttpApiEndpoint.get("schedule", "/transport/schedule", {
    query: {
      /** Where the span begins, ISO 8601. */
      from: Instant,
      /** Where the span ends, ISO 8601; 62 days later at most. */
      to: Instant,
      ...agencyInQuery
    },
    success: Schema.Array(TransportLane)
  }),
  /** What will be erased within the next 30 days, the first first and a hundred at most: to look, and to hold what must stay. */
  dueForErasure: HttpApiEndpoint.get("dueForErasure", "/transport/erasure", {
    query: agencyInQuery,
    success: Schema.Array(TransportErasure)
  }),
  /** How an agency carries out journeys. */
  settings: HttpApiEndpoint.get("settings", "/transport/settings", {
    query: agencyInQuery,
    success: TransportSettings
  }),
  /** Says so from now on. */
  saveSettings: HttpApiEndpoint.put("saveSettings", "/transport/settings", {
    query: agencyInQuery,
    payload: TransportSettings,
    success: TransportSettings
  }).annotateMerge(repeatable),
  /** One job, as whoever asks may read it; the look is written down. */
  byId: HttpApiEndpoint.get("byId", "/transport/:id", { ...ofJob, success: TransportJob }),
  /** What happened to a job, the last first. */
  history: HttpApiEndpoint.get("history", "/transport/:id/history", {
    ...ofJob,
    success: Schema.Array(TransportEntry)
  }),
  /** Takes a job one step along its life. A step that it cannot take from where it stands is a 409. */
  step: HttpApiEndpoint.put("step", "/transport/:id/status", {
    ...ofJob,
    payload: TransportStepTaken,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Authorises a job, with its planned times. */
  authorise: HttpApiEndpoint.put("authorise", "/transport/:id/authorisation", {
    ...ofJob,
    payload: TransportAuthorisation,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Says that somebody has seen what the ward changed, as far as they did. */
  seeChanges: HttpApiEndpoint.put("seeChanges", "/transport/:id/changes/seen", {
    ...ofJob,
    payload: ChangesSeen,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** The vehicles of the agency for a job, those that are free first. */
  vehicles: HttpApiEndpoint.get("vehicles", "/transport/:id/vehicles", {
    ...ofJob,
    success: Schema.Array(VehicleForJob)
  }),
  /** Picks the vehicle. One that is taken at that time is a 409. */
  pickVehicle: HttpApiEndpoint.put("pickVehicle", "/transport/:id/vehicle", {
    ...ofJob,
    payload: TransportPick,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** The drivers of the agency for a job: who holds the code 002, those who may and are free first. */
  drivers: HttpApiEndpoint.get("drivers", "/transport/:id/drivers", {
    ...ofJob,
    success: Schema.Array(WorkerForJob)
  }),
  /** Picks the driver: an eligible holder of the code 002. One who is taken at that time is a 409. */
  pickDriver: HttpApiEndpoint.put("pickDriver", "/transport/:id/driver", {
    ...ofJob,
    payload: TransportPick,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Who could take the seats of a job, line by line. */
  workers: HttpApiEndpoint.get("workers", "/transport/:id/workers", {
    ...ofJob,
    success: Schema.Array(WorkersForSpec)
  }),
  /** Books a worker for a line of the crew. */
  bookWorker: HttpApiEndpoint.post("bookWorker", "/transport/:id/specs/:specId/bookings", {
    params: {
      ...params,
      /** The number of the line. */
      specId: Schema.Int
    },
    query: agencyInQuery,
    payload: SeatOrder,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Books somebody who has applied. */
  approve: HttpApiEndpoint.put("approve", "/transport/bookings/:bookingId/approval", ofBooking).annotateMerge(
    repeatable
  ),
  /** Declines somebody who has applied, or removes somebody who is booked. */
  reject: HttpApiEndpoint.put("reject", "/transport/bookings/:bookingId/rejection", ofBooking).annotateMerge(
    repeatable
  ),
  /** Names the team leader among those who are booked. */
  nameLeader: HttpApiEndpoint.put("nameLeader", "/transport/:id/leader", {
    ...ofJob,
    payload: TransportPick,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Changes which crew is needed. A line on which more are booked than it asks for is refused. */
  saveCrew: HttpApiEndpoint.put("saveCrew", "/transport/:id/specs", {
    ...ofJob,
    payload: CrewLines,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Puts the risk document on file, or another in its place: a PDF under 1 MB. */
  uploadRisk: HttpApiEndpoint.put("uploadRisk", "/transport/:id/risk", {
    ...ofJob,
    payload: oneFile(riskDocumentBytes),
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Enters the hours that were worked. */
  saveTimes: HttpApiEndpoint.put("saveTimes", "/transport/:id/times", {
    ...ofJob,
    payload: WorkerTimes,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** What ward and agency wrote to each other about a job, the first first. */
  messages: HttpApiEndpoint.get("messages", "/transport/:id/messages", {
    ...ofJob,
    success: Schema.Array(TransportMessage)
  }),
  /** Writes to the ward. */
  addMessage: HttpApiEndpoint.post("addMessage", "/transport/:id/messages", {
    ...ofJob,
    payload: MessageBody,
    success: TransportMessage
  }).annotateMerge(repeatable),
  /** Who looked at what not everybody may read of a job, the last first. */
  looks: HttpApiEndpoint.get("looks", "/transport/:id/looks/:page/:size", {
    params: { ...params, ...pageInPath },
    query: { ...afterInQuery, ...agencyInQuery },
    success: pageOf(TransportLook)
  }),
  /** The agencies that may be asked to carry a job out, and those that were. */
  agencies: HttpApiEndpoint.get("agencies", "/transport/:id/agencies", {
    ...ofJob,
    success: Schema.Array(AgencyForJob)
  }),
  /** Says which agencies may see a new job. */
  saveLegible: HttpApiEndpoint.put("saveLegible", "/transport/:id/agencies", {
    ...ofJob,
    payload: LegibleAgencies,
    success: TransportJob
  }).annotateMerge(repeatable),
  /** Keeps what a job says of its patient from being erased by the clock, or lets it be erased in its time again. */
  hold: HttpApiEndpoint.put("hold", "/transport/:id/hold", {
    ...ofJob,
    payload: TransportHold,
    success: TransportJob
  }).annotateMerge(repeatable)
}

/** Transport jobs as agencies carry them out, and administrators see them (specification 002 §7). */
export class TransportApi extends HttpApiGroup.make("transport")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
