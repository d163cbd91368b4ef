import type { Insertable } from "kysely"
import type { BookingStatus, InvoiceTable, PaymentTable } from "../database/RentalTables.ts"
import type { Rental } from "./rentals.ts"

/** The invoice of a rental: a tenth off from seven days on, and 20% VAT. */
export const invoiceOf = (
  { booking, days, dailyRate }: Rental,
  bookingId: number
): Insertable<InvoiceTable> => {
  const subTotal = days * dailyRate
  const discount = days >= 7 ? Math.round(subTotal / 10) : 0
  const vat = Math.round((subTotal - discount) / 5)
  const total = subTotal - discount + vat
  const { agencyId, createdAt } = booking
  return { bookingId, agencyId, currency: "GBP", subTotal, discount, vat, total, createdAt }
}

const paidInFull: ReadonlyArray<BookingStatus> = ["COMPLETE", "IN_PROGRESS", "AUTHORIZED"]

/** What was paid so far: everything, or a fifth when the hire has yet to be settled. */
export const paymentOf = (rental: Rental, invoiceId: number, total: number): Insertable<PaymentTable> => ({
  invoiceId,
  reference: `CF-${String(invoiceId).padStart(6, "0")}`,
  amount: paidInFull.includes(rental.booking.status) ? total : Math.round(total / 5),
  paidAt: rental.booking.createdAt
})
