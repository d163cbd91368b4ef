import {
  dayOf,
  defaultTimeZone,
  liesInSpan,
  placeInSpan,
  type ScheduleView,
  scheduleSpan,
  scheduleViews,
  stepSchedule
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { moments } from "../time/zones.ts"

const shown = (view: ScheduleView, date: string) => {
  const { from, until, columns } = scheduleSpan(view, date, defaultTimeZone)
  return [from.toISOString(), until.toISOString(), columns.length]
}

describe("scheduleSpan", () => {
  it.each([
    ["day", "2026-11-20", "2026-11-20T00:00:00.000Z", "2026-11-21T00:00:00.000Z", 24],
    ["day", "2026-03-29", "2026-03-29T00:00:00.000Z", "2026-03-29T23:00:00.000Z", 23],
    ["day", "2026-10-25", "2026-10-24T23:00:00.000Z", "2026-10-26T00:00:00.000Z", 25],
    ["week", "2026-11-20", "2026-11-16T00:00:00.000Z", "2026-11-23T00:00:00.000Z", 7],
    ["week", "2026-10-25", "2026-10-18T23:00:00.000Z", "2026-10-26T00:00:00.000Z", 7],
    ["week", "2026-11-16", "2026-11-16T00:00:00.000Z", "2026-11-23T00:00:00.000Z", 7],
    ["month", "2026-10-31", "2026-09-30T23:00:00.000Z", "2026-11-01T00:00:00.000Z", 31],
    ["month", "2026-02-14", "2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z", 28],
    ["month", "2026-12-01", "2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z", 31]
  ] as const)("shows the %s of %s in London's hours and days", (view, date, from, until, columns) => {
    expect(shown(view, date)).toEqual([from, until, columns])
  })

  it("shows the present when the day is none", () => {
    const { from, until } = scheduleSpan("week", "soon", defaultTimeZone)
    expect(from.getTime()).toBeLessThanOrEqual(Date.now())
    expect(until.getTime()).toBeGreaterThan(Date.now())
  })
})

describe("stepSchedule", () => {
  it.each([
    ["day", "2026-03-29", "2026-03-28", "2026-03-30"],
    ["week", "2026-11-20", "2026-11-09", "2026-11-23"],
    ["month", "2026-03-31", "2026-02-01", "2026-04-01"],
    ["month", "2026-01-15", "2025-12-01", "2026-02-01"]
  ] as const)("goes by a %s from %s", (view, date, before, after) => {
    expect(stepSchedule(view, date, -1)).toBe(before)
    expect(stepSchedule(view, date, 1)).toBe(after)
  })

  it("leaves neither gap nor overlap, at any day in any view and zone", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...scheduleViews), ({ zone, at }, view) => {
        const date = dayOf(at, zone)
        const span = scheduleSpan(view, date, zone)
        expect(scheduleSpan(view, stepSchedule(view, date, 1), zone).from).toEqual(span.until)
        expect(scheduleSpan(view, stepSchedule(view, date, -1), zone).until).toEqual(span.from)
      })
    )
  })
})

describe("placeInSpan", () => {
  const week = scheduleSpan("week", "2026-10-25", defaultTimeZone)
  const at = (text: string) => new Date(text)

  it("gives the day on which the clocks change the width of any other", () => {
    const sunday = placeInSpan(week, at("2026-10-24T23:00:00Z"), at("2026-10-26T00:00:00Z"))
    const monday = placeInSpan(week, at("2026-10-18T23:00:00Z"), at("2026-10-19T23:00:00Z"))
    expect(sunday.from).toBeCloseTo(6 / 7)
    expect(sunday.length).toBeCloseTo(1 / 7)
    expect(monday).toEqual({ from: 0, length: expect.closeTo(1 / 7) })
  })

  it("cuts off what lies outside", () => {
    expect(placeInSpan(week, at("2026-01-01T00:00:00Z"), at("2027-01-01T00:00:00Z"))).toEqual({
      from: 0,
      length: 1
    })
    expect(placeInSpan(week, at("2027-01-01T00:00:00Z"), at("2027-01-02T00:00:00Z")).length).toBe(0)
  })
})

describe("liesInSpan", () => {
  const day = scheduleSpan("day", "2026-11-20", defaultTimeZone)

  it.each([
    ["what begins the day before and ends in it", "2026-11-19T22:00:00Z", "2026-11-20T01:00:00Z", true],
    ["what lasts longer", "2026-11-19T22:00:00Z", "2026-11-21T01:00:00Z", true],
    ["not what ends as the day begins", "2026-11-19T22:00:00Z", "2026-11-20T00:00:00Z", false],
    ["not what begins as the day ends", "2026-11-21T00:00:00Z", "2026-11-21T01:00:00Z", false]
  ])("has %s", (_, start, end, lies) => {
    expect(liesInSpan(day, new Date(start), new Date(end))).toBe(lies)
  })
})
