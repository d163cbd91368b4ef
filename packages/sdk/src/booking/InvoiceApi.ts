import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { AnswersBytes } from "../contract/AnswersBytes.ts"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Day, Instant, maybe, Numeric, named } from "../contract/wire.ts"
import { invoiceKinds } from "./issuedInvoice.ts"

/** An invoice or a credit note that was issued for a booking. What it says never changes. */
export class InvoiceIssued extends named<InvoiceIssued>("InvoiceIssued")({
  /** By what it is known: `2026-0001`, without gaps for each agency and year. */
  number: Schema.String,
  /** What it is. */
  kind: code(codesOf(invoiceKinds)),
  /** The day of issue where the agency is. */
  issuedOn: Day,
  /** What it comes to, tax included, in major units; negative for a credit note. */
  total: Numeric,
  /** What was left to pay as it was issued, in major units. */
  due: maybe(Numeric),
  /** The currency of its amounts, ISO 4217. */
  currency: Schema.String,
  /** The number of the invoice that it takes back. */
  credits: maybe(Schema.String),
  /** The number of the credit note that takes it back. */
  creditedBy: maybe(Schema.String),
  /** Why it takes an invoice back. */
  reason: maybe(Schema.String),
  /** When it was last mailed to the hirer. */
  mailedAt: maybe(Instant)
}) {}

/** Why an invoice is taken back. */
export class InvoiceCredit extends named<InvoiceCredit>("InvoiceCredit")({
  /** The reason, 500 characters at most; it stands on the credit note. */
  reason: Schema.String
}) {}

const params = {
  /** The number of the booking. */
  id: Schema.Int
}

const numbered = {
  ...params,
  /** The number of the document, such as `2026-0001`. */
  number: Schema.String
}

const success = Schema.Array(InvoiceIssued)

const calls = {
  /** The invoices and credit notes that were issued for a booking, the last first. */
  documents: HttpApiEndpoint.get("documents", "/vehicle-booking/:id/documents", {
    params,
    query: agencyInQuery,
    success
  }),
  /** Issues the invoice of a booking: it has a number from then on and never changes. It is a 409 where it is issued already. */
  issue: HttpApiEndpoint.post("issue", "/vehicle-booking/:id/invoice/issue", {
    params,
    query: agencyInQuery,
    success
  }).annotateMerge(repeatable),
  /** Takes the issued invoice of a booking back by a credit note; the booking has a draft again. It is a 409 where none is issued. */
  credit: HttpApiEndpoint.post("credit", "/vehicle-booking/:id/invoice/credit", {
    params,
    query: agencyInQuery,
    payload: InvoiceCredit,
    success
  }).annotateMerge(repeatable),
  /** An issued invoice or credit note as a PDF. */
  pdf: HttpApiEndpoint.get("pdf", "/vehicle-booking/:id/documents/:number/pdf", {
    params: numbered,
    query: agencyInQuery,
    success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/pdf" }))
  }).annotate(AnswersBytes, true),
  /** Mails an issued invoice or credit note to the hirer, as a PDF. It is a 409 where the hirer has no e-mail address. */
  mail: HttpApiEndpoint.post("mail", "/vehicle-booking/:id/documents/:number/mail", {
    params: numbered,
    query: agencyInQuery,
    success
  }).annotateMerge(repeatable)
}

/** The invoices of bookings as documents: issued, credited, printed and mailed. */
export class InvoiceApi extends HttpApiGroup.make("invoice")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
