import { daysHired, type Price, vatPercentage } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"

const nothing: Price = {
  days: 0,
  lines: [],
  subTotal: 0,
  discount: 0,
  vat: 0,
  vatPercentage,
  total: 0
}

/** What a booking costs by its invoice, charges at return included, and in which currency; nothing where it has none. */
export const invoicedPrice = Effect.fnUntraced(function* (bookingId: number) {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const invoice = await db
      .selectFrom("invoices")
      .select(["id", "currency", "subTotal", "discount", "vat", "vatPercentage", "total"])
      .where("bookingId", "=", bookingId)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
    if (!invoice) return { cost: nothing, currency: undefined }
    const { id, currency, ...totals } = invoice
    const lines = await db
      .selectFrom("invoiceItems")
      .select(["description", "rate", "total", "isCharge"])
      .where("invoiceId", "=", id)
      .orderBy("id")
      .execute()
    const days = daysHired({ invoiceItemResult: lines })
    return { cost: { days, lines, ...totals }, currency }
  })
})
