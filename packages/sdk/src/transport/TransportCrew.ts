import { Schema } from "effect"
import { code, codesOf, Id, Instant, maybe, named } from "../contract/wire.ts"
import { verdictWords } from "../eligibility/eligibilityWords.ts"
import { shiftStatuses } from "./shiftStatus.ts"

/** Somebody who travels. */
export class TransportPerson extends named<TransportPerson>("TransportPerson")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String
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
  /** When the shift begins, in UTC. */
  shiftDate: Instant,
  /** When it ends, in UTC. */
  shiftEndDate: Instant,
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
