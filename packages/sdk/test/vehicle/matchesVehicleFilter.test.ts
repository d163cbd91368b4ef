import type { VehicleFilter } from "@crewfleet/sdk"
import { matchesVehicleFilter } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type FilterOperator, filterOperators } from "../../src/vehicle/filterOperators.ts"
import { fordFocus as vehicle } from "./fordFocus.ts"

describe("matchesVehicleFilter", () => {
  it.each<readonly [string, boolean]>([
    ["EQUALITY", true],
    ["NON_EQUALITY", false],
    ["GREATER_THAN", false],
    ["LESS_THAN", false],
    ["GREATER_THAN_OR_EQUAL", true],
    ["LESS_THAN_OR_EQUAL", true],
    ["CONTAINS", true],
    ["NOT_CONTAINS", false],
    ["IN", true],
    ["NOT_IN", false],
    ["SOMEHOW", false]
  ])("knows %s of what a vehicle is: %s", (operator, expected) => {
    expect(matchesVehicleFilter(vehicle, { names: ["FORD"], nameOperator: operator as FilterOperator })).toBe(
      expected
    )
    expect(
      matchesVehicleFilter(vehicle, { vehicleIds: [7], vehicleOperator: operator as FilterOperator })
    ).toBe(expected)
  })

  it.each<readonly [VehicleFilter, boolean]>([
    [{ vehicleIds: [3, 6], vehicleOperator: "GREATER_THAN" }, true],
    [{ vehicleIds: [3, 7], vehicleOperator: "GREATER_THAN" }, false],
    [{ vehicleIds: [8], vehicleOperator: "LESS_THAN" }, true],
    [{ models: ["ocu"], modelOperator: "CONTAINS" }, true],
    [{ models: ["ies", "ocu"], modelOperator: "NOT_CONTAINS" }, false],
    [{ colors: [" blue "] }, true],
    [{ locationIds: [4], locationOperator: "NOT_IN" }, true]
  ])("judges %j: %s", (filter, expected) => {
    expect(matchesVehicleFilter(vehicle, filter)).toBe(expected)
  })

  it("restricts nothing where there is no filter, or nothing in it", () => {
    for (const filter of [undefined, {}, { names: [], nameOperator: "NOT_IN" as const }]) {
      expect(matchesVehicleFilter(vehicle, filter)).toBe(true)
    }
  })

  it("never lets through both what is included and what is excluded", () => {
    const opposites = [
      ["IN", "NOT_IN"],
      ["EQUALITY", "NON_EQUALITY"],
      ["CONTAINS", "NOT_CONTAINS"]
    ] as const
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("Ford", "Kia", "FO", "audi"), { minLength: 1 }),
        fc.constantFrom(...opposites),
        (names, [one, other]) => {
          const passes = (nameOperator: FilterOperator) =>
            matchesVehicleFilter(vehicle, { names, nameOperator })
          expect(passes(one)).toBe(!passes(other))
        }
      )
    )
    expect(opposites.flat().every((operator) => filterOperators.includes(operator))).toBe(true)
  })
})
