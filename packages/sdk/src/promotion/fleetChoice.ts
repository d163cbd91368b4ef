import type { Asking, Question } from "../form/Question.ts"
import type { OfferedOperator } from "../vehicle/filterOperators.ts"
import type { VehicleFilter } from "../vehicle/VehicleFilter.ts"

/** The lists that a vehicle filter is made of, beside single vehicles. */
export const filterLists = ["names", "models", "colors", "fuelTypes", "types", "locationIds"] as const
export type FilterList = (typeof filterLists)[number]

const operators = {
  names: "nameOperator",
  models: "modelOperator",
  colors: "colorOperator",
  fuelTypes: "fuelTypeOperator",
  types: "typeOperator",
  locationIds: "locationOperator"
} as const satisfies Record<FilterList, keyof VehicleFilter>

/** What one list of a filter holds, and whether its vehicles are included or excluded. */
export interface FilterChoice {
  readonly chosen: ReadonlyArray<string>
  readonly operator: OfferedOperator
}

/** The vehicles of a promotion as somebody chooses them: one by one, or by what they are like. */
export interface FleetChoice {
  readonly filterType: "VEHICLES" | "FILTERS"
  readonly vehicleIds: ReadonlyArray<number>
  readonly filters: Readonly<Record<FilterList, FilterChoice>>
}

const choicesIn = (choiceOf: (list: FilterList) => FilterChoice) =>
  Object.fromEntries(filterLists.map((list) => [list, choiceOf(list)])) as FleetChoice["filters"]

const everyVehicle: FleetChoice = {
  filterType: "VEHICLES",
  vehicleIds: [],
  filters: choicesIn(() => ({ chosen: [], operator: "IN" }))
}

/** Which vehicles: those ticked, or those that its filters let through, never both. */
export const fleetChoice = <const Says extends Asking>(
  asking: Says
): Question<FleetChoice, VehicleFilter, Says> => ({
  ...asking,
  kind: "fleetChoice",
  shape: {
    agencyId: "integer",
    ...Object.fromEntries(
      filterLists.flatMap((list) => [
        [list, [list === "locationIds" ? "integer" : "string"] as const],
        [operators[list], "string" as const]
      ])
    ),
    vehicleIds: ["integer"],
    vehicleOperator: "string",
    selectedFilters: ["string"]
  },
  empty: everyVehicle,
  take: (kept) => (isChoice(kept) ? kept : undefined),
  read: (wire) => {
    const filter = wire ?? {}
    const isFiltered = filterLists.some((list) => (filter[list] ?? []).length > 0)
    return {
      filterType: isFiltered ? "FILTERS" : "VEHICLES",
      vehicleIds: filter.vehicleIds ?? [],
      filters: choicesIn((list) => ({
        chosen: (filter[list] ?? []).map(String),
        operator: filter[operators[list]] === "NOT_IN" ? "NOT_IN" : "IN"
      }))
    }
  },
  write: vehicleFilterOf,
  say: () => "",
  lines: () => [],
  harmlessWithin: ["filterType", "operator", "chosen"]
})

const isChoice = (kept: unknown): kept is FleetChoice => {
  const { filterType, vehicleIds, filters } = Object(kept)
  return (
    (filterType === "VEHICLES" || filterType === "FILTERS") &&
    Array.isArray(vehicleIds) &&
    filterLists.every((list) => Array.isArray(Object(filters)[list]?.chosen))
  )
}

/** The filter that a choice means. */
export const vehicleFilterOf = ({ filterType, vehicleIds, filters }: FleetChoice): VehicleFilter => {
  if (filterType === "VEHICLES") return { vehicleIds, vehicleOperator: "IN", selectedFilters: [] }
  return {
    ...Object.fromEntries(
      filterLists.flatMap((list) => [
        [list, list === "locationIds" ? filters[list].chosen.map(Number) : filters[list].chosen],
        [operators[list], filters[list].operator]
      ])
    ),
    selectedFilters: filterLists.filter((list) => filters[list].chosen.length > 0)
  }
}
