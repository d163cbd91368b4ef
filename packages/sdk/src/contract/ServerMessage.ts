import { Schema } from "effect"
import { maybe, named } from "./wire.ts"

/** What the service has to say about a change. */
export class ServerMessage extends named<ServerMessage>("ServerMessage")({
  /** A sentence for the person. */
  message: maybe(Schema.String)
}) {}
