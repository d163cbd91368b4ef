import type { Problem } from "../failure/Problem.ts"
import { filterOperators } from "./filterOperators.ts"
import type { VehicleFilter } from "./VehicleFilter.ts"

/** How much a filter may hold: entries of one list, and characters of one entry. */
export const filterLimits = { list: 1000, entry: 255 } as const

/** What is wrong with a filter: a list that takes too long to look through, or an operator that does not exist. */
export const filterProblem = (filter: VehicleFilter): Problem<"vehicleFilter"> | undefined => {
  const lists = Object.values(filter).filter(Array.isArray)
  if (lists.some((list) => list.length > filterLimits.list || list.some(isTooLong)))
    return { field: "vehicleFilter", text: "The vehicle filter is too long." }
  const unknown = Object.entries(filter).find(
    ([key, value]) => key.endsWith("Operator") && value !== undefined && value !== null && !isOperator(value)
  )
  return (
    unknown && { field: "vehicleFilter", text: `${unknown[0]} must be one of ${filterOperators.join(", ")}` }
  )
}

const isTooLong = (entry: unknown) => String(entry).length > filterLimits.entry
const isOperator = (value: unknown) => filterOperators.some((operator) => operator === value)
