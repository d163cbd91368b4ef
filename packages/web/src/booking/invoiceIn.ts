import type { SharedBooking } from "@crewfleet/sdk"
import { type InvoiceDocument, invoiceDocument, majorUnits, writeInstant } from "@crewfleet/sdk/rules"
import { moneyWriter } from "../money/moneyWriter.ts"

/** The invoice of a booking in words, where it has one; its amounts in `currency` where it tells no other. */
export const invoiceIn = (
  booking: SharedBooking,
  currency: string,
  zone: string
): InvoiceDocument | undefined => {
  const inCurrency = moneyWriter(booking.invoices?.[0]?.currency ?? currency)
  return invoiceDocument(booking, {
    money: (minor) => inCurrency(majorUnits(minor)),
    moment: (instant) => writeInstant("rentalMoment", instant, zone)
  })
}
