import { Schema } from "effect"
import { Id, Instant, maybe, named } from "../contract/wire.ts"

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
  timesOwed: Id,
  /** What the leader's log lacks before it is submitted, in words; absent where nobody keeps one. */
  logLacks: maybe(Schema.Array(Schema.String)),
  /** The steps of that log that were given back and are not mended, in words; absent where nobody keeps one. */
  logReturned: maybe(Schema.Array(Schema.String)),
  /** Why the crew must not leave with the vehicle, in words; absent where it is not about to. */
  notLeaving: maybe(Schema.Array(Schema.String)),
  /** Whether the agency has accepted the log of a journey that was aborted. */
  logAccepted: maybe(Schema.Boolean)
}) {}
