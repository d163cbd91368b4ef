import { bookingStatuses } from "@crewfleet/sdk"
import { type Kysely, type SelectQueryBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { BookingFilter } from "./BookingFilter.ts"

/** The bookings that a filter lets through, in no order. */
export const matchingBookings = async (
  db: Kysely<Tables>,
  filter: BookingFilter
): Promise<SelectQueryBuilder<Tables, "bookings", object>> => {
  const { statuses, scope, from, until } = filter
  const term = filter.search.trim().toLowerCase()
  const matching = db
    .selectFrom("bookings")
    .$if(statuses.length < bookingStatuses.length, (all) => all.where("status", "in", statuses))
    .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
    .$if(from !== undefined, (all) => all.where("startAt", ">=", from ?? new Date()))
    .$if(until !== undefined, (all) => all.where("startAt", "<", until ?? new Date()))
  if (term === "") return matching
  // Found beforehand, so that the database knows whether many or few bookings match, and which index is the right one.
  const vehicles = await vehiclesLike(db, scope, term)
  return matching.where((booking) =>
    booking.or([
      booking("searchText", "like", patternOf(term)),
      booking("vehicleId", "=", sql<number>`any(${sql.val(vehicles)}::integer[])`),
      ...(/^\d{1,9}$/.test(term) ? [booking("id", "=", Number(term))] : [])
    ])
  )
}

const patternOf = (term: string) => `%${term.replace(/[\\%_]/g, "\\$&")}%`

const vehiclesLike = async (
  db: Kysely<Tables>,
  scope: BookingFilter["scope"],
  term: string
): Promise<ReadonlyArray<number>> => {
  const rows = await db
    .selectFrom("vehicles")
    .where("searchText", "like", patternOf(term))
    .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
    .select("id")
    .execute()
  return rows.map(({ id }) => id)
}
