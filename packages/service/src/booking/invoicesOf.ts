import { type Invoice, majorUnits } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** The invoices of a booking, the first one first, with their lines, their payments and whom they are for. */
export const invoicesOf = async (
  db: Kysely<Tables>,
  { id, clientId }: { readonly id: number; readonly clientId: number }
): Promise<Array<Invoice>> => {
  const rows = await db
    .selectFrom("invoices")
    .where("bookingId", "=", id)
    .select(["id", "subTotal", "discount", "vat", "vatPercentage", "total"])
    .orderBy("id")
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const client = await db
    .selectFrom("clients")
    .where("id", "=", clientId)
    .select(["name", "telephone", "email"])
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom("invoiceItems")
    .where("invoiceId", "in", ids)
    .select(["invoiceId", "description", "rate", "total"])
    .orderBy("id")
    .execute()
  const payments = await db
    .selectFrom("payments")
    .where("invoiceId", "in", ids)
    .select(["invoiceId", "paidAt", "reference", "amount"])
    .orderBy("paidAt")
    .orderBy("id")
    .execute()
  const of = (invoice: number) => (row: { readonly invoiceId: number }) => row.invoiceId === invoice
  return rows.map((row) => ({
    totalAmount: majorUnits(row.total),
    subTotalAmount: majorUnits(row.subTotal),
    discount: majorUnits(row.discount),
    vatPercentage: row.vatPercentage,
    vatAmount: majorUnits(row.vat),
    client,
    invoiceItemResult: items.filter(of(row.id)).map(({ description, rate, total }) => ({
      description,
      rate: majorUnits(rate),
      total: majorUnits(total)
    })),
    payments: payments.filter(of(row.id)).map(({ paidAt, reference, amount }) => ({
      paymentDate: paidAt.toISOString(),
      ref: reference,
      total: majorUnits(amount)
    }))
  }))
}
