import { bookingFee, dailyRate, daysHired, invoiceLines, majorUnits, rentalLine } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rateOn, weekdayGroupOf } from "../../src/vehicle/dailyRate.ts"

const focus = {
  name: "Ford",
  model: "Focus",
  vehicleRates: [
    { weekDay: "SAT", rate: 46.2 },
    { weekDay: "MTF", rate: 42 }
  ]
}
const day = (date: string, total = 42) => ({
  description: rentalLine(date),
  rate: total,
  total
})
const fee = { description: "3% Booking fee", rate: 2.52, total: 2.52 }

const linesOf = (...items: ReadonlyArray<{ description?: string; rate?: number; total?: number }>) =>
  invoiceLines({ vehicle: focus, invoices: [{ invoiceItemResult: items }] })

describe("invoiceLines", () => {
  it("puts the days in the vehicle's row and calls the booking fee Reservation Fee", () => {
    expect(linesOf(day("2026-06-01"), day("2026-06-02"), fee)).toEqual([
      { description: "Ford Focus", days: 2, rate: 4200, total: 8400 },
      { description: "Reservation Fee", rate: 252, total: 252 }
    ])
  })

  it("marks a vehicle's row whose days do not all cost the rate that is shown", () => {
    expect(linesOf(day("2026-06-05"), day("2026-06-06", 46.2))).toEqual([
      { description: "Ford Focus", days: 2, rate: 4200, total: 8820, ratesDiffer: true }
    ])
  })

  it("knows both lines inside longer words, and leaves all others as they are", () => {
    expect(
      linesOf(
        { description: "Non-refundable 3% Booking fee (online)", total: 1 },
        { description: "Child seat", rate: 5, total: 10 },
        { description: "Promotion: Car rental for free" },
        {}
      )
    ).toEqual([
      { description: "Ford Focus", days: 1, rate: 4200, total: 0, ratesDiffer: true },
      { description: "Reservation Fee", rate: undefined, total: 100 },
      { description: "Child seat", rate: 500, total: 1000 },
      { description: "", rate: undefined, total: 0 }
    ])
  })

  it("counts the first invoice alone, and shows no vehicle where no day was hired", () => {
    expect(invoiceLines({ vehicle: focus, invoices: [{ invoiceItemResult: [fee] }, {}] })).toHaveLength(1)
    expect(invoiceLines({ invoices: [{}, { invoiceItemResult: [day("2026-06-01")] }] })).toEqual([])
    expect(invoiceLines({})).toEqual([])
  })

  it("names a vehicle of which nothing is known", () => {
    expect(invoiceLines({ invoices: [{ invoiceItemResult: [day("2026-06-01")] }] })).toEqual([
      { description: "Vehicle", days: 1, rate: undefined, total: 4200 }
    ])
  })

  it("loses no money and no day, whatever the lines", () => {
    const item = fc.record({
      description: fc.oneof(
        fc.constant(bookingFee.description),
        fc.constant("Car rental for Monday 1 Jun 2026"),
        fc.string()
      ),
      total: fc.integer({ min: -1_000_000, max: 10_000_000 }).map(majorUnits)
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (items) => {
        const lines = linesOf(...items)
        const sum = lines.reduce((total, line) => total + line.total, 0)
        expect(sum).toBe(Math.round(items.reduce((total, line) => total + line.total * 100, 0)))
        const days = daysHired({ invoiceItemResult: items })
        expect(lines[0]?.days ?? 0).toBe(days)
        expect(lines.length).toBe(items.length - Math.max(days - 1, 0))
      })
    )
  })
})

it("counts days by their rental lines", () => {
  expect(daysHired({ invoiceItemResult: [day("2026-06-01"), fee, day("2026-06-02"), {}] })).toBe(2)
  expect(daysHired({})).toBe(0)
  expect(daysHired(undefined)).toBe(0)
})

describe("the daily rate", () => {
  it("is that of Monday to Friday, in minor units", () => {
    expect(dailyRate(focus)).toBe(4200)
    expect(rateOn("SAT", focus)).toBe(4620)
  })

  it("is unknown where no rate of the group is", () => {
    expect(rateOn("SUN", focus)).toBeUndefined()
    expect(dailyRate({ vehicleRates: [{ weekDay: "MTF" }] })).toBeUndefined()
    expect(dailyRate(undefined)).toBeUndefined()
  })
})

it("writes a day of rental, and knows its group", () => {
  const days: ReadonlyArray<[string, string, string]> = [
    ["2026-06-05", "Car rental for Friday 5 Jun 2026", "MTF"],
    ["2026-06-06", "Car rental for Saturday 6 Jun 2026", "SAT"],
    ["2026-09-20", "Car rental for Sunday 20 Sep 2026", "SUN"]
  ]
  for (const [day, words, group] of days) {
    expect(rentalLine(day)).toBe(words)
    expect(weekdayGroupOf(day)).toBe(group)
  }
})
