import { percentageOf } from "../money/minorUnits.ts"
import { payable } from "../money/payable.ts"
import { type WeekdayGroup, weekdayGroupOf } from "../vehicle/dailyRate.ts"
import { type InvoiceTotals, invoiceTotals } from "./invoiceTotals.ts"
import { bookingFee, isRentalLine, rentalLine } from "./invoiceWording.ts"
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
  /** Whether it was decided at return, and is not of the hire itself. */
  readonly isCharge?: boolean
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

/** What days cost that were agreed before, in minor units, by their line on the invoice. */
export type AgreedRates = ReadonlyMap<string, number>

/** What was agreed of each day, as the lines of an invoice say. */
export const agreedRates = (lines: ReadonlyArray<Omit<PriceLine, "total">>): AgreedRates =>
  new Map(lines.filter(isRentalLine).map(({ description, rate }) => [description, rate]))

const nothingAgreed: AgreedRates = new Map()

/** What each day of a hire costs, in their order: what was agreed of it, or else what its rate is. */
export const dayRatesOf = (
  { start, end, zone }: HireTimes,
  rates: DayRates,
  agreed = nothingAgreed
): ReadonlyArray<number> => ratesOn(rentalDays(start, end, zone), rates, agreed)

/** What each of some days costs, in their order: what was agreed of it, or else what its rate is. */
export const ratesOn = (
  days: ReadonlyArray<string>,
  rates: DayRates,
  agreed = nothingAgreed
): ReadonlyArray<number> =>
  days.map((day) => agreed.get(rentalLine(day)) ?? rates[weekdayGroupOf(day)] ?? rates.MTF)

/**
 * What a hire costs, in amounts that can be paid in the currency of the rates; the discount never exceeds what it is taken
 * off, and days that were agreed keep their rate.
 */
export const price = (
  { start, end, zone }: HireTimes,
  rates: DayRates,
  currency: string,
  discountOn: DiscountOn = () => 0,
  agreed = nothingAgreed
): Price => {
  const days = rentalDays(start, end, zone)
  const dayRates = ratesOn(days, rates, agreed).map((rate) => payable(rate, currency))
  const rental = dayRates.reduce((sum, rate) => sum + rate, 0)
  const lines = [
    ...days.map((day, index) => lineOf(rentalLine(day), dayRates[index] ?? 0)),
    lineOf(bookingFee.description, payable(percentageOf(bookingFee.percentage, rental), currency))
  ]
  const discount = Math.max(0, discountOn(dayRates))
  const totals = invoiceTotals(lines, discount, vatPercentage, currency)
  return { days: days.length, lines, vatPercentage, ...totals }
}

const lineOf = (description: string, amount: number): PriceLine => ({
  description,
  rate: amount,
  total: amount
})
