import { intervalIn, intervalInWords, intervalText } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const between = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) })

describe("An interval", () => {
  it("is read as it is written", () => {
    const moment = fc.date({
      min: new Date("0001-01-01T00:00:00Z"),
      max: new Date("9999-12-31T00:00:00Z"),
      noInvalidDate: true
    })
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 1e10 }), (from, length) => {
        const until = new Date(Math.min(from.getTime() + length, Date.parse("9999-12-31T23:59:59Z")))
        expect(intervalIn(intervalText({ from, until }))).toEqual({ from, until })
      })
    )
  })

  it.each([
    "",
    "2026-11-01",
    "2026-11-01T00:00:00Z",
    "2026-11-01T00:00:00Z/",
    "2026-11-01/2026-12-01",
    "2026-12-01T00:00:00Z/2026-11-01T00:00:00Z",
    "2026-11-01T00:00:00Z/2026-11-01T00:00:00Z",
    "2026-11-41T00:00:00Z/2026-12-01T00:00:00Z",
    "2026-11-01T00:00:00Z/2026-12-01T00:00:00Z/2027-01-01T00:00:00Z",
    "2026-11-01T00:00:00+01:00/2026-12-01T00:00:00+01:00"
  ])("is not %j", (text) => {
    expect(intervalIn(text)).toBeUndefined()
  })

  it("reads as its days where it has whole ones of the zone, and as its times otherwise", () => {
    const november = between("2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z")
    expect(intervalInWords(november, "Europe/London")).toBe("1 Nov 2026 to 30 Nov 2026")
    expect(intervalInWords(november, "Europe/Paris")).toBe("1 Nov 2026, 01:00 to 1 Dec 2026, 01:00")
    const day = between("2026-11-20T00:00:00Z", "2026-11-21T00:00:00Z")
    expect(intervalInWords(day, "Europe/London")).toBe("20 Nov 2026")
    const hour = between("2026-11-20T14:00:00Z", "2026-11-20T15:00:00Z")
    expect(intervalInWords(hour, "Europe/London")).toBe("20 Nov 2026, 14:00 to 15:00")
  })
})
