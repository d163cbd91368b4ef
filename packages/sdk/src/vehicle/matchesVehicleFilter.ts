import { type FilterOperator, filterOperators } from "./filterOperators.ts"
import type { VehicleFilter } from "./VehicleFilter.ts"

/** What a filter looks at in a vehicle; `name` is the maker's. */
export interface FilteredVehicle {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly color: string
  readonly fuelType: string
  readonly type: string
  readonly locationId: number
}

/** Whether a vehicle is among those that a filter means; upper and lower case are the same. */
export const matchesVehicleFilter = (vehicle: FilteredVehicle, filter: VehicleFilter | undefined): boolean =>
  !filter ||
  (passes(vehicle.name, filter.names, filter.nameOperator) &&
    passes(vehicle.model, filter.models, filter.modelOperator) &&
    passes(vehicle.color, filter.colors, filter.colorOperator) &&
    passes(vehicle.fuelType, filter.fuelTypes, filter.fuelTypeOperator) &&
    passes(vehicle.type, filter.types, filter.typeOperator) &&
    passes(vehicle.id, filter.vehicleIds, filter.vehicleOperator) &&
    passes(vehicle.locationId, filter.locationIds, filter.locationOperator))

type Value = string | number

const passes = (
  value: Value,
  listed: ReadonlyArray<Value> | undefined,
  operator: string | undefined
): boolean => {
  if (!listed || listed.length === 0) return true
  const known = filterOperators.find((each) => each === (operator ?? "IN"))
  const given = plain(value)
  return known !== undefined && compare[known](given, listed.map(plain))
}

const plain = (value: Value): Value => (typeof value === "number" ? value : value.trim().toLowerCase())

type Compare = (value: Value, listed: ReadonlyArray<Value>) => boolean

const isListed: Compare = (value, listed) => listed.includes(value)
const contains: Compare = (value, listed) => listed.some((each) => String(value).includes(String(each)))

const compare: Readonly<Record<FilterOperator, Compare>> = {
  EQUALITY: isListed,
  NON_EQUALITY: (value, listed) => !isListed(value, listed),
  GREATER_THAN: (value, listed) => listed.every((each) => value > each),
  LESS_THAN: (value, listed) => listed.every((each) => value < each),
  GREATER_THAN_OR_EQUAL: (value, listed) => listed.every((each) => value >= each),
  LESS_THAN_OR_EQUAL: (value, listed) => listed.every((each) => value <= each),
  CONTAINS: contains,
  NOT_CONTAINS: (value, listed) => !contains(value, listed),
  IN: isListed,
  NOT_IN: (value, listed) => !isListed(value, listed)
}
