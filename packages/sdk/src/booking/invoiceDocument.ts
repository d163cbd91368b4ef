import { majorUnits, minorUnits } from "../money/minorUnits.ts"
import type { Invoice } from "./Booking.ts"
import { type InvoiceLine, invoiceLines } from "./invoiceLines.ts"
import { amountDue } from "./invoiceTotals.ts"
import { askedOf, asksForMoney } from "./moneyStanding.ts"
import { paidVia } from "./paidVia.ts"
import type { SharedBooking } from "./SharedBooking.ts"

/** A row of a table in words, in the order of its columns. */
export interface InvoiceRow {
  readonly cells: ReadonlyArray<string>
  /** Something worth knowing about the first cell. */
  readonly hint?: string
}

/** A table in words. */
export interface InvoiceGrid {
  readonly headings: ReadonlyArray<string>
  readonly rows: ReadonlyArray<InvoiceRow>
  /** The column that takes the room there is, and breaks its lines; the others keep theirs whole. */
  readonly wide: number
}

/** An invoice in words: what screen, print and PDF all show, each in its own way. */
export interface InvoiceDocument {
  readonly bookingId: number
  readonly title: string
  readonly billTo: ReadonlyArray<string>
  readonly note: string | undefined
  readonly items: InvoiceGrid
  readonly totals: ReadonlyArray<{ readonly label: string; readonly amount: string }>
  readonly payments: InvoiceGrid
  /** What stands in the place of payments where there are none. */
  readonly noPayments: string
}

/** How amounts, in minor units, and instants are written. */
export interface InvoiceWriters {
  readonly money: (minor: number) => string
  readonly moment: (instant: string) => string
}

const unknown = "-"
const cancelled = "This booking was cancelled: nothing is asked for it."

/** The first invoice of a booking in words (specification 001 §2 and §9); undefined where there is none. */
export const invoiceDocument = (
  booking: SharedBooking,
  { money, moment }: InvoiceWriters
): InvoiceDocument | undefined => {
  const invoice = booking.invoices?.[0]
  if (!invoice) return undefined
  const amount = (minor: number | undefined) => (minor === undefined ? unknown : money(minor))
  const { name, telephone, email } = invoice.client ?? {}
  const billTo = [name, telephone, email].filter(
    (line) => typeof line === "string" && line !== ""
  ) as Array<string>
  const items = invoiceLines(booking).map((line) => ({
    cells: [line.description, daysOf(line), amount(line.rate), money(line.total)],
    ...(line.ratesDiffer && { hint: "Some of the days, such as weekends, have a rate of their own." })
  }))
  const payments = (invoice.payments ?? []).map(({ paymentDate, ref, total }) => ({
    cells: [paymentDate ? moment(paymentDate) : unknown, paidVia(ref), money(minorUnits(total))]
  }))
  return {
    bookingId: booking.id,
    title: `Invoice - Booking ${booking.id}`,
    billTo,
    note: asksForMoney(booking.status ?? "") ? taxNote(invoice, money) : cancelled,
    items: { headings: ["Description", "Days Hired", "Rate", "Total Amount"], rows: items, wide: 0 },
    totals: [
      { label: "Subtotal", amount: money(minorUnits(invoice.subTotalAmount)) },
      { label: "Discount", amount: money(-Math.abs(minorUnits(invoice.discount)) || 0) },
      { label: "Total Charge", amount: money(minorUnits(invoice.totalAmount)) },
      { label: "Amount Due", amount: money(amountDue(askedIn(booking, invoice))) }
    ],
    payments: { headings: ["Date Processed", "Paid Via", "Total Amount"], rows: payments, wide: 1 },
    noPayments: "No payments made yet."
  }
}

/** An invoice with what its booking still asks of it. */
const askedIn = ({ status = "" }: SharedBooking, invoice: Invoice): Invoice => ({
  ...invoice,
  totalAmount: majorUnits(askedOf(minorUnits(invoice.totalAmount), status))
})

const daysOf = ({ days }: InvoiceLine) => (days === undefined ? unknown : `x${days} days`)

const taxNote = ({ vatPercentage, vatAmount }: Invoice, money: InvoiceWriters["money"]) => {
  const vat = minorUnits(vatAmount)
  if (vat <= 0) return undefined
  return typeof vatPercentage === "number"
    ? `The total charge includes ${vatPercentage}% tax, which is ${money(vat)}.`
    : `The total charge includes tax of ${money(vat)}.`
}
