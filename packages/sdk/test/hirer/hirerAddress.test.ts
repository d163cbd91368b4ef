import { hirerAddress } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it.each([
  [{ firstLine: "1 Quay", town: "Hull", country: "United Kingdom" }, "1 Quay, Hull, United Kingdom"],
  [{ firstLine: " ", town: "Hull" }, "Hull"],
  [{}, "Address not provided"],
  [undefined, "Address not provided"]
])("writes %o as %s", (address, words) => {
  expect(hirerAddress({ address })).toBe(words)
})
