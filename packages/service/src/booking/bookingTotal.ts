import { type Kysely, sql } from "kysely"
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
      : tallied(db, scope, ["booking_start"], "day")
          .where("value", "in", statuses)
          .$if(from !== undefined, (all) => all.where("since", ">=", from ?? new Date()))
          .$if(until !== undefined, (all) => all.where("since", "<", until ?? new Date()))
          .select(({ fn }) => fn.coalesce(fn.sum<number>("amount"), sql.lit(0)).as("total"))
  return (await tally.executeTakeFirstOrThrow()).total
}
