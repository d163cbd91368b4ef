import { defaultTimeZone, isExpired } from "@crewfleet/sdk"
import { expect, it } from "vitest"

it.each([
  ["2026-06-30", "2026-06-30T22:59:59Z", false],
  ["2026-06-30", "2026-06-30T23:00:00Z", true],
  ["2026-12-31", "2026-12-31T23:59:59Z", false],
  ["2026-12-31", "2027-01-01T00:00:00Z", true]
])("a document good until %s, at %s: expired is %s", (day, now, expired) => {
  expect(isExpired(day, new Date(now), defaultTimeZone)).toBe(expired)
})

it("expires later further west", () => {
  const now = new Date("2026-12-31T23:30:00Z")
  expect(isExpired("2026-12-31", now, "Europe/Paris")).toBe(true)
  expect(isExpired("2026-12-31", now, "America/New_York")).toBe(false)
})
