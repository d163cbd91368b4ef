import { addDays, isDate, londonDateOf, startOfLondonDate } from "@crewfleet/sdk"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

describe("London's days", () => {
  it.each([
    ["2026-06-30T23:30:00Z", "2026-07-01"],
    ["2026-11-20T23:30:00Z", "2026-11-20"]
  ])("knows the day at %s", (instant, date) => {
    expect(londonDateOf(new Date(instant))).toBe(date)
  })

  it.each([
    ["2026-11-20", "2026-11-20T00:00:00.000Z"],
    ["2026-07-01", "2026-06-30T23:00:00.000Z"],
    ["2026-03-29", "2026-03-29T00:00:00.000Z"],
    ["2026-03-30", "2026-03-29T23:00:00.000Z"],
    ["2026-10-26", "2026-10-26T00:00:00.000Z"]
  ])("knows when %s begins", (date, start) => {
    expect(startOfLondonDate(date)?.toISOString()).toBe(start)
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
      expect([isDate(text), startOfLondonDate(text)]).toEqual([false, undefined])
  })

  it("counts days across months, years and clock changes", () => {
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01")
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31")
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30")
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }),
        fc.integer({ min: -400, max: 400 }),
        (instant, days) => {
          const date = londonDateOf(instant)
          expect(addDays(addDays(date, days), -days)).toBe(date)
          const start = startOfLondonDate(date) ?? instant
          expect(start <= instant).toBe(true)
          expect(londonDateOf(start)).toBe(date)
          expect((startOfLondonDate(addDays(date, 1)) ?? start) > instant).toBe(true)
        }
      )
    )
  })
})
