import { Schema } from "effect"
import { code, codesOf, Id, Instant, maybe, named } from "../contract/wire.ts"
import { jobLackWords } from "./jobLacks.ts"
import { agencyStandings, transportStatuses } from "./transportStatus.ts"

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
  /** The time zone of that agency, such as `Europe/Paris`; the platform's where it is absent. */
  timeZone: maybe(Schema.String),
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
  lacks: maybe(Schema.Array(code(codesOf(jobLackWords))))
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
