import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { timeframes } from "../../src/dashboard/timeframe.ts"
import { timeframeRange } from "../../src/dashboard/timeframeRange.ts"
import { bucketStarts } from "../../src/time/bucketStarts.ts"
import { dayOf, startOfDay } from "../../src/time/calendar.ts"
import { defaultTimeZone } from "../../src/time/timeZone.ts"
import { moments } from "../time/zones.ts"

const zone = defaultTimeZone
const summer = new Date("2026-08-19T10:00:00Z")

describe("timeframeRange", () => {
  it.each([
    ["all_time", undefined, "2026-08-19T23:00:00.000Z", "month"],
    ["today", "2026-08-18T23:00:00.000Z", "2026-08-19T23:00:00.000Z", "hour"],
    ["yesterday", "2026-08-17T23:00:00.000Z", "2026-08-18T23:00:00.000Z", "hour"],
    ["last_7_days", "2026-08-12T23:00:00.000Z", "2026-08-19T23:00:00.000Z", "day"],
    ["last_30_days", "2026-07-20T23:00:00.000Z", "2026-08-19T23:00:00.000Z", "day"],
    ["last_90_days", "2026-05-21T23:00:00.000Z", "2026-08-19T23:00:00.000Z", "week"],
    ["this_month", "2026-07-31T23:00:00.000Z", "2026-08-19T23:00:00.000Z", "day"],
    ["last_month", "2026-06-30T23:00:00.000Z", "2026-07-31T23:00:00.000Z", "day"],
    ["this_quarter", "2026-06-30T23:00:00.000Z", "2026-08-19T23:00:00.000Z", "week"],
    ["this_year", "2026-01-01T00:00:00.000Z", "2026-08-19T23:00:00.000Z", "month"],
    ["last_year", "2025-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z", "month"]
  ] as const)("spans %s in London days", (timeframe, from, until, bucket) => {
    const range = timeframeRange(timeframe, summer, zone)
    expect([range.from?.toISOString(), range.until.toISOString(), range.bucket]).toEqual([
      from,
      until,
      bucket
    ])
  })

  it("goes by London's day when Greenwich is still in the one before", () => {
    const range = timeframeRange("today", new Date("2026-06-30T23:30:00Z"), zone)
    expect(range.from).toEqual(new Date("2026-06-30T23:00:00Z"))
    expect(timeframeRange("this_quarter", new Date("2026-06-30T23:30:00Z"), zone).from).toEqual(range.from)
  })

  it("takes January's last month and last quarter day from the right year", () => {
    const newYear = new Date("2026-01-01T00:00:00Z")
    expect(timeframeRange("last_month", newYear, zone).from).toEqual(new Date("2025-12-01T00:00:00Z"))
    expect(timeframeRange("yesterday", newYear, zone).from).toEqual(new Date("2025-12-31T00:00:00Z"))
  })
})

describe("bucketStarts", () => {
  const hoursOf = (day: string) => {
    const { from, until, bucket } = timeframeRange("today", new Date(`${day}T12:00:00Z`), zone)
    return from === undefined ? [] : bucketStarts(from, until, bucket, zone)
  }

  it("gives a day 24 hours, 23 when the clocks go forward and 25 when they go back", () => {
    expect(hoursOf("2026-03-28")).toHaveLength(24)
    expect(hoursOf("2026-03-29")).toHaveLength(23)
    expect(hoursOf("2026-10-25")).toHaveLength(25)
  })

  it("gives a day another half hour where the clocks change by that, and none where they never do", () => {
    const lastOf = (day: string, place: string) => {
      const range = timeframeRange("today", new Date(`${day}T02:00:00Z`), place)
      const starts = bucketStarts(range.from ?? range.until, range.until, range.bucket, place)
      return [starts.length, (range.until.getTime() - (starts.at(-1) ?? range.until).getTime()) / 60_000]
    }
    expect(lastOf("2026-10-04", "Australia/Lord_Howe")).toEqual([24, 30])
    expect(lastOf("2026-04-05", "Australia/Lord_Howe")).toEqual([25, 30])
    expect(lastOf("2026-10-04", "Asia/Kathmandu")).toEqual([24, 60])
  })

  it("keeps days at London's midnight across a clock change", () => {
    const { from, until, bucket } = timeframeRange("last_7_days", new Date("2026-03-31T12:00:00Z"), zone)
    const days = bucketStarts(from ?? until, until, bucket, zone).map((day) => day.toISOString().slice(5, 16))
    expect(days).toEqual([
      "03-25T00:00",
      "03-26T00:00",
      "03-27T00:00",
      "03-28T00:00",
      "03-29T00:00",
      "03-29T23:00",
      "03-30T23:00"
    ])
  })

  it("starts weeks on Mondays, the first one where the timeframe starts", () => {
    const { from, until, bucket } = timeframeRange("this_quarter", summer, zone)
    const weeks = bucketStarts(from ?? until, until, bucket, zone).map((week) =>
      week.toISOString().slice(0, 10)
    )
    expect(weeks.slice(0, 3)).toEqual(["2026-06-30", "2026-07-05", "2026-07-12"])
  })

  it("covers every timeframe without a gap, at any moment in any zone", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...timeframes), ({ zone, at: now }, timeframe) => {
        const { from = new Date(now.getTime() - 9e10), until, bucket } = timeframeRange(timeframe, now, zone)
        const starts = bucketStarts(from, until, bucket, zone)
        expect(from < until).toBe(true)
        expect(starts[0]).toEqual(from)
        expect((starts.at(-1) ?? until) < until).toBe(true)
        const ends = [...starts.slice(1), until]
        const lengths = starts.map(
          (start, at) => ((ends[at] ?? until).getTime() - start.getTime()) / 3_600_000
        )
        const [least, most] = { hour: [0, 1], day: [0, 25], week: [0, 169], month: [0, 31 * 24 + 1] }[bucket]
        expect(Math.min(...lengths)).toBeGreaterThan(least ?? 0)
        expect(Math.max(...lengths)).toBeLessThanOrEqual(most ?? 0)
        // Each begins at the start of a day, or of an hour since then.
        for (const start of starts.slice(1)) {
          const sinceMidnight = start.getTime() - (startOfDay(dayOf(start, zone), zone) ?? start).getTime()
          expect(bucket === "hour" ? sinceMidnight % 3_600_000 : sinceMidnight).toBe(0)
        }
      })
    )
  })
})
