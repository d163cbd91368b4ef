import { Schema } from "effect"
import { Id, maybe } from "../contract/wire.ts"

const words = maybe(Schema.Array(Schema.String))
const numbers = maybe(Schema.Array(Id))
const operator = maybe(Schema.String)

/**
 * Which vehicles are meant (specification 001 §3): each list with an operator of its own, IN unless told. An empty list
 * restricts nothing; `selectedFilters` names the lists that somebody chose to fill in.
 */
export const VehicleFilter = Schema.Struct({
  agencyId: maybe(Id),
  /** Makers. */
  names: words,
  nameOperator: operator,
  models: words,
  modelOperator: operator,
  colors: words,
  colorOperator: operator,
  fuelTypes: words,
  fuelTypeOperator: operator,
  types: words,
  typeOperator: operator,
  vehicleIds: numbers,
  vehicleOperator: operator,
  locationIds: numbers,
  locationOperator: operator,
  selectedFilters: words
})
export type VehicleFilter = typeof VehicleFilter.Type
