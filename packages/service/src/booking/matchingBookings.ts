import { bookingStatuses } from "@crewfleet/sdk"
import { type Kysely, type SelectQueryBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { likePattern, searchTerm } from "../search/likePattern.ts"
import type { BookingFilter } from "./BookingFilter.ts"

type Bookings = SelectQueryBuilder<Tables, "bookings", object>

/** The bookings that a filter lets through, whatever it searches for, in no order. */
export const filteredBookings = (db: Kysely<Tables>, filter: BookingFilter): Bookings => {
  const { statuses, scope, from, until } = filter
  return db
    .selectFrom("bookings")
    .$if(statuses.length < bookingStatuses.length, (all) => all.where("status", "in", statuses))
    .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
    .$if(from !== undefined, (all) => all.where("startAt", ">=", from ?? new Date()))
    .$if(until !== undefined, (all) => all.where("startAt", "<", until ?? new Date()))
}

/** The bookings that a filter lets through and its search finds, in no order. */
export const matchingBookings = async (db: Kysely<Tables>, filter: BookingFilter): Promise<Bookings> => {
  const matching = filteredBookings(db, filter)
  if (searchTerm(filter.search) === "") return matching
  // Found beforehand, so that the database knows whether many or few bookings match, and which index is the right one.
  const vehicles = await vehiclesLike(db, filter)
  return matching.where((booking) =>
    booking.or([
      booking("searchText", "like", likePattern(filter.search)),
      isOfVehicle(vehicles),
      ...idsLike(filter).map((id) => booking("id", "=", id))
    ])
  )
}

/** The ids that a search may mean. */
export const idsLike = ({ search }: BookingFilter): ReadonlyArray<number> =>
  /^\d{1,9}$/.test(searchTerm(search)) ? [Number(search)] : []

/** Whether a booking is of one of these vehicles. */
export const isOfVehicle = (vehicles: ReadonlyArray<number>) =>
  sql<boolean>`vehicle_id = any(${sql.val(vehicles)}::integer[])`

/** The vehicles whose bookings a search finds. */
export const vehiclesLike = async (
  db: Kysely<Tables>,
  { scope, search }: BookingFilter
): Promise<ReadonlyArray<number>> => {
  const rows = await db
    .selectFrom("vehicles")
    .where("searchText", "like", likePattern(search))
    .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
    .select("id")
    .execute()
  return rows.map(({ id }) => id)
}
