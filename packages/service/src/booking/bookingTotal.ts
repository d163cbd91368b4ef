import { bookingStatuses } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import { tallyScope } from "../dashboard/scope.ts"
import { tallied } from "../dashboard/tallied.ts"
import type { Tables } from "../database/Tables.ts"
import type { BookingFilter } from "./BookingFilter.ts"
import { matchingBookings } from "./matchingBookings.ts"

/** The most bookings that are counted one by one, as only a search has to. */
export const countedAtMost = 1000

/**
 * How many bookings match. Without a search that is known from tallies; of what a search finds no more than
 * `countedAtMost` and one are counted.
 */
export const bookingTotal = async (db: Kysely<Tables>, filter: BookingFilter): Promise<number> => {
  const { statuses, scope, from, until } = filter
  if (filter.search.trim() !== "") {
    const some = (await matchingBookings(db, filter)).select("id").limit(countedAtMost + 1)
    const counted = db.selectFrom(some.as("some")).select(({ fn }) => fn.countAll<number>().as("total"))
    return (await counted.executeTakeFirstOrThrow()).total
  }
  const tally =
    from === undefined && until === undefined
      ? tallied(db, scope, ["booking_status"], "all")
          .where("value", "in", statuses)
          .select(({ fn }) => fn.coalesce(fn.sum<number>("amount"), sql.lit(0)).as("total"))
      : db
          .selectFrom("bookingStarts")
          .where("agencyId", "=", tallyScope(scope))
          .where("status", "in", statuses.length > 0 ? statuses : bookingStatuses)
          .$if(from !== undefined, (all) => all.where("day", ">=", from ?? new Date()))
          .$if(until !== undefined, (all) => all.where("day", "<", until ?? new Date()))
          .select(({ fn }) => fn.coalesce(fn.sum<number>("bookings"), sql.lit(0)).as("total"))
  return (await tally.executeTakeFirstOrThrow()).total
}
