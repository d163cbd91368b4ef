import type { Price } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { type Invoiced, insertInvoice } from "./insertInvoice.ts"

/**
 * Writes another price down as the invoice of a booking, in the transaction of whoever agreed on it: lines and totals are
 * replaced, and what was paid stays. A booking without an invoice gets one.
 */
export const reviseInvoice = Effect.fnUntraced(function* (invoiced: Invoiced, price: Price) {
  const { query } = yield* Database
  const invoice = yield* query((db) =>
    db
      .selectFrom("invoices")
      .select("id")
      .where("bookingId", "=", invoiced.bookingId)
      .orderBy("id")
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
  )
  if (!invoice) return yield* insertInvoice(invoiced, price)
  const { lines, subTotal, discount, vat, vatPercentage, total } = price
  yield* query(async (db) => {
    await db
      .updateTable("invoices")
      .set({ subTotal, discount, vat, vatPercentage, total })
      .where("id", "=", invoice.id)
      .execute()
    await db.deleteFrom("invoiceItems").where("invoiceId", "=", invoice.id).execute()
    await db
      .insertInto("invoiceItems")
      .values(lines.map((line) => ({ invoiceId: invoice.id, ...line })))
      .execute()
  })
})
