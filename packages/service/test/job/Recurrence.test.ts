import fc from "fast-check"
import { expect, it } from "vitest"
import { lastDue, nextDue, overtakenAt, type Recurrence } from "../../src/job/Recurrence.ts"

const inLondon = (daily: string) => ({ daily, timeZone: "Europe/London" })
const due = (recurrence: Recurrence, now: string) => lastDue(recurrence, new Date(now)).toISOString()

it.each([
  ["in winter", "09:00", "2026-01-15T12:00Z", "2026-01-15T09:00:00.000Z"],
  ["in summer", "09:00", "2026-07-15T12:00Z", "2026-07-15T08:00:00.000Z"],
  ["to the minute", "09:00", "2026-07-15T08:00Z", "2026-07-15T08:00:00.000Z"],
  ["and before it, the day before", "09:00", "2026-07-15T07:59Z", "2026-07-14T08:00:00.000Z"],
  ["across a new year", "09:00", "2027-01-01T08:00Z", "2026-12-31T09:00:00.000Z"],
  ["an hour later where the clocks skip it", "01:30", "2026-03-29T12:00Z", "2026-03-29T01:30:00.000Z"],
  ["the first time where they show it twice", "01:30", "2026-10-25T12:00Z", "2026-10-25T00:30:00.000Z"],
  ["and not the second", "01:30", "2026-10-25T01:30Z", "2026-10-25T00:30:00.000Z"]
])("is due each day when London's clocks show the time: %s", (_, daily, now, expected) => {
  expect(due(inLondon(daily), now)).toBe(expected)
})

it("is due at the beginning of each stretch of time", () => {
  expect(due({ every: "10 seconds" }, "2026-07-15T12:00:19.999Z")).toBe("2026-07-15T12:00:10.000Z")
  const hourly = { every: "1 hour" } as const
  expect(nextDue(hourly, new Date("2026-07-15T12:00Z"))).toEqual(new Date("2026-07-15T13:00Z"))
  expect(overtakenAt(hourly, new Date("2026-07-15T12:20Z"))).toEqual(new Date("2026-07-15T14:00Z"))
})

const zones = [
  "Europe/London",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Africa/Casablanca",
  "Pacific/Kiritimati"
] as const

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"))

it("is due once on every day of a year, whatever the zone's clocks do, and never between two that follow", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), time, (timeZone, daily) => {
      const daysOf = new Intl.DateTimeFormat("en-CA", { timeZone })
      const recurrence = { daily, timeZone }
      let moment = lastDue(recurrence, new Date("2026-01-01T00:00Z"))
      for (let day = 0; day < 366; day++) {
        const next = nextDue(recurrence, moment)
        const dayAfter = new Date(Date.parse(daysOf.format(moment)) + 86_400_000).toISOString().slice(0, 10)
        expect(daysOf.format(next)).toBe(dayAfter)
        expect(lastDue(recurrence, next)).toEqual(next)
        expect(lastDue(recurrence, new Date(next.getTime() - 1))).toEqual(moment)
        moment = next
      }
    }),
    { numRuns: 6 }
  )
})
