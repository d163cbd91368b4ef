import { Schema } from "effect"
import { code, Id, Instant, maybe, named } from "../contract/wire.ts"
import { transportStatuses } from "./transportStatus.ts"

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
  /** Whose place in the crew it is about; absent where it is about the job. */
  worker: maybe(Schema.String),
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
  /** What of it: identity, contact, care, billing, riskDoc for the risk document, messages, history for the reasons in it, log for the leader's log, or pack for the sealed pack. */
  audiences: Schema.Array(Schema.String)
}) {}
