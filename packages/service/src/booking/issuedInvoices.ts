import type { InvoiceIssued } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  agencyAddress,
  asksForMoney,
  creditReasonProblem,
  dayOf,
  fallbackCurrency,
  type InvoiceIssue,
  type IssuedInvoice,
  invoiceCredited,
  invoiceIssued,
  majorUnits
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { billToHirer } from "../hirer/billToHirer.ts"
import { violating } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { bookingById } from "./bookingById.ts"
import type { BookingOfAgency } from "./bookingMoney.ts"
import { bookingNotFound } from "./bookingNotFound.ts"

const documentNotFound: Refusal = { _tag: "NotFound", message: "This document cannot be found." }
const conflict = (message: string): Refusal => ({ _tag: "Conflict", message })
const issuedAlready = conflict("This invoice is issued already. Credit it before you issue another.")
const nothingToIssue = conflict("This booking has no invoice.")
const cancelled = conflict("This booking was cancelled: there is nothing to invoice.")
const nothingToCredit = conflict("No invoice of this booking is issued.")

/** What was issued for a booking, the last first; another agency's is not found. */
export const documentsOf = Effect.fnUntraced(function* ({ id, agencyId }: BookingOfAgency) {
  yield* bookingFor({ id, agencyId }, false)
  const rows = yield* issuedRows(id)
  const numbers = new Map(rows.map((row) => [row.id, row.number]))
  const creditedBy = new Map(rows.map(({ credits, number }) => [credits, number]))
  return rows.map(
    ({ content, ...row }): InvoiceIssued =>
      withoutNulls({
        number: row.number,
        kind: row.kind,
        issuedOn: content.issuedOn,
        total: majorUnits(content.total),
        due: majorUnits(content.due),
        currency: content.currency,
        credits: row.credits === null ? null : numbers.get(row.credits),
        creditedBy: creditedBy.get(row.id),
        reason: content.reason,
        mailedAt: row.mailedAt?.toISOString()
      })
  )
})

/** One that was issued for a booking, by its number. */
export const documentNumbered = Effect.fnUntraced(function* (booking: BookingOfAgency, number: string) {
  yield* bookingFor(booking, false)
  const row = (yield* issuedRows(booking.id)).find((one) => one.number === number)
  return row ?? (yield* Effect.fail(documentNotFound))
})

/** Issues the invoice of a booking: everything on it stays as it is then. Of several at once one is issued. */
export const issueInvoice = Effect.fnUntraced(function* (booking: BookingOfAgency, userId: number | null) {
  const { transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const { id, agencyId } = booking
      const { zone, status } = yield* bookingFor(booking, true)
      if (!asksForMoney(status)) return yield* Effect.fail(cancelled)
      if (standingIn(yield* issuedRows(id))) return yield* Effect.fail(issuedAlready)
      const agreed = yield* bookingById({ id, agencyId, clientId: undefined })
      if (!agreed.invoices?.[0]) return yield* Effect.fail(nothingToIssue)
      const { issuer, baseCurrency } = yield* issuerOf(agencyId)
      const issue: InvoiceIssue = { ...(yield* nextOf(agencyId, zone)), issuer }
      const currency = agreed.invoices[0].currency ?? baseCurrency ?? fallbackCurrency
      const content = invoiceIssued(agreed, currency, issue)
      if (!content) return yield* Effect.fail(nothingToIssue)
      yield* insertIssued(booking, content, { credits: null, userId })
      return yield* documentsOf(booking)
    })
  )
})

/** Takes the issued invoice of a booking back by a credit note, so that the booking has a draft again. */
export const creditInvoice = Effect.fnUntraced(function* (
  booking: BookingOfAgency,
  reason: string,
  userId: number
) {
  const { transaction } = yield* Database
  const problem = creditReasonProblem(reason)
  if (problem) return yield* Effect.fail(violating([{ field: "reason", text: problem }]))
  return yield* transaction(
    Effect.gen(function* () {
      const isCredited = yield* creditStanding(booking, reason.trim(), userId)
      if (!isCredited) return yield* Effect.fail(nothingToCredit)
      return yield* documentsOf(booking)
    })
  )
})

/** The number of the invoice that is issued for a booking and not taken back, if any. */
export const standingNumber = Effect.fnUntraced(function* (bookingId: number) {
  return standingIn(yield* issuedRows(bookingId))?.number
})

/** Credits what is issued for a booking, within the transaction that wants it; answers whether anything was. */
export const creditStanding = Effect.fnUntraced(function* (
  booking: BookingOfAgency,
  reason: string,
  userId: number | null
) {
  const { zone } = yield* bookingFor(booking, true)
  const standing = standingIn(yield* issuedRows(booking.id))
  if (!standing) return false
  const content = invoiceCredited(standing.content, { ...(yield* nextOf(booking.agencyId, zone)), reason })
  yield* insertIssued(booking, content, { credits: standing.id, userId })
  const { query } = yield* Database
  yield* query((db) => billToHirer(db, { bookingId: booking.id }))
  return true
})

type IssuedRow = Effect.Success<ReturnType<typeof issuedRows>>[number]

/** The invoice that is issued and not taken back, if any. */
const standingIn = (rows: ReadonlyArray<IssuedRow>): IssuedRow | undefined =>
  rows.find(({ id, kind }) => kind === "INVOICE" && !rows.some(({ credits }) => credits === id))

const issuedRows = Effect.fnUntraced(function* (bookingId: number) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("issuedInvoices")
      .where("bookingId", "=", bookingId)
      .select(["id", "number", "kind", "content", "credits"])
      .select((issued) =>
        issued
          .selectFrom("invoiceMails")
          .whereRef("invoiceId", "=", "issuedInvoices.id")
          .select((mail) => mail.fn.max("mailedAt").as("last"))
          .as("mailedAt")
      )
      .orderBy("id", "desc")
      .execute()
  )
})

const insertIssued = Effect.fnUntraced(function* (
  { id: bookingId, agencyId }: BookingOfAgency,
  content: IssuedInvoice,
  more: { readonly credits: number | null; readonly userId: number | null }
) {
  const { query } = yield* Database
  const issuedAt = yield* now
  const { kind, number } = content
  yield* query((db) =>
    db
      .insertInto("issuedInvoices")
      .values({ bookingId, agencyId, kind, number, issuedAt, content: JSON.stringify(content), ...more })
      .execute()
  )
})

/** The next number of an agency's year, which nobody else has until the transaction ends, and which returns if it fails. */
const nextOf = Effect.fnUntraced(function* (agencyId: number, zone: string) {
  const { query } = yield* Database
  const issuedOn = dayOf(yield* now, zone)
  const year = Number(issuedOn.slice(0, 4))
  const { count } = yield* query((db) =>
    db
      .insertInto("invoiceCounts")
      .values({ agencyId, year, count: 1 })
      .onConflict((kept) =>
        kept
          .columns(["agencyId", "year"])
          .doUpdateSet((row) => ({ count: row("invoiceCounts.count", "+", 1) }))
      )
      .returning("count")
      .executeTakeFirstOrThrow()
  )
  return { count, issuedOn }
})

const issuerOf = Effect.fnUntraced(function* (agencyId: number) {
  const { query } = yield* Database
  const { name, telephone, taxNumber, paymentTerms, baseCurrency, ...address } = yield* query((db) =>
    db
      .selectFrom("agencies")
      .where("id", "=", agencyId)
      .select(["name", "telephone", "street", "city", "state", "postalCode", "country"])
      .select(["taxNumber", "paymentTerms", "baseCurrency"])
      .executeTakeFirstOrThrow()
  )
  const issuer = withoutNulls({ name, telephone, taxNumber, paymentTerms })
  return { baseCurrency, issuer: { ...issuer, address: agencyAddress({ address: withoutNulls(address) }) } }
})

/** A booking of an agency; `holding` lets nobody else issue or credit its invoice until the transaction ends. */
const bookingFor = Effect.fnUntraced(function* ({ id, agencyId }: BookingOfAgency, holding: boolean) {
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const { query } = yield* Database
  const booking = yield* query((db) =>
    db
      .selectFrom("bookings")
      .innerJoin("timeZones", "timeZones.agencyId", "bookings.agencyId")
      .where("bookings.id", "=", id)
      .where("bookings.agencyId", "=", agencyId)
      .select(["timeZone as zone", "status"])
      .$if(holding, (one) => one.forNoKeyUpdate("bookings"))
      .executeTakeFirst()
  )
  return booking ?? (yield* Effect.fail(bookingNotFound))
})
