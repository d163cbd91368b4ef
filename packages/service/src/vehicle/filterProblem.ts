import { filterOperators, type Problem, type VehicleFilter } from "@crewfleet/sdk"

/** The most that one list of a filter may hold. */
const longest = 1000

/** What is wrong with a filter: a list that takes too long to look through, or an operator that does not exist. */
export const filterProblem = (filter: VehicleFilter): Problem<"vehicleFilter"> | undefined => {
  const lists = Object.values(filter).filter(Array.isArray)
  if (lists.some((list) => list.length > longest || list.some((each) => String(each).length > 255)))
    return { field: "vehicleFilter", text: "The vehicle filter is too long." }
  const unknown = Object.entries(filter).find(
    ([key, value]) => key.endsWith("Operator") && value !== null && !isOperator(value)
  )
  return (
    unknown && { field: "vehicleFilter", text: `${unknown[0]} must be one of ${filterOperators.join(", ")}` }
  )
}

const isOperator = (value: unknown) => filterOperators.some((operator) => operator === value)
