import { Schema } from "effect"
import { code, Id, Instant, maybe, named } from "../contract/wire.ts"

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
