import type { Booking, Rating } from "./Booking.ts"
import type { RatingType } from "./ratingWords.ts"

/** What one side thought of the other; undefined where nobody said. A rating without a mark of its own is the mean. */
export const ratingOf = (
  { ratings }: Pick<Booking, "ratings">,
  type: RatingType
): (Rating & { readonly rating: number }) | undefined => {
  const found = ratings?.find((one) => one.type === type)
  if (!found) return undefined
  const rates = found.ratingItems?.flatMap(({ rate }) => (typeof rate === "number" ? [rate] : [])) ?? []
  const rating = found.rating ?? rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  return Number.isFinite(rating) ? { ...found, rating } : undefined
}
