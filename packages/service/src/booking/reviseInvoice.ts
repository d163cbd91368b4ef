import type { Price } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { CurrentAccess } from "../access/Access.ts"
import { isLinkHolder } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { type Invoiced, insertInvoice } from "./insertInvoice.ts"
import { creditStanding } from "./issuedInvoices.ts"

/**
 * Writes another price down as what a booking costs, in the transaction that changes the booking. What was issued of it
 * stays as it is, and is taken back by a credit note; then the booking has a draft of the new price.
 */
export const reviseInvoice = Effect.fnUntraced(function* (
  invoiced: Invoiced,
  price: Price,
  reason = "The booking was changed"
) {
  const { query } = yield* Database
  const { bookingId, agencyId } = invoiced
  const access = yield* CurrentAccess
  const userId = access && !isLinkHolder(access.caller) ? access.caller.userId : null
  yield* creditStanding({ id: bookingId, agencyId }, reason, userId)
  const { lines, subTotal, discount, vat, vatPercentage, total } = price
  const kept = yield* query((db) =>
    db
      .selectFrom("invoices")
      .where("bookingId", "=", bookingId)
      .select("id")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )
  if (!kept) return yield* insertInvoice(invoiced, price)
  yield* query(async (db) => {
    await db
      .updateTable("invoices")
      .set({ subTotal, discount, vat, vatPercentage, total })
      .where("id", "=", kept.id)
      .execute()
    await db.deleteFrom("invoiceItems").where("invoiceId", "=", kept.id).execute()
    await db
      .insertInto("invoiceItems")
      .values(lines.map((line) => ({ ...line, invoiceId: kept.id })))
      .execute()
  })
})
