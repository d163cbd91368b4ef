import { londonInput, londonInstant } from "@crewfleet/sdk"
import fc from "fast-check"
import { expect, it } from "vitest"

it("shows an instant as London's wall clock, in summer as in winter", () => {
  expect(londonInput("2026-07-01T08:30:00.000Z")).toBe("2026-07-01T09:30")
  expect(londonInput("2026-12-01T08:30:00.000Z")).toBe("2026-12-01T08:30")
  expect(londonInput("2026-12-31T23:59:59.999Z")).toBe("2026-12-31T23:59")
  expect(londonInput("2026-06-30T23:00:00.000Z")).toBe("2026-07-01T00:00")
})

it("takes a time that the clocks skip an hour later, and one that they show twice as the first", () => {
  expect(londonInstant("2026-03-29T01:30")).toBe("2026-03-29T01:30:00.000Z")
  expect(londonInput("2026-03-29T01:30:00.000Z")).toBe("2026-03-29T02:30")
  expect(londonInstant("2026-10-25T01:30")).toBe("2026-10-25T00:30:00.000Z")
})

it.each(["", "2026-07-01", "tomorrow", "2026-13-01T09:00", "12026-07-01T09:00"])(
  "knows no time in %j",
  (text) => {
    expect(londonInstant(text)).toBeUndefined()
  }
)

it("finds the instant of every wall clock again, but for the hour that they show twice", () => {
  const minute = 60_000
  const instants = fc.integer({ min: Date.UTC(2020, 0) / minute, max: Date.UTC(2040, 0) / minute })
  fc.assert(
    fc.property(instants, (minutes) => {
      const instant = new Date(minutes * minute).toISOString()
      const found = londonInstant(londonInput(instant))
      expect([instant, new Date(minutes * minute - 60 * minute).toISOString()]).toContain(found)
      expect(londonInput(found ?? "")).toBe(londonInput(instant))
    })
  )
})
