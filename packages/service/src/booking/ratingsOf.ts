import type { Rating } from "@crewfleet/sdk"
import { type RatingType, ratingItems } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"

/**
 * The ratings of a booking as one side reads them, or somebody of neither: those that are shown, and its own. Each has its
 * aspects in the order in which they are shown.
 */
export const ratingsOf = async (
  db: Kysely<Tables>,
  bookingId: number,
  own: RatingType | undefined
): Promise<Array<Rating>> => {
  const rows = await db
    .selectFrom("ratings")
    .leftJoin("ratingItems", "ratingItems.ratingId", "ratings.id")
    .where("bookingId", "=", bookingId)
    .where((row) => row.or([row("shownAt", "is not", null), ...(own ? [row("type", "=", own)] : [])]))
    .select(["ratings.id", "type", "rating", "comment", "ratingItems.status", "ratingItems.rate"])
    .orderBy("ratings.id")
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((items) => {
    const [first] = items
    if (first === undefined) return []
    const { type, rating, comment } = first
    const shown: ReadonlyArray<string> = ratingItems[type]
    const aspects = items
      .flatMap(({ status, rate }) => (status === null ? [] : [{ status, rate }]))
      .sort((one, other) => shown.indexOf(one.status) - shown.indexOf(other.status))
    return [withoutNulls({ type, rating, comment, ratingItems: aspects })]
  })
}
