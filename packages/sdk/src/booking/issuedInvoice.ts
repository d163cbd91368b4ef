import { isBlank } from "../contract/isBlank.ts"
import { minorUnits } from "../money/minorUnits.ts"
import { payable } from "../money/payable.ts"
import { addDays } from "../time/calendar.ts"
import type { Booking, Invoice } from "./Booking.ts"
import { reasonMaximum } from "./bookingChange.ts"
import { type InvoiceLine, invoiceLines } from "./invoiceLines.ts"
import { amountPaid } from "./invoiceTotals.ts"

/** What an agency issues: an invoice, or a credit note, which takes one back. */
export const invoiceKinds = { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" } as const
export type InvoiceKind = keyof typeof invoiceKinds

/** Whom an invoice is from, as it stands on the day of issue. */
export interface InvoiceIssuer {
  readonly name: string
  readonly telephone?: string | undefined
  /** Line by line, as on an envelope. */
  readonly address: ReadonlyArray<string>
  readonly taxNumber?: string | undefined
  /** Within how many days it is to be paid. */
  readonly paymentTerms: number
}

/** What an invoice is given as it is issued. */
export interface InvoiceIssue {
  /** How often the agency has issued something in that year, this time included. */
  readonly count: number
  /** The day of issue where the agency is. */
  readonly issuedOn: string
  readonly issuer: InvoiceIssuer
}

/**
 * An invoice or a credit note as it was issued, which never changes: amounts are in minor units and as they can be paid in
 * their currency; those of a credit note are negative. Plain JSON.
 */
export interface IssuedInvoice {
  readonly kind: InvoiceKind
  readonly number: string
  readonly issuedOn: string
  readonly dueOn: string
  readonly currency: string
  readonly issuer: InvoiceIssuer
  readonly billTo: ReadonlyArray<string>
  readonly bookingId: number
  readonly start: string
  readonly end: string
  readonly vehicle: string
  readonly regno: string
  readonly promotion?: string | undefined
  readonly lines: ReadonlyArray<InvoiceLine>
  readonly subTotal: number
  readonly discount: number
  readonly net: number
  readonly vatPercentage: number
  readonly vat: number
  readonly total: number
  readonly paid: number
  readonly due: number
  /** The invoice that it takes back, and why. */
  readonly credits?: string | undefined
  readonly reason?: string | undefined
}

/** What a document is known by: `2026-0001`, and `2026-0002-CN` for a credit note in the same sequence. */
export const invoiceNumber = (kind: InvoiceKind, issuedOn: string, count: number): string =>
  `${issuedOn.slice(0, 4)}-${String(count).padStart(4, "0")}${kind === "CREDIT_NOTE" ? "-CN" : ""}`

/** The first invoice of a booking as it is issued; undefined where there is none. */
export const invoiceIssued = (
  booking: Booking,
  currency: string,
  { count, issuedOn, issuer }: InvoiceIssue
): IssuedInvoice | undefined => {
  const invoice = booking.invoices?.[0]
  if (!invoice) return undefined
  const sums = payableSums(invoice, currency)
  const paid = amountPaid(invoice)
  const { vehicle } = booking
  return {
    kind: "INVOICE",
    number: invoiceNumber("INVOICE", issuedOn, count),
    ...{ issuedOn, dueOn: addDays(issuedOn, issuer.paymentTerms), currency, issuer },
    billTo: billToOf(invoice),
    bookingId: booking.id,
    start: booking.start ?? "",
    end: booking.end ?? "",
    vehicle: [vehicle?.name, vehicle?.model].filter(Boolean).join(" "),
    regno: vehicle?.regno ?? "",
    promotion: invoice.promotion,
    lines: payableLines(invoiceLines(booking), sums.subTotal, currency),
    ...sums,
    vatPercentage: invoice.vatPercentage ?? 0,
    paid,
    due: sums.total - paid
  }
}

/** What takes an issued invoice back: the same with every amount negative, and nothing to pay. */
export const invoiceCredited = (
  issued: IssuedInvoice,
  { count, issuedOn, reason }: { readonly count: number; readonly issuedOn: string; readonly reason: string }
): IssuedInvoice => ({
  ...issued,
  kind: "CREDIT_NOTE",
  number: invoiceNumber("CREDIT_NOTE", issuedOn, count),
  ...{ issuedOn, dueOn: issuedOn, reason, credits: issued.number },
  lines: issued.lines.map(({ rate: _, ...line }) => ({ ...line, total: -line.total || 0 })),
  ...negative({ subTotal: issued.subTotal, discount: issued.discount, net: issued.net }),
  ...negative({ vat: issued.vat, total: issued.total }),
  paid: 0,
  due: 0
})

const negative = <Field extends string>(amounts: Readonly<Record<Field, number>>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([field, amount]) => [field, -amount || 0])
  ) as Readonly<Record<Field, number>>

/** What is wrong with the reason for which an invoice is credited. */
export const creditReasonProblem = (reason: string): string | undefined => {
  if (isBlank(reason)) return "Enter the reason for crediting the invoice"
  return reason.trim().length > reasonMaximum
    ? `The reason must be ${reasonMaximum} characters or fewer`
    : undefined
}

/** Sums that can be paid and still add up: what rounding moves, the tax takes. */
const payableSums = (invoice: Invoice, currency: string) => {
  const total = payable(minorUnits(invoice.totalAmount), currency)
  const discount = payable(minorUnits(invoice.discount), currency)
  const net = payable(minorUnits(invoice.subTotalAmount) - minorUnits(invoice.discount), currency)
  return { subTotal: net + discount, discount, net, vat: total - net, total }
}

/** Lines that can be paid and add up to their sum: what rounding leaves over is a line of its own. */
const payableLines = (lines: ReadonlyArray<InvoiceLine>, subTotal: number, currency: string) => {
  const rounded = lines.map((line) => ({ ...line, total: payable(line.total, currency) }))
  const over = subTotal - rounded.reduce((sum, { total }) => sum + total, 0)
  return over === 0 ? rounded : [...rounded, { description: "Rounding", total: over }]
}

const billToOf = ({ client }: Invoice): ReadonlyArray<string> => {
  const { name, address, telephone, email } = client ?? {}
  const { firstLine, town, postcode, country } = address ?? {}
  return [name, firstLine, town, postcode, country, telephone, email].flatMap((line) => line || [])
}
