import { minorUnits, percentageOf } from "../money/minorUnits.ts"
import { payable } from "../money/payable.ts"
import type { Invoice } from "./Booking.ts"

/** What an invoice comes to, in minor units; `discount` is what is taken off, and positive. */
export interface InvoiceTotals {
  readonly subTotal: number
  readonly discount: number
  readonly vat: number
  readonly total: number
}

/**
 * Adds an invoice up: what its lines come to, the discount off, and VAT in per cent on the rest. All amounts are in
 * minor units; no discount takes off more than there is, and `subTotal - discount + vat` is the total. Discount and VAT are
 * rounded to what can be paid in the currency, and so is the total where the lines are.
 */
export const invoiceTotals = (
  lines: ReadonlyArray<{ readonly total: number }>,
  discount: number,
  vatPercentage: number,
  currency: string
): InvoiceTotals => {
  const subTotal = lines.reduce((sum, { total }) => sum + total, 0)
  const taken = Math.max(0, Math.min(payable(discount, currency), subTotal))
  const vat = payable(percentageOf(vatPercentage, subTotal - taken), currency)
  return { subTotal, discount: taken, vat, total: subTotal - taken + vat }
}

/** What has been paid on an invoice, in minor units. */
export const amountPaid = (invoice: Pick<Invoice, "payments">): number =>
  (invoice.payments ?? []).reduce((sum, { total }) => sum + minorUnits(total), 0)

/** What is left to pay, in minor units: the total charge minus the payments (specification 001 §9). */
export const amountDue = (invoice: Pick<Invoice, "totalAmount" | "payments">): number =>
  minorUnits(invoice.totalAmount) - amountPaid(invoice)
