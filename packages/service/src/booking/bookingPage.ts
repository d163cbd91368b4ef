import { bookingStatuses, type ListedBooking, type Page } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { searchTerm } from "../search/likePattern.ts"
import { type FoundPage, searchedPage } from "../search/searchedPage.ts"
import type { BookingFilter } from "./BookingFilter.ts"
import { bookingTotal } from "./bookingTotal.ts"
import { foundBookings } from "./foundBookings.ts"
import { listedBookings } from "./listedBookings.ts"
import { matchingBookings } from "./matchingBookings.ts"

/** One page (zero-based) of the bookings that match, and how many match in all; a search tells as `searchedPage`. */
export const bookingPage = Effect.fnUntraced(function* (
  filter: BookingFilter,
  page: number,
  size: number
): Effect.fn.Return<Page<ListedBooking>, never, Database> {
  const database = yield* Database
  if (filter.statuses.length === 0) return { content: [], totalElements: 0 }
  return yield* database.query(async (db) => {
    const find = searchTerm(filter.search) === "" ? listed : searched
    const { ids, total, ...more } = await find(db, filter, page * size, size)
    return { content: await listedBookings(db, ids), totalElements: total, ...more }
  })
})

const listed = async (
  db: Kysely<Tables>,
  filter: BookingFilter,
  offset: number,
  size: number
): Promise<FoundPage> => ({
  ids: await idsFrom(db, filter, offset, size),
  total: await bookingTotal(db, filter)
})

const searched = async (
  db: Kysely<Tables>,
  filter: BookingFilter,
  offset: number,
  limit: number
): Promise<FoundPage> =>
  searchedPage(db, {
    found: await foundBookings(db, filter),
    walked: (from, many) => idsFrom(db, filter, from, many),
    direction: filter.descending ? "desc" : "asc",
    offset,
    limit
  })

/** The ids from `offset` on, in the order of the filter. */
const idsFrom = async (
  db: Kysely<Tables>,
  filter: BookingFilter,
  offset: number,
  limit: number
): Promise<ReadonlyArray<number>> => {
  const order = filter.descending ? "desc" : "asc"
  const ordered = async (statuses: BookingFilter["statuses"]) =>
    (await matchingBookings(db, { ...filter, statuses }))
      .select(["id", "startAt"])
      .orderBy("startAt", order)
      .orderBy("id", order)
  const isOneRange =
    searchTerm(filter.search) !== "" || [1, bookingStatuses.length].includes(filter.statuses.length)
  if (isOneRange) {
    const rows = await (await ordered(filter.statuses)).limit(limit).offset(offset).execute()
    return rows.map(({ id }) => id)
  }
  // Each status is a range of the index in the right order; together they are not, so the beginnings are merged.
  const beginnings = await Promise.all(
    filter.statuses.map(async (status) => (await ordered([status])).limit(offset + limit))
  )
  const merged = sql<{ id: number }>`
    select id from (${sql.join(
      beginnings.map((beginning) => sql`(${beginning})`),
      sql` union all `
    )}) beginnings
    order by start_at ${sql.raw(order)}, id ${sql.raw(order)} limit ${limit} offset ${offset}`
  return (await merged.execute(db)).rows.map(({ id }) => id)
}
