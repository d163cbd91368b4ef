import { Schema } from "effect"
import { code, Id, Instant, named } from "../contract/wire.ts"
import { transportStatuses } from "./transportStatus.ts"

/** A job of whose patient everything will be erased soon, unless somebody holds it; nothing of it names them. */
export class TransportErasure extends named<TransportErasure>("TransportErasure")({
  /** The number of the job. */
  id: Id,
  /** The reference by which people call it. */
  refPrefix: Schema.String,
  /** Where it stands. */
  transportStatus: code(transportStatuses),
  /** When the patient was to be picked up, in UTC. */
  dateTimeRequired: Instant,
  /** From when on it is erased, in UTC. */
  erasedFrom: Instant
}) {}
