import type { Price } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"

/** Whose invoice it is, and in which currency. */
export interface Invoiced {
  readonly bookingId: number
  readonly agencyId: number
  readonly currency: string
}

/** Writes a price down as the invoice of a booking, line by line. */
export const insertInvoice = Effect.fnUntraced(function* (
  invoiced: Invoiced,
  { lines, subTotal, discount, vat, vatPercentage, total }: Price
) {
  const { query } = yield* Database
  yield* query(async (db) => {
    const { id: invoiceId } = await db
      .insertInto("invoices")
      .values({ ...invoiced, subTotal, discount, vat, vatPercentage, total })
      .returning("id")
      .executeTakeFirstOrThrow()
    await db
      .insertInto("invoiceItems")
      .values(lines.map((line) => ({ invoiceId, ...line })))
      .execute()
  })
})
