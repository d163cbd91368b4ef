import type { Booking } from "@crewfleet/sdk"
import { majorUnits } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { listOf } from "../list/listOf.ts"
import type { ListRequest } from "../list/questionOf.ts"
import { bookingsWith, type HirerNamed } from "./bookingsWith.ts"

/** The bookings of a hirer with an agency, the latest to start first, each with its first invoice. */
export const bookingsOfHirer = Effect.fnUntraced(function* (named: HirerNamed, asked: ListRequest) {
  const total = yield* bookingsWith(named)
  return yield* bookings({ ...asked, scope: named.agencyId, clientId: named.id, total })
})

const bookings = listOf({
  table: "bookings",
  owner: "agencyId",
  where: (booking, { clientId }: { readonly clientId: number; readonly total: number }) => [
    booking("clientId", "=", clientId)
  ],
  sorts: { start: ["startAt"] },
  direction: "DESC",
  tally: ({ total }) => total,
  rows: rowsOf,
  line: (booking): Booking => booking
})

async function rowsOf(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
    .where("bookings.id", "in", ids)
    .leftJoinLateral(
      (invoice) =>
        invoice
          .selectFrom("invoices")
          .whereRef("bookingId", "=", "bookings.id")
          .select(["invoices.id", "total"])
          .orderBy("invoices.id")
          .limit(1)
          .as("invoice"),
      (join) => join.onTrue()
    )
    .select(["bookings.id", "startAt", "endAt", "bookings.status", "bookings.version", "invoice.total"])
    .select(["bookingTerms.name", "model", "regno", "invoice.id as invoiceId"])
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
