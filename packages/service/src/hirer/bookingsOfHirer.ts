import { type Booking, majorUnits, type Page } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { bookingsWith, type HirerNamed } from "./bookingsWith.ts"

/** One page of the bookings of a hirer with an agency, the latest to start first, each with its first invoice. */
export const bookingsOfHirer = Effect.fnUntraced(function* (
  named: HirerNamed,
  bounds: { readonly offset: number; readonly limit: number }
) {
  const totalElements = yield* bookingsWith(named)
  const { query } = yield* Database
  const content = yield* query((db) => rowsOf(db, named, bounds))
  return { content, totalElements } satisfies Page<Booking>
})

const rowsOf = async (
  db: Kysely<Tables>,
  { id, agencyId }: HirerNamed,
  { offset, limit }: { readonly offset: number; readonly limit: number }
): Promise<Array<Booking>> => {
  const onPage = db
    .selectFrom("bookings")
    .select(["id", "startAt", "endAt", "status", "version"])
    .where("agencyId", "=", agencyId)
    .where("clientId", "=", id)
    .orderBy("startAt", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
  const rows = await db
    .selectFrom(onPage.as("page"))
    .innerJoin("bookingTerms", "bookingTerms.bookingId", "page.id")
    .leftJoinLateral(
      (invoice) =>
        invoice
          .selectFrom("invoices")
          .whereRef("bookingId", "=", "page.id")
          .select(["invoices.id", "total"])
          .orderBy("invoices.id")
          .limit(1)
          .as("invoice"),
      (join) => join.onTrue()
    )
    .select(["page.id", "startAt", "endAt", "page.status", "page.version", "invoice.total"])
    .select(["bookingTerms.name", "model", "regno", "invoice.id as invoiceId"])
    .orderBy("startAt", "desc")
    .orderBy("page.id", "desc")
    .execute()
  const items = await itemsOf(
    db,
    rows.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId]))
  )
  return rows.map(({ name, model, regno, total, invoiceId, startAt, endAt, ...booking }) => ({
    ...booking,
    start: startAt.toISOString(),
    end: endAt.toISOString(),
    vehicle: { name, model, regno },
    invoices:
      invoiceId === null || total === null
        ? []
        : [{ totalAmount: majorUnits(total), invoiceItemResult: items.get(invoiceId) ?? [] }]
  }))
}

const itemsOf = async (db: Kysely<Tables>, invoiceIds: ReadonlyArray<number>) => {
  const rows =
    invoiceIds.length === 0
      ? []
      : await db
          .selectFrom("invoiceItems")
          .select(["invoiceId", "description", "rate", "total"])
          .where("invoiceId", "in", invoiceIds)
          .orderBy("id")
          .execute()
  const items = rows.map(({ invoiceId, description, rate, total }) => ({
    invoiceId,
    item: { description, rate: majorUnits(rate), total: majorUnits(total) }
  }))
  return new Map(
    [...Map.groupBy(items, ({ invoiceId }) => invoiceId)].map(([id, all]) => [
      id,
      all.map(({ item }) => item)
    ])
  )
}
