import { briefReasons, reasonsText } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const day = "2026-11-24"
const missing = { name: "Identity", outcome: "REFUSED", shortfall: { kind: "missing", day } }
const ended = { name: "Fire safety", outcome: "WARNED", shortfall: { kind: "expired", day } }
const awaiting = { name: "Life support", outcome: "REFUSED", shortfall: { kind: "awaiting", day } }

it("says in one line what is worst, and how much more there is", () => {
  expect(briefReasons({ unmet: [] })).toBe("")
  expect(briefReasons({ unmet: [ended] })).toBe("Fire safety: expired")
  expect(briefReasons({ unmet: [ended, missing, awaiting] })).toBe("Identity: missing; and 2 more")
  expect(briefReasons({ unmet: [missing], withheld: 2 })).toBe("Identity: missing; and 2 more")
})

it("says all that is in the way, what refuses first", () => {
  expect(reasonsText({ unmet: [] })).toBe("")
  expect(reasonsText({ unmet: [ended, missing] })).toBe(
    "Identity is missing; Fire safety ended before 24 Nov 2026, which only warns"
  )
})

it("says of what is told to the agency alone only that there is something", () => {
  expect(briefReasons({ unmet: [], withheld: 1 })).toBe("1 requirement that only the agency sees")
  expect(reasonsText({ unmet: [awaiting], withheld: 2 })).toBe(
    "Life support awaits review; 2 requirements that only the agency sees"
  )
})
