import { bookingFee, invoiceTotals, percentageOf, rentalLine, weekdayGroupOf } from "@crewfleet/sdk"
import type { Insertable } from "kysely"
import type { BookingStatus, InvoiceItemTable, InvoiceTable, PaymentTable } from "../database/RentalTables.ts"
import { paymentReference } from "./paymentReference.ts"
import type { Rates, Rental } from "./rentals.ts"

const dayLength = 86_400_000
const vatPercentage = 20

/** The lines of a rental's invoice: one for each day, and the booking fee. */
export const linesOf = ({
  booking,
  days,
  rates
}: Rental): Array<Omit<Insertable<InvoiceItemTable>, "invoiceId">> => {
  const rental = Array.from({ length: days }, (_, index) => {
    const day = new Date(booking.startAt.getTime() + index * dayLength)
    const rate = rateOf(rates, day)
    return { description: rentalLine(day), rate, total: rate }
  })
  const fee = percentageOf(bookingFee.percentage, sumOf(rental))
  return [...rental, { description: bookingFee.description, rate: fee, total: fee }]
}

const rateOf = ({ dailyRate, saturdayRate, sundayRate }: Rates, day: Date) =>
  ({ MTF: null, SAT: saturdayRate, SUN: sundayRate })[weekdayGroupOf(day)] ?? dailyRate

const sumOf = (lines: ReadonlyArray<{ readonly total: number }>) =>
  lines.reduce((sum, { total }) => sum + total, 0)

/** The invoice of a rental: a tenth off from seven days on, and 20% VAT. */
export const invoiceOf = (rental: Rental, bookingId: number): Insertable<InvoiceTable> => {
  const { agencyId, createdAt } = rental.booking
  const lines = linesOf(rental)
  const discount = rental.days >= 7 ? percentageOf(10, sumOf(lines)) : 0
  const totals = invoiceTotals(lines, discount, vatPercentage)
  return { bookingId, agencyId, currency: "GBP", ...totals, vatPercentage, createdAt }
}

const paidInFull: ReadonlyArray<BookingStatus> = ["COMPLETE", "IN_PROGRESS", "AUTHORIZED"]

/**
 * What was paid so far: nothing for a vehicle that is only reserved, a fifth when the hire has yet to be settled, and
 * otherwise everything; a long hire in two payments.
 */
export const paymentsOf = (
  { booking, days }: Rental,
  invoiceId: number,
  total: number
): Array<Insertable<PaymentTable>> => {
  const pay = (amount: number, paidAt: Date, part: number) => ({
    invoiceId,
    reference: paymentReference(booking, invoiceId * 10 + part),
    amount,
    paidAt
  })
  if (booking.status === "RESERVED") return []
  const fifth = Math.round(total / 5)
  if (!paidInFull.includes(booking.status)) return [pay(fifth, booking.createdAt, 1)]
  if (days < 5 || booking.status === "AUTHORIZED") return [pay(total, booking.createdAt, 1)]
  return [pay(fifth, booking.createdAt, 1), pay(total - fifth, booking.startAt, 2)]
}
