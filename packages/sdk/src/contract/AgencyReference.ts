import { Schema } from "effect"
import { Id, maybe, named } from "./wire.ts"

/** An agency, named where something is its own. */
export class AgencyReference extends named<AgencyReference>("AgencyReference")({
  /** The number of the agency. */
  id: maybe(Id),
  /** What the agency is called. */
  name: maybe(Schema.String)
}) {}
