import { Schema } from "effect"
import { named } from "../contract/wire.ts"

/** Something that an agency has looked at before the crew leaves, beside what everybody looks at. */
export class AgencyVehicleCheck extends named<AgencyVehicleCheck>("AgencyVehicleCheck")({
  /** By what it is known. */
  id: Schema.NonEmptyString,
  /** What is looked at. */
  label: Schema.String,
  /** ROADWORTHINESS, CRITICAL or MINOR. */
  gravity: Schema.String
}) {}
