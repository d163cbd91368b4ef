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

/** The mean of what was given for each aspect. */
export const meanRating = (rates: ReadonlyArray<number>): number =>
  rates.reduce((sum, rate) => sum + rate, 0) / rates.length

/** How long both sides can rate each other once a hire is complete: 14 days, of 24 hours each, in milliseconds. */
export const ratingWindow = 14 * 86_400_000

/** When that ends for a hire that was completed then: what one side said alone is shown from then on. */
export const ratingsEnd = (completedAt: Date): Date => new Date(completedAt.getTime() + ratingWindow)

type RatedHire = Pick<Booking, "ratings" | "ratingsEnd">

/** Whether nobody can rate any more; a hire that is not complete is not there yet. */
const isOver = ({ ratingsEnd: end }: RatedHire, now: Date): boolean =>
  end !== undefined && Date.parse(end) <= now.getTime()

/** Whether each side sees what the other said: both said something, or the 14 days are over. */
export const isShown = (hire: RatedHire, now: Date): boolean =>
  isOver(hire, now) ||
  Object.keys(ratingItems).every((type) => hire.ratings?.some((rating) => rating.type === type))

const ratedAlready: Readonly<Record<RatingType, string>> = {
  VEHICLE: "This hire was rated already.",
  CLIENT: "The hirer was rated already."
}

/** Why a side cannot say (now) what it thought of the other; undefined where it can. */
export const ratingObstacle = (hire: RatedHire, type: RatingType, now: Date): string | undefined => {
  if (hire.ratingsEnd === undefined) return "A hire can be rated once it is complete."
  if (hire.ratings?.some((rating) => rating.type === type)) return ratedAlready[type]
  return isOver(hire, now)
    ? "A hire can be rated for 14 days after it was completed, and these are over."
    : undefined
}

/** What one side thought of the other; undefined where nobody said. A rating without a mark of its own is the mean. */
export const ratingOf = (
  { ratings }: Pick<Booking, "ratings">,
  type: RatingType
): (Rating & { readonly rating: number }) | undefined => {
  const found = ratings?.find((one) => one.type === type)
  if (!found) return undefined
  const rates = found.ratingItems?.flatMap(({ rate }) => (typeof rate === "number" ? [rate] : [])) ?? []
  const rating = found.rating ?? meanRating(rates)
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
