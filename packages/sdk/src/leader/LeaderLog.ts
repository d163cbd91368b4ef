import { Schema } from "effect"
import { code, codesOf, Id, Instant, maybe, named } from "../contract/wire.ts"
import { Uuid } from "../delivery/outgoingOf.ts"
import { LinkVisit } from "../link/LinkApi.ts"
import { AgencyVehicleCheck } from "../transport/AgencyVehicleCheck.ts"
import { TransportJob } from "../transport/TransportJob.ts"
import { vehicleOutlines } from "../vehicle/outlineOf.ts"
import { LogContent, MendedDefect, OpenDefect } from "./LogContent.ts"
import { logRecords, logSteps } from "./logSteps.ts"

const steps = logSteps.map(({ id }) => id)

/** Asks to open the log of a journey on a device. */
export class LogOpening extends named<LogOpening>("LogOpening")({
  /** The code that the agency reads out, where the log is taken over from somebody else: six digits. */
  code: maybe(Schema.String)
}) {}

/** The door to a log. */
export class LogEntry extends named<LogEntry>("LogEntry")({
  /** Who keeps the log so far, where it has to be taken over and the code is still asked for. */
  takenOverFrom: maybe(Schema.String),
  /** What lets this device in, for as long as the log is kept; absent while a code is asked for. */
  visit: maybe(LinkVisit),
  /** What the device keeps the log under, beside the leader's own code: 32 bytes, base64url. */
  secret: maybe(Schema.String)
}) {}

/** A photo of a record. */
const LogPhoto = Schema.Struct({
  /** By what the record names it. */
  id: Uuid,
  /** Its address, which is good for some minutes. */
  url: Schema.String,
  /** When the service received it, in UTC. */
  receivedAt: maybe(Instant)
}).annotate({ identifier: "LogPhoto" })

/** A record of a log as it was received. */
export class LogRecord extends named<LogRecord>("LogRecord")({
  /** By what it is known: a UUID that its sender made. */
  id: Uuid,
  /** What kind it is. */
  kind: code(codesOf(logRecords)),
  /** Of which incident it is. */
  incidentId: maybe(Uuid),
  /** When the service received it, in UTC. */
  receivedAt: Instant,
  /** The name of whoever noted it. */
  receivedFrom: maybe(Schema.String),
  /** The number of that worker. */
  workerId: maybe(Id),
  /** What it took the place of. */
  follows: maybe(Uuid),
  /** When another took its place, in UTC. */
  replacedAt: maybe(Instant),
  /** Whether it came from somebody who no longer kept the log: it stands beside what is there, and took no place. */
  isAside: maybe(Schema.Boolean),
  /** What was noted. */
  content: LogContent,
  /** The checks of the agency that the log of a vehicle answers, as they were called when it was received, where that is known. */
  agencyChecks: maybe(Schema.Array(AgencyVehicleCheck)),
  /** The photos that have arrived. */
  photos: maybe(Schema.Array(LogPhoto)),
  /** Those that it names and that have not. */
  owedPhotoIds: maybe(Schema.Array(Uuid))
}) {}

/** What the agency wants mended of a log. */
export class LogReturn extends named<LogReturn>("LogReturn")({
  /** The number of the return: a later one has a higher number. */
  id: Id,
  /** Which step. */
  step: code(steps),
  /** What is to be mended, 500 characters at most. */
  words: Schema.String,
  /** Who said so. */
  by: maybe(Schema.String),
  /** When, in UTC. */
  at: maybe(Instant),
  /** When what it speaks of was corrected, in UTC. */
  mendedAt: maybe(Instant)
}) {}

/** A vehicle with which a journey was begun, or was to be. */
export class VehicleBefore extends named<VehicleBefore>("VehicleBefore")({
  /** The number of the vehicle. */
  id: Id,
  /** Its make and model. */
  name: maybe(Schema.String),
  /** Its registration mark. */
  regno: maybe(Schema.String)
}) {}

/** The vehicle of a journey, as its log begins. */
export class LogVehicle extends named<LogVehicle>("LogVehicle")({
  /** The number of the vehicle. */
  id: Id,
  /** Its make and model. */
  name: maybe(Schema.String),
  /** Its registration mark. */
  regno: maybe(Schema.String),
  /** The drawing on which damage of it is marked. */
  outline: maybe(code(codesOf(vehicleOutlines))),
  /** What its odometer showed after its last journey, in miles. */
  lastMileage: maybe(Id),
  /** What is open of it, whichever journey has found it. */
  openDefects: Schema.Array(OpenDefect),
  /** The checks that fail in this journey's log as it was received, and of which somebody has said since that they were mended. */
  mendedChecks: maybe(Schema.Array(Schema.String)),
  /** What this journey's log alone says is mended, or passes: it is open again once a correction does not say so any more. */
  closedByLog: maybe(Schema.Array(OpenDefect)),
  /** What this journey has found, or what is of this vehicle, and was mended since the crew was sent; the latest first. */
  mendedDefects: maybe(Schema.Array(MendedDefect)),
  /** The vehicles from which it was exchanged, as far as anything was received of them. */
  before: maybe(Schema.Array(VehicleBefore))
}) {}

/** That a journey was aborted. */
export class JourneyAborted extends named<JourneyAborted>("JourneyAborted")({
  /** When, in UTC. */
  at: Instant,
  /** Who said so; absent where it was a ward without an account. */
  by: maybe(Schema.String)
}) {}

const log = {
  /** The vehicle. */
  vehicle: maybe(LogVehicle),
  /** What the agency has looked at besides. */
  agencyChecks: Schema.Array(AgencyVehicleCheck),
  /** The records that hold, and for the agency those that were replaced or stand aside as well; the last received first. */
  records: Schema.Array(LogRecord),
  /** What the agency wants mended. */
  returns: Schema.Array(LogReturn),
  /** When the log was submitted, in UTC. */
  submittedAt: maybe(Instant)
}

/** A log as its leader keeps it. */
export class LeaderLog extends named<LeaderLog>("LeaderLog")({
  /** The job, as its leader may read it. */
  job: TransportJob,
  /** The number of the worker who keeps the log on this device. */
  workerId: Id,
  /** Whether the agency has named another leader, who takes the log over with a code. */
  isFormer: Schema.Boolean,
  /** That the journey was aborted, where it was. */
  aborted: maybe(JourneyAborted),
  ...log
}) {}

/** A log as the agency watches and reviews it. */
export class JourneyLog extends named<JourneyLog>("JourneyLog")({
  /** The number of the job. */
  id: Id,
  ...log,
  /** When the service last heard of the device, in UTC. */
  heardAt: maybe(Instant),
  /** Who keeps the log. */
  keptBy: maybe(Schema.String),
  /** The number of that worker, by which two of the same name are told apart. */
  keeperId: maybe(Id),
  /** What the log lacks yet before it is submitted, in words. */
  lacks: Schema.Array(Schema.String),
  /** What this journey found on a vehicle that was exchanged since, and is not mended. */
  otherDefects: Schema.Array(OpenDefect),
  /** Why the crew must not leave with the vehicle, in words. */
  notLeaving: Schema.Array(Schema.String)
}) {}

/** A code with which another leader takes a log over. */
export class TakeOverCode extends named<TakeOverCode>("TakeOverCode")({
  /** Six digits, to be read out. */
  code: Schema.NonEmptyString,
  /** For whom it is. */
  leader: Schema.String,
  /** The number of that worker, by which two of the same name are told apart. */
  leaderId: Id,
  /** Until when it can be used, in UTC. */
  endsAt: Instant
}) {}

/** What an agency wants mended before it accepts a log. */
export class LogReturns extends named<LogReturns>("LogReturns")({
  /** The steps, with what is to be mended of each. */
  steps: Schema.Array(
    Schema.Struct({
      /** Which step. */
      step: Schema.Literals(steps),
      /** What is to be mended, 500 characters at most. */
      words: Schema.String
    })
  )
}) {}

/** Why a crew leaves in spite of a defect, or how that was mended. */
export class DefectDecision extends named<DefectDecision>("DefectDecision")({
  /** 500 characters at most. */
  reason: Schema.String
}) {}
