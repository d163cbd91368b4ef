import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { foundByText } from "../search/foundByText.ts"
import type { BookingFilter } from "./BookingFilter.ts"
import { filteredBookings, idsLike, isOfVehicle, vehiclesLike } from "./matchingBookings.ts"

/** Finds at most so many bookings by their text, their vehicle or their id, each with when it starts as its key. */
export const foundBookings = async (
  db: Kysely<Tables>,
  filter: BookingFilter
): Promise<(most: number) => RawBuilder<unknown>> => {
  const vehicles = await vehiclesLike(db, filter)
  const filtered = filteredBookings(db, filter).select(["id", "startAt as key"])
  return (most) => {
    const byText = foundByText({
      scope: filter.scope,
      typed: filter.search,
      rows: (holds) => sql`${filtered.where(holds)}`,
      most
    })
    const byVehicle = filtered.where(isOfVehicle(vehicles)).limit(most)
    const byId = filtered.where("id", "in", [0, ...idsLike(filter)])
    return sql`(${byText}) union (${byVehicle}) union (${byId}) limit ${most}`
  }
}
