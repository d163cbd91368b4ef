import { describe, expect, it } from "vitest"
import { writeBookingDate, writeDay, writeUploadDate } from "../../src/hirer/writeMoments.ts"

describe("writeBookingDate", () => {
  it.each([
    ["2026-11-03T09:05:00Z", "Nov 3, 2026, 9:05 AM"],
    ["2026-07-31T23:30:00Z", "Aug 1, 2026, 12:30 AM"],
    ["2026-09-15T11:00:00Z", "Sep 15, 2026, 12:00 PM"]
  ])("writes %s as London's %s", (instant, written) => {
    expect(writeBookingDate(instant)).toBe(written)
  })
})

describe("writeUploadDate", () => {
  it.each([
    ["2026-11-03T21:05:00Z", "03 Nov, 2026, at 9:05PM"],
    ["2026-07-31T23:30:00Z", "01 Aug, 2026, at 12:30AM"]
  ])("writes %s as London's %s", (instant, written) => {
    expect(writeUploadDate(instant)).toBe(written)
  })
})

describe("writeDay", () => {
  it.each([
    ["2031-04-30", "30 Apr, 2031"],
    ["2031-09-01T00:00:00Z", "01 Sep, 2031"],
    ["soon", "soon"]
  ])("writes %s as %s", (day, written) => {
    expect(writeDay(day)).toBe(written)
  })
})
