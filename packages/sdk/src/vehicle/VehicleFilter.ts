import { Schema } from "effect"
import { Id, maybe, named, oneOf } from "../contract/wire.ts"
import { filterOperators } from "./filterOperators.ts"

const words = maybe(Schema.Array(Schema.String))
const numbers = maybe(Schema.Array(Id))
const operator = maybe(oneOf(filterOperators))

/** Which vehicles are meant (specification 001 §3); an empty list restricts nothing. */
export class VehicleFilter extends named<VehicleFilter>("VehicleFilter")({
  /** Only those of this agency. */
  agencyId: maybe(Id),
  /** Only those of these makes. */
  names: words,
  /** How `names` is meant; IN, unless told. */
  nameOperator: operator,
  /** Only these models. */
  models: words,
  /** How `models` is meant; IN, unless told. */
  modelOperator: operator,
  /** Only those of these colours. */
  colors: words,
  /** How `colors` is meant; IN, unless told. */
  colorOperator: operator,
  /** Only those that run on one of these, such as DIESEL. */
  fuelTypes: words,
  /** How `fuelTypes` is meant; IN, unless told. */
  fuelTypeOperator: operator,
  /** Only those of these shapes, such as SUV. */
  types: words,
  /** How `types` is meant; IN, unless told. */
  typeOperator: operator,
  /** Only these vehicles, by their numbers. */
  vehicleIds: numbers,
  /** How `vehicleIds` is meant; IN, unless told. */
  vehicleOperator: operator,
  /** Only those that are picked up at one of these locations, by their numbers. */
  locationIds: numbers,
  /** How `locationIds` is meant; IN, unless told. */
  locationOperator: operator,
  /** The names of the lists that somebody chose to fill in. */
  selectedFilters: words
}) {}
