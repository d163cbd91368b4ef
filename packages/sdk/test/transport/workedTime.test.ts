import { instantAt, instantsAt, minutesInWords, planDifference, workedMinutes } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { workedTimeDoubts, workedTimeProblem } from "../../src/transport/workedTime.ts"

const london = "Europe/London"
const at = (wallClock: string) => instantAt(wallClock, london) ?? ""
const now = "2027-04-01T00:00:00.000Z"

describe("the hours of a night in which the clocks change", () => {
  it.each([
    ["forward, an hour fewer", "2027-03-27T22:00", "2027-03-28T06:00", 7 * 60],
    ["back, an hour more", "2026-10-24T22:00", "2026-10-25T06:00", 9 * 60],
    ["not at all, what the clock shows", "2026-11-01T22:00", "2026-11-02T06:00", 8 * 60]
  ])("are what was worked where they go %s", (_, start, end, minutes) => {
    expect(workedMinutes({ start: at(start), end: at(end), breakTime: 0 })).toBe(minutes)
    expect(workedMinutes({ start: at(start), end: at(end), breakTime: 45 })).toBe(minutes - 45)
  })

  it("tell the hour that comes twice apart", () => {
    const [first = "", second = ""] = instantsAt("2026-10-25T01:30", london)
    const start = at("2026-10-24T22:00")
    expect(workedMinutes({ start, end: first, breakTime: 0 })).toBe(210)
    expect(workedMinutes({ start, end: second, breakTime: 0 })).toBe(270)
    expect(instantsAt("2027-03-28T01:30", london)).toEqual([])
    expect(planDifference(second, first)).toBe("1 h later than planned")
  })
})

const minute = fc.integer({ min: Date.UTC(2026, 9, 1) / 60_000, max: Date.UTC(2027, 3, 30) / 60_000 })
const worked = fc
  .record({ from: minute, length: fc.integer({ min: -600, max: 4_000 }), breakTime: fc.nat(600) })
  .map(({ from, length, breakTime }) => ({
    length,
    start: new Date(from * 60_000).toISOString(),
    end: new Date((from + length) * 60_000).toISOString(),
    breakTime
  }))

describe("hours as they are entered", () => {
  it("are what elapsed less the break, on any day", () => {
    fc.assert(
      fc.property(worked, ({ length, ...hours }) => {
        expect(workedMinutes(hours)).toBe(length - hours.breakTime)
      })
    )
  })

  it("can be entered exactly where something was worked within 48 hours that are over", () => {
    fc.assert(
      fc.property(worked, ({ length, ...hours }) => {
        const possible = length > 0 && length <= 48 * 60 && hours.end <= now && hours.breakTime < length
        expect(workedTimeProblem(hours, now) === undefined).toBe(possible)
        if (possible) expect(workedMinutes(hours)).toBeGreaterThan(0)
      })
    )
  })

  const eight = { start: "2026-11-20T08:00:00.000Z", end: "2026-11-20T16:00:00.000Z", breakTime: 30 }
  it.each([
    [{ end: eight.start }, "end", "The end must be after the start"],
    [{ end: "2026-11-22T08:01:00.000Z" }, "end", "A shift has 48 hours at most"],
    [
      { start: "2027-03-31T23:00:00.000Z", end: "2027-04-01T00:01:00.000Z" },
      "end",
      "The end has not come yet: enter it once the shift is over"
    ],
    [{ breakTime: 480 }, "breakTime", "The break must be shorter than the shift"]
  ])("are refused with %j", (changes, part, text) => {
    expect(workedTimeProblem({ ...eight, ...changes }, now)).toEqual({ part, text })
  })

  it("may end at the very moment, last 48 hours, and have a break of all but a minute", () => {
    expect(workedTimeProblem({ ...eight, end: "2026-11-22T08:00:00.000Z" }, now)).toBeUndefined()
    expect(workedTimeProblem({ ...eight, breakTime: 479 }, eight.end)).toBeUndefined()
  })

  it("are asked about two hours off the plan, and not a minute sooner", () => {
    const doubts = (start: string, end: string) =>
      workedTimeDoubts({ start, end, breakTime: 30 }, eight).map(({ part, text }) => [part, text])
    expect(doubts("2026-11-20T06:00:00.000Z", "2026-11-20T18:00:00.000Z")).toEqual([
      ["start", "The start is 2 h earlier than planned."],
      ["end", "The end is 2 h later than planned."]
    ])
    expect(doubts("2026-11-20T06:01:00.000Z", "2026-11-20T17:59:00.000Z")).toEqual([])
    expect(workedTimeDoubts({ ...eight }, {})).toEqual([])
  })

  it("are asked about without a break in more than six hours, of the clock's own and not of the wall's", () => {
    const text = (start: string, end: string, breakTime = 0) =>
      workedTimeDoubts({ start: at(start), end: at(end), breakTime }, {}).map((doubt) => doubt.text)
    expect(text("2026-11-20T08:00", "2026-11-20T14:00")).toEqual([])
    expect(text("2026-11-20T08:00", "2026-11-20T14:01")).toEqual([
      "There was no break in 6 h 1 min: in more than 6 hours there is a right to one (Working Time Regulations 1998, regulation 12)."
    ])
    expect(text("2026-11-20T08:00", "2026-11-20T14:01", 20)).toEqual([])
    expect(text("2027-03-27T23:00", "2027-03-28T06:00")).toEqual([])
    expect(text("2026-10-24T23:30", "2026-10-25T05:00")).toHaveLength(1)
  })
})

it("says minutes and differences as people do", () => {
  expect([0, 1, 60, 61, -90, 1_440].map(minutesInWords)).toEqual([
    "0 min",
    "1 min",
    "1 h",
    "1 h 1 min",
    "1 h 30 min",
    "24 h"
  ])
  const planned = "2026-11-20T08:00:00.000Z"
  expect(planDifference("2026-11-20T07:30:00.000Z", planned)).toBe("30 min earlier than planned")
  expect(planDifference("2026-11-20T08:00:30.000Z", planned)).toBe("as planned")
})
