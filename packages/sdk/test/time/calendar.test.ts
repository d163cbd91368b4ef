import { addDays, dayOf, defaultTimeZone, isDate, startOfDay } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { firstOfMonth, weekdayOf } from "../../src/time/calendar.ts"
import { moments } from "./zones.ts"

describe("London's days", () => {
  it.each([
    ["2026-06-30T23:30:00Z", "2026-07-01"],
    ["2026-11-20T23:30:00Z", "2026-11-20"]
  ])("knows the day at %s", (instant, date) => {
    expect(dayOf(new Date(instant), defaultTimeZone)).toBe(date)
  })

  it.each([
    ["2026-11-20", "2026-11-20T00:00:00.000Z"],
    ["2026-07-01", "2026-06-30T23:00:00.000Z"],
    ["2026-03-29", "2026-03-29T00:00:00.000Z"],
    ["2026-03-30", "2026-03-29T23:00:00.000Z"],
    ["2026-10-26", "2026-10-26T00:00:00.000Z"]
  ])("knows when %s begins", (date, start) => {
    expect(startOfDay(date, defaultTimeZone)?.toISOString()).toBe(start)
  })
})

it("begins a day at its first instant, where midnight comes twice or not at all", () => {
  expect(startOfDay("2026-11-01", "America/Havana")?.toISOString()).toBe("2026-11-01T04:00:00.000Z")
  expect(startOfDay("2026-04-24", "Africa/Cairo")?.toISOString()).toBe("2026-04-23T22:00:00.000Z")
})

it("takes nothing for a day that is none", () => {
  for (const text of [
    "",
    "2026-02-30",
    "2026-13-01",
    "26-01-01",
    "2026-1-1",
    "0000-01-01",
    "tomorrow",
    "2026-01-01T00:00"
  ])
    expect([isDate(text), startOfDay(text, defaultTimeZone)]).toEqual([false, undefined])
})

it("counts days, months and weekdays of the calendar", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01")
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31")
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30")
  expect(addDays("9999-12-31", 1)).toBe("+010000-01-01")
  expect(addDays("0001-01-01", -1)).toBe("0000-12-31")
  for (const none of ["2026-02-30", "2026-13-01", "nonsense", ""])
    expect(() => addDays(none, 1)).toThrow(RangeError)
  expect(firstOfMonth("2026-01-31", 1)).toBe("2026-02-01")
  expect(firstOfMonth("2026-01-31", -1)).toBe("2025-12-01")
  expect(["2026-11-16", "2026-11-22"].map(weekdayOf)).toEqual([1, 7])
})

it("puts every instant into one day, and days next to one another, in every zone", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -400, max: 400 }), ({ zone, at }, days) => {
      const day = dayOf(at, zone)
      expect(addDays(addDays(day, days), -days)).toBe(day)
      const start = startOfDay(day, zone) ?? at
      expect(start <= at).toBe(true)
      expect(dayOf(start, zone)).toBe(day)
      expect(dayOf(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1))
      expect((startOfDay(addDays(day, 1), zone) ?? start) > at).toBe(true)
    })
  )
})
