import { isStanding, ratingsEnd, sharedUntil } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const now = new Date("2026-11-20T09:00:00Z")

it("shares a booking until 28 days after the hire, and from now where the hire is over", () => {
  expect(sharedUntil(new Date("2026-12-01T10:00:00Z"), now)).toEqual(new Date("2026-12-29T10:00:00Z"))
  expect(sharedUntil(new Date("2026-11-01T10:00:00Z"), now)).toEqual(new Date("2026-12-18T09:00:00Z"))
})

it("shares it for two weeks longer than it can be rated, however early the vehicle came back", () => {
  const completed = new Date("2026-11-20T09:00:00Z")
  const end = sharedUntil(new Date("2026-11-19T09:00:00Z"), completed)
  expect(end.getTime() - ratingsEnd(completed).getTime()).toBe(14 * 86_400_000)
})

it("takes a link for standing until it is withdrawn or the moment of its end has come", () => {
  const link = { id: "l-1", endsAt: "2026-11-20T09:00:00.001Z" }
  expect(isStanding(link, now)).toBe(true)
  expect(isStanding({ ...link, endsAt: "2026-11-20T09:00:00Z" }, now)).toBe(false)
  expect(isStanding({ ...link, revokedAt: "2026-11-20T08:00:00Z" }, now)).toBe(false)
})
