import { vehicleName } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it.each([
  [{ name: "Ford", model: "Focus" }, "Ford Focus"],
  [{ name: "Ford" }, "Ford"],
  [{ model: "Focus" }, "Focus"]
])("calls %o by its maker and model, as far as they are known", (vehicle, name) => {
  expect(vehicleName(vehicle)).toBe(name)
})

it.each([undefined, {}, { name: "" }])("calls %o what it is told otherwise", (vehicle) => {
  expect(vehicleName(vehicle)).toBe("Vehicle")
  expect(vehicleName(vehicle, "–")).toBe("–")
})
