import { Schema } from "effect"
import { code, codesOf, Day, Id, Instant, maybe, named } from "../contract/wire.ts"
import { verdictWords } from "../eligibility/eligibilityWords.ts"
import { answerFields } from "../form/formSchema.ts"
import { jobLackWords } from "./jobLacks.ts"
import { shiftStatuses } from "./shiftStatus.ts"
import { transportForm } from "./transportForm.ts"
import { agencyStandings, transportStatuses } from "./transportStatus.ts"

const lacks = codesOf(jobLackWords)

/** Somebody who travels. */
export class TransportPerson extends named<TransportPerson>("TransportPerson")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String
}) {}

/** What keeps a vehicle or a worker from a job: another one at the same time, or a hire. */
export class Engagement extends named<Engagement>("Engagement")({
  /** What it is called: the reference of a job, or the number of a booking. */
  ref: Schema.String,
  /** The number of the job; absent for a hire. */
  jobId: maybe(Id),
  /** The number of the booking; absent for a job. */
  bookingId: maybe(Id),
  /** When it begins, in UTC. */
  start: Instant,
  /** When it ends, in UTC. */
  end: Instant,
  /** Where that job, or that booking, stands. */
  status: maybe(Schema.String)
}) {}

/** The times that were entered for somebody's place in a job. */
export class EnteredTimes extends named<EnteredTimes>("EnteredTimes")({
  /** The number of this entry. */
  id: Id,
  /** When the work began, in UTC. */
  start: Instant,
  /** When it ended, in UTC. */
  end: Instant,
  /** Minutes of breaks. */
  breakTime: Id,
  /** Who entered it. */
  by: maybe(Schema.String),
  /** When it was entered, in UTC. */
  at: Instant,
  /** Why an entry before it was corrected; absent for the first. */
  reason: maybe(Schema.String),
  /** What the worker says against it. */
  objection: maybe(Schema.String)
}) {}

/** A worker's place in a job. */
export class SeatBooking extends named<SeatBooking>("SeatBooking")({
  /** The number of the booking. */
  id: Id,
  /** Where it stands. */
  shiftStatus: code(shiftStatuses),
  /** Counts its changes. */
  version: Id,
  /** Who it is. */
  worker: TransportPerson,
  /** Whether they may work the job's own hours. */
  verdict: maybe(code(codesOf(verdictWords))),
  /** What is in the way, or warns, in words; the agency alone is told. */
  because: maybe(Schema.Array(Schema.String)),
  /** Hours of rest before or after, where they are fewer than eleven; the agency alone is told. */
  restHours: maybe(Schema.Finite),
  /** What was entered of the hours worked, the latest first; the agency, the worker and the leader are told. */
  times: maybe(Schema.Array(EnteredTimes))
}) {}

/** One line of the crew that is asked for, with who is booked. */
export class TransportSpec extends named<TransportSpec>("TransportSpec")({
  /** The number of the line. */
  workerSpecId: Id,
  /** What tells it apart within the request. */
  rowId: Schema.String,
  /** The assignment code, by its number in the lookups. */
  assignmentCode: Id,
  /** What that is called. */
  assignmentCodeName: Schema.String,
  /** NO_PREFERENCE, FEMALE or MALE. */
  gender: Schema.String,
  /** How many are needed. */
  numberOfStaff: Id,
  /** Who has applied, is booked, or was; a client and the crew are told of those who are booked. */
  bookings: Schema.Array(SeatBooking),
  /** How many are booked. */
  bookingsCount: Id
}) {}

/** What decides which steps a job can take: the guards of its life look at nothing else. */
export class TransportFacts extends named<TransportFacts>("TransportFacts")({
  /** When the service looked, in UTC. */
  now: Instant,
  /** When the patient is to be picked up, in UTC. */
  dateTimeRequired: Instant,
  /** When the job is planned to begin, in UTC. */
  start: maybe(Instant),
  /** When it is planned to end, in UTC. */
  end: maybe(Instant),
  /** Whether a vehicle is picked. */
  hasVehicle: Schema.Boolean,
  /** Whether that vehicle is approved and in service. */
  vehicleApproved: Schema.Boolean,
  /** What else takes the vehicle at that time, in words. */
  vehicleTaken: maybe(Schema.String),
  /** Whether a driver is picked. */
  hasDriver: Schema.Boolean,
  /** What else takes the driver or somebody of the crew at that time, in words. */
  crewTaken: Schema.Array(Schema.String),
  /** How many seats there are. */
  seats: Id,
  /** How many of them are not booked. */
  seatsLeft: Id,
  /** Whether a team leader is named who is booked. */
  hasLeader: Schema.Boolean,
  /** Who may not work these hours, and why, in words. */
  ineligible: Schema.Array(Schema.String),
  /** Whether the ward changed something that nobody at the agency has seen. */
  changesUnseen: Schema.Boolean,
  /** For how many who were booked no times are entered. */
  timesOwed: Id
}) {}

/** What a ward changed in a request. */
export class RequestChange extends named<RequestChange>("RequestChange")({
  /** The number of the change. */
  id: Id,
  /** When, in UTC. */
  at: Instant,
  /** Who, where it was not the holder of the link. */
  by: maybe(Schema.String),
  /** Why, where a reason was given. */
  reason: maybe(Schema.String),
  /** Each answer before and after, in words. */
  answers: Schema.Array(
    Schema.Struct({
      /** The name of the question. */
      field: Schema.String,
      /** What was said before. */
      before: Schema.String,
      /** What is said now. */
      after: Schema.String
    })
  ),
  /** When somebody at the agency said that they have seen it, in UTC. */
  seenAt: maybe(Instant)
}) {}

/** Another request for the same patient on the same day. */
export class SamePatient extends named<SamePatient>("SamePatient")({
  /** The number of that job. */
  id: Id,
  /** Its reference. */
  ref: Schema.String,
  /** When that patient is to be picked up, in UTC. */
  dateTimeRequired: Instant,
  /** Where it stands. */
  transportStatus: code(transportStatuses)
}) {}

/** A transport job as somebody may read it (specification 002 §3). */
export class TransportJob extends named<TransportJob>("TransportJob")({
  /** The number of the job. */
  id: Id,
  /** Counts its changes. */
  version: Id,
  /** Where it stands, to whoever reads it. */
  transportStatus: code(agencyStandings),
  /** The reference by which people call it. */
  refPrefix: Schema.String,
  /** The agency that has accepted it, or that alone was asked. */
  agencyId: maybe(Id),
  /** What that agency is called. */
  agencyName: maybe(Schema.String),
  /** Its telephone. */
  agencyTelephone: maybe(Schema.String),
  /** Its time zone, such as `Europe/Paris`; the platform's where it is absent. */
  timeZone: maybe(Schema.String),
  /** The client whose ward asked; absent where a guest did. */
  clientId: maybe(Id),
  /** What that client is called. */
  clientName: maybe(Schema.String),
  /** Which agencies may see it; administrators are told. */
  transportLegibleAgencyIds: maybe(Schema.Array(Id)),
  ...answerFields(transportForm),
  /** The crew that is asked for, with who is booked. */
  transportWorkerSpecList: Schema.Array(TransportSpec),
  /** The questions whose answers are not for this reader. */
  withheld: Schema.Array(Schema.String),
  /** Where the risk document can be read, for some minutes; absent where there is none, or where it is not for this reader. */
  riskDoc: maybe(
    Schema.Struct({
      /** What the file is called. */
      name: Schema.String,
      /** Its address. */
      url: Schema.String
    })
  ),
  /** When the job is planned to begin, in UTC. */
  shiftDate: maybe(Instant),
  /** When it is planned to end, in UTC. */
  shiftEndDate: maybe(Instant),
  /** Minutes of breaks that are planned. */
  breakTime: maybe(Id),
  /** The vehicle that is picked. */
  vehicle: maybe(
    Schema.Struct({
      /** Its number. */
      id: Id,
      /** Its make and model. */
      name: Schema.String,
      /** Its registration mark. */
      regno: maybe(Schema.String),
      /** Where it stands with the platform. */
      status: maybe(Schema.String)
    })
  ),
  /** The driver who is picked. */
  driver: maybe(TransportPerson),
  /** The team leader. */
  teamLeader: maybe(TransportPerson),
  /** What decides about the next steps; whoever takes none is told none. */
  facts: maybe(TransportFacts),
  /** What the ward changed since the job was accepted, the latest first. */
  changes: maybe(Schema.Array(RequestChange)),
  /** The same patient on the same day; the ward's own client and the agency are told, and nobody else. */
  samePatient: maybe(Schema.Array(SamePatient)),
  /** When it was asked for, in UTC. */
  createdAt: maybe(Instant),
  /** Why what it says of the patient must not be erased; administrators are told. */
  heldBecause: maybe(Schema.String),
  /** Since when nothing of the patient is kept, in UTC. */
  erasedAt: maybe(Instant)
}) {}

/** One line of a list of transport jobs: no field of it names a patient. */
export class ListedTransport extends named<ListedTransport>("ListedTransport")({
  /** The number of the job. */
  id: Id,
  /** The reference by which people call it. */
  refPrefix: Schema.String,
  /** Where it stands with whoever lists it. */
  transportStatus: code(agencyStandings),
  /** When the patient is to be picked up, in UTC. */
  dateTimeRequired: Instant,
  /** Where that is. */
  pickupPostCode: maybe(Schema.String),
  /** The ward there. */
  pward: maybe(Schema.String),
  /** Where it goes. */
  destination: maybe(Schema.String),
  /** The post code of that. */
  destinationPostCode: maybe(Schema.String),
  /** The client whose ward asked. */
  clientName: maybe(Schema.String),
  /** The agency that has accepted it, or that alone was asked. */
  agencyName: maybe(Schema.String),
  /** When it is planned to begin, in UTC. */
  shiftDate: maybe(Instant),
  /** When it is planned to end, in UTC. */
  shiftEndDate: maybe(Instant),
  /** The vehicle that is picked. */
  vehicle: maybe(Schema.String),
  /** The driver who is picked. */
  driver: maybe(Schema.String),
  /** How many seats there are. */
  seats: maybe(Id),
  /** How many of them are booked. */
  seatsBooked: maybe(Id),
  /** How many workers have applied and wait for an answer. */
  applied: maybe(Id),
  /** What the agency has yet to do before it can go. */
  lacks: maybe(Schema.Array(code(lacks)))
}) {}

/** The jobs that stand alike, what is needed first on top. */
export class TransportColumn extends named<TransportColumn>("TransportColumn")({
  /** How they stand. */
  transportStatus: code(transportStatuses),
  /** How many there are. */
  total: Id,
  /** The first fifty of them. */
  jobs: Schema.Array(ListedTransport)
}) {}

/** A vehicle or a worker with what they do in a span of time. */
export class TransportLane extends named<TransportLane>("TransportLane")({
  /** What it is. */
  kind: code(["VEHICLE", "DRIVER", "CREW"]),
  /** The number of the vehicle or the worker. */
  id: Id,
  /** What a person would call it. */
  name: Schema.String,
  /** A registration mark, or what a worker may be booked as. */
  detail: maybe(Schema.String),
  /** The jobs and hires of that time, the first to begin first. */
  engagements: Schema.Array(Engagement)
}) {}

/** A vehicle that may be picked for a job. */
export class VehicleForJob extends named<VehicleForJob>("VehicleForJob")({
  /** The number of the vehicle. */
  id: Id,
  /** Its make and model. */
  name: Schema.String,
  /** Its registration mark. */
  regno: maybe(Schema.String),
  /** Where it stands: the town or city. */
  city: maybe(Schema.String),
  /** Whether it is approved and in service. */
  approved: Schema.Boolean,
  /** What takes it at that time; empty where it is free. */
  taken: Schema.Array(Engagement)
}) {}

/** A worker who may drive, or take a seat. */
export class WorkerForJob extends named<WorkerForJob>("WorkerForJob")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** Whether they may work the job's own hours. */
  verdict: code(codesOf(verdictWords)),
  /** What is in the way, or warns, in words. */
  because: Schema.Array(Schema.String),
  /** Until which day that holds, where it ends. */
  until: maybe(Day),
  /** What takes them at that time; empty where they are free. */
  taken: Schema.Array(Engagement),
  /** Hours of rest before or after, where they are fewer than eleven. */
  restHours: maybe(Schema.Finite),
  /** Their place in this job, where they have one or had one. */
  shiftStatus: maybe(code(shiftStatuses))
}) {}

/** An agency that may be asked to carry a job out. */
export class AgencyForJob extends named<AgencyForJob>("AgencyForJob")({
  /** The number of the agency. */
  id: Id,
  /** What the agency is called. */
  name: Schema.String,
  /** Whether it may see the job, or has passed it on; absent where it was not asked. */
  standing: maybe(code(["ASKED", "PASSED"]))
}) {}

/** The workers for one line of the crew, those who may and are free first. */
export class WorkersForSpec extends named<WorkersForSpec>("WorkersForSpec")({
  /** The number of the line. */
  workerSpecId: Id,
  /** The workers. */
  workers: Schema.Array(WorkerForJob)
}) {}

/** A message between ward and agency about a job. */
export class TransportMessage extends named<TransportMessage>("TransportMessage")({
  /** The number of the message. */
  id: Id,
  /** From which side. */
  side: code(["WARD", "AGENCY"]),
  /** Who wrote it. */
  by: maybe(Schema.String),
  /** When, in UTC. */
  at: Instant,
  /** What was written. */
  body: Schema.String
}) {}

/** What happened to a job. */
export class TransportEntry extends named<TransportEntry>("TransportEntry")({
  /** The step that was taken. */
  event: Schema.String,
  /** Where it stood before. */
  fromStatus: maybe(code(transportStatuses)),
  /** Where it stood afterwards. */
  toStatus: maybe(code(transportStatuses)),
  /** The name of whoever did it. */
  user: maybe(Schema.String),
  /** Why, where a reason was given. */
  reason: maybe(Schema.String),
  /** When, in UTC. */
  at: maybe(Instant)
}) {}

/** That somebody looked at what not everybody may read of a job. */
export class TransportLook extends named<TransportLook>("TransportLook")({
  /** The number of the look. */
  id: Id,
  /** When, in UTC. */
  at: Instant,
  /** Who. */
  by: maybe(Schema.String),
  /** For which agency, client or as which of the crew. */
  organisation: maybe(Schema.String),
  /** What of it: identity, contact, care, billing, or the risk document. */
  audiences: Schema.Array(Schema.String)
}) {}
