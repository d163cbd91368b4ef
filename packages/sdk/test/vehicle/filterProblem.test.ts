import type { VehicleFilter } from "@crewfleet/sdk"
import { filterLimits, filterProblem } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const tooLong = "The vehicle filter is too long."
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it.each<readonly [string, VehicleFilter, string | undefined]>([
  ["nothing", {}, undefined],
  ["lists without a choice", { names: [], models: [] }, undefined],
  ["as many vehicles as a list holds", { vehicleIds: many(filterLimits.list) }, undefined],
  ["a vehicle more", { vehicleIds: many(filterLimits.list + 1) }, tooLong],
  ["a name as long as can be", { names: ["x".repeat(filterLimits.entry)] }, undefined],
  ["a longer name", { names: ["Ford", "x".repeat(filterLimits.entry + 1)] }, tooLong],
  ["an operator that is there", { names: ["Ford"], nameOperator: "NOT_IN" }, undefined],
  [
    "one that is not",
    { names: ["Ford"], nameOperator: "SOUNDS_LIKE" as never },
    expect.stringMatching("^nameOperator must be one of EQUALITY, ")
  ]
])("judges a filter of %s", (_, filter, text) => {
  const problem = text === undefined ? undefined : { field: "vehicleFilter", text }
  expect(filterProblem(filter)).toEqual(problem)
})
