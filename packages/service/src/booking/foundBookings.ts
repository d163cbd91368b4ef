import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { foundByText } from "../search/foundByText.ts"
import type { BookingFilter } from "./BookingFilter.ts"
import { filteredBookings, idsLike, isOfVehicle, vehiclesLike } from "./matchingBookings.ts"

const columns = ["id", "startAt as key"] as const

/** Finds bookings by their text, their vehicle or their id, at most so many by each, with when they start as their key. */
export const foundBookings = async (
  db: Kysely<Tables>,
  filter: BookingFilter
): Promise<(most: number) => RawBuilder<unknown>> => {
  const vehicles = await vehiclesLike(db, filter)
  const filtered = filteredBookings(db, filter).select(columns)
  const ofEverybody = filteredBookings(db, { ...filter, scope: undefined }).select(columns)
  return (most) => {
    const byText = foundByText({
      scope: filter.scope,
      typed: filter.search,
      rows: (holds) => sql`${ofEverybody.where(holds)}`,
      most
    })
    const ids = idsLike(filter)
    const ways = [
      byText,
      ...(vehicles.length > 0 ? [filtered.where(isOfVehicle(vehicles)).limit(most)] : []),
      ...(ids.length > 0 ? [filtered.where("id", "in", ids)] : [])
    ]
    return sql.join(
      ways.map((way) => sql`(${way})`),
      sql` union `
    )
  }
}
