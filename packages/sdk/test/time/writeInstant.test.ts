import {
  defaultTimeZone,
  type InstantFormat,
  instantsAt,
  seriesWriter,
  wallClockOf,
  writeDay,
  writeDays,
  writeInstant,
  writeSpan
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { moments } from "./zones.ts"

describe("writeSpan", () => {
  it.each([
    ["2026-07-01T08:30:00Z", "2026-07-01T11:00:00Z", "1 Jul 2026, 09:30 to 12:00"],
    ["2026-07-01T22:30:00Z", "2026-07-01T23:30:00Z", "1 Jul 2026, 23:30 to 2 Jul 2026, 00:30"],
    ["2026-10-24T23:30:00Z", "2026-10-25T02:00:00Z", "25 Oct 2026, 00:30 to 02:00"],
    ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "25 Oct 2026, 01:30 BST to 01:30 GMT"]
  ])("writes the day once where %s and %s are on one in London: %s", (start, end, words) => {
    expect(writeSpan(start, end, defaultTimeZone)).toBe(words)
  })
})

describe("writeInstant", () => {
  it.each<readonly [InstantFormat, string, string]>([
    ["moment", "2026-07-01T08:30:00Z", "1 Jul 2026, 09:30"],
    ["second", "2026-07-01T08:30:05Z", "1 Jul 2026, 09:30:05"],
    ["digits", "2026-07-01T08:30:00Z", "01/07/2026 09:30"],
    ["digits", "2026-12-01T00:30:00Z", "01/12/2026 00:30"],
    ["sorted", "2026-06-30T23:30:00Z", "2026-07-01 00:30"],
    ["rentalMoment", "2026-06-01T08:30:00.000Z", "01 Jun 2026, at 09:30AM"],
    ["rentalMoment", "2026-12-31T23:59:00.000Z", "31 Dec 2026, at 11:59PM"],
    ["rentalMoment", "2026-06-30T23:05:00.000Z", "01 Jul 2026, at 12:05AM"],
    ["rentalMoment", "2026-09-09T11:00:00.000Z", "09 Sep 2026, at 12:00PM"],
    ["bookingDate", "2026-11-03T09:05:00Z", "Nov 3, 2026, 9:05 AM"],
    ["bookingDate", "2026-07-31T23:30:00Z", "Aug 1, 2026, 12:30 AM"],
    ["bookingDate", "2026-09-15T11:00:00Z", "Sep 15, 2026, 12:00 PM"],
    ["uploadDate", "2026-11-03T21:05:00Z", "03 Nov, 2026, at 9:05PM"],
    ["uploadDate", "2026-07-31T23:30:00Z", "01 Aug, 2026, at 12:30AM"],
    ["clock", "2026-10-25T00:30:00Z", "BST"],
    ["clock", "2026-10-25T01:30:00Z", "GMT"],
    ["hour", "2026-07-01T08:00:00Z", "09"],
    ["weekday", "2026-07-01T08:00:00Z", "Wed 1"],
    ["longDate", "2026-07-01T08:00:00Z", "Wednesday, 1 July 2026"],
    ["longMonth", "2026-06-30T23:00:00Z", "July 2026"],
    ["moment", "soon", "soon"]
  ])("writes a %s of %s in London as %s", (format, instant, words) => {
    expect(writeInstant(format, instant, defaultTimeZone)).toBe(words)
  })

  it("writes each month in three letters, September too", () => {
    const at = "2026-09-11T18:00:00Z"
    expect(writeInstant("moment", at, "UTC")).toBe("11 Sep 2026, 18:00")
    expect(writeInstant("month", at, "UTC")).toBe("Sep 2026")
    expect(writeInstant("longDate", at, "UTC")).toBe("Friday, 11 September 2026")
    expect(writeDays(new Date(at), new Date("2026-10-02T10:00:00Z"), "UTC")).toMatch(
      /^11 Sep\s–\s2 Oct 2026$/
    )
  })

  it("writes the same instant as each zone's clock shows it", () => {
    const at = "2026-12-31T23:30:00Z"
    expect(writeInstant("moment", at, "Europe/Paris")).toBe("1 Jan 2027, 00:30")
    expect(writeInstant("moment", at, "Asia/Kathmandu")).toBe("1 Jan 2027, 05:15")
  })
})

describe("the hour that comes twice", () => {
  const inLondon = (format: InstantFormat, instant: string) => writeInstant(format, instant, defaultTimeZone)

  it("says which it is in London in October, from its first minute to its last and nowhere beside", () => {
    const at = (time: string) => inLondon("moment", `2026-10-25T${time}:00Z`)
    expect(["00:00", "00:59", "01:00", "01:59"].map(at)).toEqual([
      "25 Oct 2026, 01:00 BST",
      "25 Oct 2026, 01:59 BST",
      "25 Oct 2026, 01:00 GMT",
      "25 Oct 2026, 01:59 GMT"
    ])
    expect(inLondon("moment", "2026-10-24T23:59:00Z")).toBe("25 Oct 2026, 00:59")
    expect(at("02:00")).toBe("25 Oct 2026, 02:00")
  })

  it("is none in March, when the clocks leave one out", () => {
    expect(inLondon("moment", "2027-03-28T00:59:00Z")).toBe("28 Mar 2027, 00:59")
    expect(inLondon("moment", "2027-03-28T01:00:00Z")).toBe("28 Mar 2027, 02:00")
  })

  it("is named in every way to tell a time but those that a specification gives to the letter", () => {
    const second = "2026-10-25T01:30:00Z"
    const told = ["second", "digits", "sorted", "time", "hour", "dayAndTime"] as const
    for (const format of told) expect(inLondon(format, second), format).toMatch(/ GMT$/)
    for (const format of ["rentalMoment", "bookingDate", "uploadDate", "date"] as const)
      expect(inLondon(format, second), format).not.toContain("GMT")
  })

  it("is told apart exactly where the clocks of a zone show a time twice", () => {
    fc.assert(
      fc.property(moments, ({ zone, at }) => {
        const isTwice = instantsAt(wallClockOf(at.toISOString(), zone), zone).length > 1
        const clock = writeInstant("clock", at, zone)
        expect(writeInstant("time", at, zone).endsWith(` ${clock}`)).toBe(isTwice)
      })
    )
  })

  it("is asked about at the last instant that there is, too", () => {
    expect(writeInstant("moment", 8.64e15, "UTC")).toBe("13 Sep 275760, 00:00")
  })
})

describe("writeDay", () => {
  it.each([
    ["2031-04-30", "30 Apr, 2031"],
    ["2031-09-01T00:00:00Z", "01 Sep, 2031"],
    ["soon", "soon"]
  ])("writes %s as %s", (day, written) => {
    expect(writeDay("dayOnFile", day)).toBe(written)
  })
})

it("writes days without what they have in common twice", () => {
  const days = (from: string, to: string) =>
    writeDays(new Date(from), new Date(to), defaultTimeZone).replace(/\s*–\s*/, "–")
  expect(days("2026-11-16T00:00Z", "2026-11-22T00:00Z")).toBe("16–22 Nov 2026")
})

it.each([
  ["hours of a day", 3_600_000, 24, "14:00"],
  ["hours of several days", 3_600_000, 72, "1 Jul, 14:00"],
  ["days of a month", 86_400_000, 30, "1 Jul"],
  ["days of a year", 86_400_000, 365, "1 Jul 2026"],
  ["weeks", 7 * 86_400_000, 26, "1 Jul", "Week of 1 Jul"],
  ["months", 31 * 86_400_000, 12, "Jul 2026"]
] as const)("writes a series of %s as finely as it needs", (_, step, length, tick, point: string = tick) => {
  const at = Date.parse("2026-07-01T12:00:00Z")
  const series = Array.from({ length }, (_, index) => at + index * step)
  const written = seriesWriter(series, "Europe/Paris")
  expect([written.tick(at), written.point(at)]).toEqual([tick, point])
})
