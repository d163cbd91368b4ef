import { isStanding, sharedUntil } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const now = new Date("2026-11-20T09:00:00Z")

it("shares a booking until 14 days after the hire, and from now where the hire is over", () => {
  expect(sharedUntil(new Date("2026-12-01T10:00:00Z"), now)).toEqual(new Date("2026-12-15T10:00:00Z"))
  expect(sharedUntil(new Date("2026-11-01T10:00:00Z"), now)).toEqual(new Date("2026-12-04T09:00:00Z"))
})

it("takes a link for standing until it is withdrawn or the moment of its end has come", () => {
  const link = { id: "l-1", endsAt: "2026-11-20T09:00:00.001Z" }
  expect(isStanding(link, now)).toBe(true)
  expect(isStanding({ ...link, endsAt: "2026-11-20T09:00:00Z" }, now)).toBe(false)
  expect(isStanding({ ...link, revokedAt: "2026-11-20T08:00:00Z" }, now)).toBe(false)
})
