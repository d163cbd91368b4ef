import { type Kysely, sql } from "kysely"
import { tallyScope } from "../dashboard/scope.ts"
import { tallied } from "../dashboard/tallied.ts"
import type { Tables } from "../database/Tables.ts"
import type { BookingFilter } from "./BookingFilter.ts"

/** How many bookings match a filter without a search: tallies know it, so that none has to be counted. */
export const bookingTotal = async (db: Kysely<Tables>, filter: BookingFilter): Promise<number> => {
  const { statuses, scope, from, until } = filter
  const tally =
    from === undefined && until === undefined
      ? tallied(db, scope, ["booking_status"], "all")
          .where("value", "in", statuses)
          .select(({ fn }) => fn.coalesce(fn.sum<number>("amount"), sql.lit(0)).as("total"))
      : db
          .selectFrom("bookingStarts")
          .where("agencyId", "=", tallyScope(scope))
          .where("status", "in", statuses)
          .$if(from !== undefined, (all) => all.where("day", ">=", from ?? new Date()))
          .$if(until !== undefined, (all) => all.where("day", "<", until ?? new Date()))
          .select(({ fn }) => fn.coalesce(fn.sum<number>("bookings"), sql.lit(0)).as("total"))
  return (await tally.executeTakeFirstOrThrow()).total
}
