import { percentageOf } from "../money/minorUnits.ts"
import { type WeekdayGroup, weekdayGroupOf } from "../vehicle/dailyRate.ts"
import { type InvoiceTotals, invoiceTotals } from "./invoiceTotals.ts"
import { bookingFee, rentalLine } from "./invoiceWording.ts"
import { rentalDays } from "./rentalDays.ts"

/** What a day of each group costs in minor units; weekend days without a rate of their own cost what weekdays do. */
export type DayRates = { readonly MTF: number } & {
  readonly [Group in Exclude<WeekdayGroup, "MTF">]?: number | null
}

/** One line of an invoice; amounts in minor units. */
export interface PriceLine {
  readonly description: string
  readonly rate: number
  readonly total: number
}

/** What a hire costs, in minor units. */
export interface Price extends InvoiceTotals {
  /** The days hired. */
  readonly days: number
  /** One for each day hired, in their order, and one for the fee. */
  readonly lines: ReadonlyArray<PriceLine>
  readonly vatPercentage: number
}

/** What is taken off a hire in minor units, by what each of its days costs, in their order. */
export type DiscountOn = (dayRates: ReadonlyArray<number>) => number

/** Value added tax, in per cent. */
export const vatPercentage = 20

/** A hire from `start` to `end`, whose days are those of a zone. */
export interface HireTimes {
  readonly start: Date
  readonly end: Date
  readonly zone: string
}

/** What each day of a hire costs, in their order. */
export const dayRatesOf = ({ start, end, zone }: HireTimes, rates: DayRates): ReadonlyArray<number> =>
  ratesOn(rentalDays(start, end, zone), rates)

const ratesOn = (days: ReadonlyArray<string>, rates: DayRates) =>
  days.map((day) => rates[weekdayGroupOf(day)] ?? rates.MTF)

/** What a hire costs; the discount never exceeds what it is taken off. */
export const price = (
  { start, end, zone }: HireTimes,
  rates: DayRates,
  discountOn: DiscountOn = () => 0
): Price => {
  const days = rentalDays(start, end, zone)
  const dayRates = ratesOn(days, rates)
  const rental = dayRates.reduce((sum, rate) => sum + rate, 0)
  const lines = [
    ...days.map((day, index) => lineOf(rentalLine(day), dayRates[index] ?? 0)),
    lineOf(bookingFee.description, percentageOf(bookingFee.percentage, rental))
  ]
  const discount = Math.max(0, discountOn(dayRates))
  return { days: days.length, lines, vatPercentage, ...invoiceTotals(lines, discount, vatPercentage) }
}

const lineOf = (description: string, amount: number): PriceLine => ({
  description,
  rate: amount,
  total: amount
})
