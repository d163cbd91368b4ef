import { defaultTimeZone, instantAt, instantsAt, wallClockOf } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changesIn, moments, zones } from "./zones.ts"

describe("in London", () => {
  const shown = (instant: string) => wallClockOf(instant, defaultTimeZone)
  const found = (wallClock: string, kept?: string) => instantAt(wallClock, defaultTimeZone, kept)

  it("shows an instant as the clock on the wall, in summer as in winter", () => {
    expect(shown("2026-07-01T08:30:00.000Z")).toBe("2026-07-01T09:30")
    expect(shown("2026-12-01T08:30:00.000Z")).toBe("2026-12-01T08:30")
    expect(shown("2026-12-31T23:59:59.999Z")).toBe("2026-12-31T23:59")
    expect(shown("2026-06-30T23:00:00.000Z")).toBe("2026-07-01T00:00")
  })

  it("takes a time that the clocks skip an hour later, and one that they show twice as the first", () => {
    expect(found("2026-03-29T01:30")).toBe("2026-03-29T01:30:00.000Z")
    expect(shown("2026-03-29T01:30:00.000Z")).toBe("2026-03-29T02:30")
    expect(found("2026-10-25T01:30")).toBe("2026-10-25T00:30:00.000Z")
  })

  it("stays at the instant that showed the same, and leaves it for any other time", () => {
    const second = "2026-10-25T01:30:45.000Z"
    expect(found("2026-10-25T01:30", second)).toBe(second)
    expect(found("2026-10-25T01:31", second)).toBe("2026-10-25T00:31:00.000Z")
  })

  it.each(["", "2026-07-01", "tomorrow", "2026-13-01T09:00", "2026-02-30T09:00", "12026-07-01T09:00"])(
    "knows no time in %j",
    (text) => {
      expect(found(text)).toBeUndefined()
    }
  )
})

it("takes half an hour where the clocks change by that", () => {
  const zone = "Australia/Lord_Howe"
  expect(wallClockOf("2026-10-03T15:29:00.000Z", zone)).toBe("2026-10-04T01:59")
  expect(wallClockOf("2026-10-03T15:30:00.000Z", zone)).toBe("2026-10-04T02:30")
  expect(instantAt("2026-10-04T02:10", zone)).toBe("2026-10-03T15:40:00.000Z")
})

describe("in every zone", () => {
  it("tries zones whose clocks change, and one whose clocks never do", () => {
    expect(zones.map((zone) => changesIn(zone).length > 5)).toContain(false)
    expect(zones.filter((zone) => changesIn(zone).length > 5).length).toBeGreaterThan(4)
  })

  it("finds the instant of a clock on the wall again, the first of two that show the same", () => {
    fc.assert(
      fc.property(moments, ({ zone, at }) => {
        const instant = at.toISOString()
        const wallClock = wallClockOf(instant, zone)
        const found = instantAt(wallClock, zone) ?? ""
        expect(wallClockOf(found, zone)).toBe(wallClock)
        expect(Date.parse(found)).toBeLessThanOrEqual(at.getTime())
        expect(at.getTime() - Date.parse(found)).toBeLessThanOrEqual(3_600_000)
        expect(instantAt(wallClock, zone, instant)).toBe(instant)
      })
    )
  })

  it("answers any time that can be typed, at most an hour away from what it says", () => {
    fc.assert(
      fc.property(moments, ({ zone, at }) => {
        const typed = at.toISOString().slice(0, 16)
        const shown = wallClockOf(instantAt(typed, zone) ?? "", zone)
        const later = Date.parse(`${shown}Z`) - Date.parse(`${typed}Z`)
        expect(later).toBeGreaterThanOrEqual(0)
        expect(later).toBeLessThanOrEqual(3_600_000)
      })
    )
  })
})

describe("the instants that a clock shows alike", () => {
  it("are two in the hour that comes twice, none in the one that is left out, and one otherwise", () => {
    const of = (wallClock: string) => instantsAt(wallClock, defaultTimeZone)
    expect(of("2026-10-25T01:30")).toEqual(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"])
    expect(of("2026-10-25T02:00")).toEqual(["2026-10-25T02:00:00.000Z"])
    expect(of("2027-03-28T01:30")).toEqual([])
    expect(of("2027-03-28T02:00")).toEqual(["2027-03-28T01:00:00.000Z"])
    expect(of("tomorrow")).toEqual([])
  })

  it("hold each instant that shows a time, in every zone", () => {
    fc.assert(
      fc.property(moments, ({ zone, at }) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString()
        const found = instantsAt(wallClockOf(minute, zone), zone)
        expect(found).toContain(minute)
        expect(new Set(found.map((instant) => wallClockOf(instant, zone))).size).toBe(1)
      })
    )
  })
})
