import { bookingStatuses } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import type { Scope } from "../dashboard/scope.ts"
import type { Tables } from "../database/Tables.ts"
import { listOf } from "../list/listOf.ts"
import { likePattern } from "../search/likePattern.ts"
import { bookingRows, toldBooking } from "./listedBookings.ts"

/** On which days bookings start. */
interface StartDays {
  /** The beginning of the first day. */
  readonly from?: Date | undefined
  /** The end of the last one. */
  readonly until?: Date | undefined
}

/** Bookings, the first to start first; a search looks into names, e-mail, vehicle and registration, or is the id. */
export const bookingPage = listOf({
  table: "bookings",
  owner: "agencyId",
  statuses: { all: bookingStatuses, together: true },
  where: (booking, { from, until }: StartDays) => [
    ...(from ? [booking("startAt", ">=", from)] : []),
    ...(until ? [booking("startAt", "<", until)] : [])
  ],
  sorts: { start: ["startAt"] },
  texts: { byId: true, also: ofVehiclesLike },
  tally: ({ from, until }) =>
    from || until ? { measure: "booking_start", from, until } : { measure: "booking_status" },
  rows: bookingRows,
  told: toldBooking
})

/** The bookings of vehicles that a search finds. */
async function ofVehiclesLike(db: Kysely<Tables>, search: string, scope: Scope) {
  const rows = await db
    .selectFrom("vehicles")
    .where("searchText", "like", likePattern(search))
    .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
    .select("id")
    .execute()
  const ids = rows.map(({ id }) => id)
  return ids.length === 0 ? [] : [sql<boolean>`vehicle_id = any(${sql.val(ids)}::integer[])`]
}
