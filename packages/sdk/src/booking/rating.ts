import type { Booking, Rating } from "./Booking.ts"

/** What each aspect of a rating is called, to the letter of specification 001 §3. */
export const ratingItemWords: Readonly<Record<string, string>> = {
  PROFESSIONALISM: "Professionalism and helpfulness",
  CONDITION: "Vehicle condition",
  CLEANLINESS: "Cleanliness",
  PROCESS: "Pick-up and drop-off process",
  COMFORT: "Comfort",
  TIMELINESS: "Vehicle returned on time",
  REPEAT: "Likelyhood of renting to this hirer again"
}

/** Which aspects are rated of a vehicle and its hire, and which of a hirer, in the order in which they are shown. */
export const ratingItems = {
  VEHICLE: ["CONDITION", "CLEANLINESS", "COMFORT", "PROCESS", "PROFESSIONALISM"],
  CLIENT: ["PROFESSIONALISM", "TIMELINESS", "CLEANLINESS", "REPEAT"]
} as const
export type RatingType = keyof typeof ratingItems

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

/** How one of five stars is drawn. */
export type Star = "full" | "half" | "empty"

/** A rating from 0.5 to 5 as five stars in steps of a half (specification 001 §9). */
export const starsOf = (rating: number): ReadonlyArray<Star> =>
  [1, 2, 3, 4, 5].map((star) => {
    const halves = Math.round(rating * 2) - (star - 1) * 2
    if (halves >= 2) return "full"
    return halves === 1 ? "half" : "empty"
  })
