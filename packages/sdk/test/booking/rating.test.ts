import { starsOf } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it.each([
  [0.5, "half empty empty empty empty"],
  [1, "full empty empty empty empty"],
  [2.24, "full full empty empty empty"],
  [2.25, "full full half empty empty"],
  [3.7, "full full full half empty"],
  [4.75, "full full full full full"],
  [5, "full full full full full"]
])("draws %s as %s", (rating, stars) => {
  expect(starsOf(rating).join(" ")).toBe(stars)
})
