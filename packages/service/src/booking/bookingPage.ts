import { bookingStatuses, type Page, type UpcomingBooking } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import type { BookingFilter } from "./BookingFilter.ts"
import { bookingTotal } from "./bookingTotal.ts"
import { listedBookings } from "./listedBookings.ts"
import { matchingBookings } from "./matchingBookings.ts"

/** The most bookings that a search counts one by one. */
const countedAtMost = 500

/** The ids on a page, and how many bookings match. */
interface Found {
  readonly ids: ReadonlyArray<number>
  readonly total: number
}

/**
 * One page (zero-based) of the bookings that match, and how many match in all. A search that finds more than five
 * hundred is not counted to its end: the total then says how many there are at least, and always more than were
 * answered so far while there are more.
 */
export const bookingPage = Effect.fnUntraced(function* (
  filter: BookingFilter,
  page: number,
  size: number
): Effect.fn.Return<Page<UpcomingBooking>, never, Database> {
  const database = yield* Database
  if (filter.statuses.length === 0) return { content: [], totalElements: 0 }
  return yield* database.query(async (db) => {
    const find = filter.search.trim() === "" ? listed : searched
    const { ids, total } = await find(db, filter, page * size, size)
    return { content: await listedBookings(db, ids), totalElements: total }
  })
})

const listed = async (
  db: Kysely<Tables>,
  filter: BookingFilter,
  offset: number,
  size: number
): Promise<Found> => ({
  ids: await idsFrom(db, filter, offset, size),
  total: await bookingTotal(db, filter)
})

// A search that finds few is sorted here: the database cannot know how few, and would walk through all in their order.
const searched = async (
  db: Kysely<Tables>,
  filter: BookingFilter,
  offset: number,
  size: number
): Promise<Found> => {
  const matching = await matchingBookings(db, filter)
  const few = await matching
    .select(["id", "startAt"])
    .limit(countedAtMost + 1)
    .execute()
  if (few.length <= countedAtMost) {
    few.sort((one, other) => one.startAt.getTime() - other.startAt.getTime() || one.id - other.id)
    if (filter.descending) few.reverse()
    return { ids: few.slice(offset, offset + size).map(({ id }) => id), total: few.length }
  }
  const ids = await idsFrom(db, filter, offset, size + 1)
  return { ids: ids.slice(0, size), total: Math.max(few.length, ids.length === 0 ? 0 : offset + ids.length) }
}

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
    filter.search.trim() !== "" || [1, bookingStatuses.length].includes(filter.statuses.length)
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
