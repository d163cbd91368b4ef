import { type FilterList, fuelTypes, vehicleTypes } from "@crewfleet/sdk/rules"

/** What the codes of a filter's list are called; words speak for themselves. */
export const codesOf = (list: FilterList): Readonly<Record<string, string>> =>
  list === "fuelTypes" ? fuelTypes : list === "types" ? vehicleTypes : {}
