import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Instant } from "../../src/contract/wire.ts"

const read = Schema.decodeUnknownSync(Instant)

describe("A point in time on the wire", () => {
  it.each([
    ["2026-11-20T09:30:00Z", "2026-11-20T09:30:00.000Z"],
    ["2026-11-20T09:30", "2026-11-20T09:30:00.000Z"],
    ["2026-11-20 09:30:00", "2026-11-20T09:30:00.000Z"],
    ["2026-11-20", "2026-11-20T00:00:00.000Z"],
    ["2026-11-20T09:30:00.123456Z", "2026-11-20T09:30:00.123Z"],
    ["2026-11-20T09:30:00.000+0000", "2026-11-20T09:30:00.000Z"],
    ["2026-11-20T09:30:00+01", "2026-11-20T08:30:00.000Z"],
    ["2026-11-20t09:30:00-05:30", "2026-11-20T15:00:00.000Z"],
    ["2028-02-29T12:00:00Z", "2028-02-29T12:00:00.000Z"],
    ["2026-12-31T24:00:00Z", "2027-01-01T00:00:00.000Z"],
    [1_795_167_000_000, "2026-11-20T09:30:00.000Z"]
  ])("reads %s", (value, instant) => {
    expect(read(value)).toBe(instant)
  })

  it.each([
    ["29 February of a year that has none", "2027-02-29T12:00:00Z"],
    ["31 April", "2026-04-31"],
    ["a day as some countries write it", "12/01/2026"],
    ["a number as text", "1"],
    ["another form of date", "Tue, 01 Dec 2026 00:00:00 GMT"],
    ["an hour that no clock shows", "2026-11-20T25:00:00Z"],
    ["a year of five digits", "+010000-01-01T00:00:00Z"],
    ["a year of five digits, once in UTC", "9999-12-31T23:59:59-01:00"],
    ["the year 0", "0000-01-01T00:00:00Z"],
    ["a number that is no time", 8.64e15],
    ["nothing", ""]
  ])("does not take %s for one", (_, value) => {
    expect(() => read(value)).toThrow("no point in time")
  })

  it("reads every instant that it wrote", () => {
    const [min, max] = [new Date("0001-01-01T00:00Z"), new Date("9999-12-31T23:59:59.999Z")]
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        expect(read(date.toISOString())).toBe(date.toISOString())
        expect(read(date.getTime())).toBe(date.toISOString())
      })
    )
  })
})
