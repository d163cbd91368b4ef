import {
  addDays,
  dayOf,
  daysHired,
  defaultTimeZone,
  instantAt,
  isRentalLine,
  price,
  rentalDayCount,
  wallClockOf
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { DayRates, DiscountOn } from "../../src/booking/price.ts"
import { rentalDays } from "../../src/booking/rentalDays.ts"
import { moments } from "../time/zones.ts"

const at = (text: string) => new Date(text)
const zone = defaultTimeZone
const priced = (start: Date, end: Date, rates: DayRates, discountOn?: DiscountOn) =>
  price({ start, end, zone }, rates, "GBP", discountOn)

describe("rentalDays", () => {
  it.each([
    ["an hour", "2026-11-23T09:00:00Z", "2026-11-23T10:00:00Z", 1],
    ["24 hours", "2026-11-23T09:00:00Z", "2026-11-24T09:00:00Z", 1],
    ["a minute longer", "2026-11-23T09:00:00Z", "2026-11-24T09:01:00Z", 2],
    ["three days", "2026-11-23T09:00:00Z", "2026-11-26T09:00:00Z", 3],
    ["two days by the clock while 25 hours long one", "2026-10-24T08:00:00Z", "2026-10-26T09:00:00Z", 2],
    ["two days by the clock while 23 hours long one", "2026-03-28T09:00:00Z", "2026-03-30T08:00:00Z", 2],
    ["a minute more when the clocks go forward", "2026-03-28T09:00:00Z", "2026-03-29T08:01:00Z", 2],
    ["the hour that comes twice", "2026-10-25T00:30:00Z", "2026-10-25T01:15:00Z", 1]
  ])("counts %s", (_, start, end, days) => {
    expect(rentalDayCount(at(start), at(end), zone)).toBe(days)
    expect(rentalDays(at(start), at(end), zone)).toHaveLength(days)
  })

  it("goes by London's day when Greenwich is still in the one before", () => {
    expect(rentalDays(at("2026-06-30T23:30:00Z"), at("2026-07-01T10:00:00Z"), zone)).toEqual(["2026-07-01"])
  })
})

describe("rental days in every zone", () => {
  const hires = fc.record({ moment: moments, minutes: fc.integer({ min: 1, max: 60 * 24 * 40 }) })

  it("follow one another, one for each begun 24 hours by the clock on the wall", () => {
    fc.assert(
      fc.property(hires, ({ moment: { zone, at }, minutes }) => {
        const end = new Date(at.getTime() + minutes * 60_000)
        const days = rentalDays(at, end, zone)
        expect(days[0]).toBe(dayOf(at, zone))
        expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 1)))
        const wall = (instant: Date) => Date.parse(`${wallClockOf(instant.toISOString(), zone)}Z`)
        expect(days.length).toBe(Math.max(1, Math.ceil((wall(end) - wall(at)) / 86_400_000)))
      })
    )
  })

  it("never get fewer for a vehicle that comes back later by the clock on the wall", () => {
    fc.assert(
      fc.property(hires, fc.nat(60 * 24 * 3), ({ moment: { zone, at }, minutes }, later) => {
        const ends = [minutes, minutes + later].map((after) => new Date(at.getTime() + after * 60_000))
        const [first = at, second = at] = ends.toSorted((one, other) =>
          wallClockOf(one.toISOString(), zone).localeCompare(wallClockOf(other.toISOString(), zone))
        )
        expect(rentalDayCount(at, second, zone)).toBeGreaterThanOrEqual(rentalDayCount(at, first, zone))
      })
    )
  })

  it("are one for a night's hire, however the clocks change in it", () => {
    fc.assert(
      fc.property(moments, ({ zone, at }) => {
        const [day = "", time = ""] = wallClockOf(at.toISOString(), zone).split("T")
        const end = instantAt(`${addDays(day, 1)}T${time}`, zone) ?? ""
        // What the clocks skip is taken later.
        if (!wallClockOf(end, zone).endsWith(time)) return
        expect(rentalDayCount(at, new Date(end), zone)).toBe(1)
      })
    )
  })
})

describe("price", () => {
  const rates = { MTF: 4_200, SAT: 5_000 }

  it("charges each day at the rate of its group, a fee of 3%, and VAT on all of it", () => {
    const { days, lines, subTotal, discount, vat, total } = priced(
      at("2026-11-27T10:00:00Z"),
      at("2026-11-30T10:00:00Z"),
      rates
    )
    expect(days).toBe(3)
    expect(lines).toEqual([
      { description: "Car rental for Friday 27 Nov 2026", rate: 4_200, total: 4_200 },
      { description: "Car rental for Saturday 28 Nov 2026", rate: 5_000, total: 5_000 },
      { description: "Car rental for Sunday 29 Nov 2026", rate: 4_200, total: 4_200 },
      { description: "3% Booking fee", rate: 402, total: 402 }
    ])
    expect({ subTotal, discount, vat, total }).toEqual({
      subTotal: 13_802,
      discount: 0,
      vat: 2_760,
      total: 16_562
    })
  })

  it("rounds half a penny of the fee up", () => {
    expect(
      priced(at("2026-11-23T09:00:00Z"), at("2026-11-23T10:00:00Z"), { MTF: 1_050 }).lines.at(-1)?.total
    ).toBe(32)
  })

  it("takes a discount off before VAT, and never more than there is", () => {
    const of = (off: number) =>
      priced(at("2026-11-23T09:00:00Z"), at("2026-11-23T10:00:00Z"), rates, () => off)
    expect(of(1_000)).toMatchObject({ subTotal: 4_326, discount: 1_000, vat: 665, total: 3_991 })
    expect(of(99_999)).toMatchObject({ discount: 4_326, vat: 0, total: 0 })
    expect(of(-5)).toMatchObject({ discount: 0 })
  })

  const hire = fc.record({
    start: fc.date({ min: at("2020-01-01"), max: at("2035-01-01"), noInvalidDate: true }),
    minutes: fc.integer({ min: 1, max: 60 * 24 * 40 }),
    weekday: fc.integer({ min: 1, max: 1_000_000 }),
    saturday: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    off: fc.integer({ min: 0, max: 2_000_000 })
  })

  it("adds up for any hire: lines, days, fee, discount and VAT", () => {
    fc.assert(
      fc.property(hire, ({ start, minutes, weekday, saturday, off }) => {
        const end = new Date(start.getTime() + minutes * 60_000)
        const made = priced(start, end, { MTF: weekday, SAT: saturday }, () => off)
        const rental = made.lines.filter(isRentalLine).reduce((sum, { total }) => sum + total, 0)
        const fee = made.lines.at(-1)?.total ?? 0
        expect(made.days).toBe(daysHired({ invoiceItemResult: made.lines }))
        expect(made.lines).toHaveLength(made.days + 1)
        expect(Math.abs(fee * 100 - rental * 3)).toBeLessThanOrEqual(50)
        expect(made.subTotal).toBe(rental + fee)
        expect(made.discount).toBe(Math.min(off, made.subTotal))
        expect(Math.abs(made.vat * 100 - (made.subTotal - made.discount) * 20)).toBeLessThanOrEqual(50)
        expect(made.total).toBe(made.subTotal - made.discount + made.vat)
        expect(
          Object.values(made).every((value) => typeof value === "object" || Number.isInteger(value))
        ).toBe(true)
      })
    )
  })

  it("never costs less for a longer hire, and differs from plain hours by no more than the clocks do", () => {
    fc.assert(
      fc.property(hire, ({ start, minutes }) => {
        const end = new Date(start.getTime() + minutes * 60_000)
        const days = rentalDayCount(start, end, zone)
        expect(rentalDayCount(start, new Date(end.getTime() + 86_400_000), zone)).toBeGreaterThanOrEqual(days)
        expect(days).toBeGreaterThanOrEqual(Math.ceil((minutes - 60) / 1_440))
        expect(days).toBeLessThanOrEqual(Math.max(1, Math.ceil((minutes + 60) / 1_440)))
      })
    )
  })
})
