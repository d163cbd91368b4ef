import { defaultTimeZone, type Price, percentageOf, price } from "@crewfleet/sdk/rules"
import type { Insertable } from "kysely"
import type { BookingStatus, BookingTable, PaymentTable } from "../database/RentalTables.ts"
import type { Rental } from "./rentals.ts"

/** What a rental costs: a tenth off its days from seven on. */
export const priceOf = ({ booking: { startAt, endAt }, rates }: Rental): Price =>
  price(
    { start: startAt, end: endAt, zone: defaultTimeZone },
    { MTF: rates.dailyRate, SAT: rates.saturdayRate, SUN: rates.sundayRate },
    (dayRates) =>
      dayRates.length >= 7
        ? percentageOf(
            10,
            dayRates.reduce((sum, rate) => sum + rate, 0)
          )
        : 0
  )

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
