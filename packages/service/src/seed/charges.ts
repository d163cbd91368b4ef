import { defaultTimeZone, type MoneyMethod, type Price, percentageOf, price } from "@crewfleet/sdk/rules"
import type { Insertable } from "kysely"
import type { BookingStatus, BookingTable, MoneyEntryTable } from "../database/RentalTables.ts"
import type { Rental } from "./rentals.ts"

/** What a rental costs: a tenth off its days from seven on. */
export const priceOf = ({ booking: { startAt, endAt }, rates }: Rental): Price =>
  price(
    { start: startAt, end: endAt, zone: defaultTimeZone },
    { MTF: rates.dailyRate, SAT: rates.saturdayRate, SUN: rates.sundayRate },
    "GBP",
    (dayRates) =>
      dayRates.length >= 7
        ? percentageOf(
            10,
            dayRates.reduce((sum, rate) => sum + rate, 0)
          )
        : 0
  )

/** What is charged: a booking by its invoice. */
export interface Charged {
  readonly bookingId: number
  readonly invoiceId: number
}

const paidInFull: ReadonlyArray<BookingStatus> = ["COMPLETE", "IN_PROGRESS", "AUTHORIZED"]

/**
 * What was paid so far: nothing for a vehicle that is only reserved, a fifth when the hire has yet to be settled, and
 * otherwise everything; a long hire in two payments.
 */
export const paymentsOf = (
  { booking, days }: Rental,
  { bookingId, invoiceId }: Charged,
  total: number
): Array<Insertable<MoneyEntryTable>> => {
  const pay = (amount: number, happenedAt: Date, part: number) => ({
    bookingId,
    kind: "PAYMENT" as const,
    method: booking.paymentMethod as MoneyMethod,
    reference: paymentReference(booking, invoiceId * 10 + part),
    amount,
    happenedAt
  })
  if (booking.status === "RESERVED") return []
  const fifth = Math.round(total / 5)
  if (!paidInFull.includes(booking.status)) return [pay(fifth, booking.createdAt, 1)]
  if (days < 5 || booking.status === "AUTHORIZED") return [pay(total, booking.createdAt, 1)]
  return [pay(fifth, booking.createdAt, 1), pay(total - fifth, booking.startAt, 2)]
}

/** The deposit, which is taken as the hire starts and returned as it ends. */
export const depositsOf = (
  { booking: { status, startAt, endAt }, rates: { deposit } }: Rental,
  bookingId: number
): Array<Insertable<MoneyEntryTable>> => {
  if (deposit === 0) return []
  const entry = { bookingId, method: "CARD" as const, amount: deposit }
  const taken = { ...entry, kind: "DEPOSIT_TAKEN" as const, happenedAt: startAt }
  if (status === "IN_PROGRESS") return [taken]
  return status === "COMPLETE" ? [taken, { ...entry, kind: "DEPOSIT_RETURNED", happenedAt: endAt }] : []
}

/** What a payment is known by: a provider's link, a reference, or nothing for cash. */
const paymentReference = (
  { paymentMethod, source }: Pick<Insertable<BookingTable>, "paymentMethod" | "source">,
  number: number
): string => {
  const digits = String(number).padStart(7, "0")
  if (paymentMethod === "CASH") return ""
  if (paymentMethod === "CARD") return `https://checkout.stripe.example/c/pay/cs_${digits}`
  if (source === "MOBILE_APP") return `https://www.paynow.example/payment/${digits}`
  return `${paymentMethod === "PAYPAL" ? "PP" : "CF"}-${digits}`
}
