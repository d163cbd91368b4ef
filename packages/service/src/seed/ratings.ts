import { type RatingType, ratingItems } from "@crewfleet/sdk/rules"
import type { Random } from "./Random.ts"

/** A rating as it is given: the aspects in half steps, and their mean. */
export interface GivenRating {
  readonly rating: number
  readonly comment: string | null
  readonly items: ReadonlyArray<{ readonly status: string; readonly rate: number }>
}

const comments = {
  VEHICLE: {
    good: [
      "Spotless, and handed over in five minutes.",
      "Comfortable on a long drive to Scotland and back.",
      "The car was as described. Would book it again.",
      "Everything went smoothly from start to finish."
    ],
    poor: [
      "The boot smelled of wet dog.",
      "We waited forty minutes at the desk before somebody came.",
      "A warning light came on after the first day."
    ]
  },
  CLIENT: {
    good: [
      "Returned early, with a full tank.",
      "Friendly, and looked after the vehicle well.",
      "Clear about everything. A pleasure to deal with."
    ],
    poor: [
      "Two hours late, and did not answer the telephone.",
      "Returned with sand all over the back seats.",
      "A kerbed alloy was not mentioned at the desk."
    ]
  }
}

/** A rating around a mark that its subject usually gets, 1 to 5. */
export const ratingAround = (random: Random, type: RatingType, usual: number): GivenRating => {
  const items = ratingItems[type].map((status) => ({
    status,
    rate: Math.min(5, Math.max(0.5, Math.round(usual * 2 + random.whole(-20, 16) / 10) / 2))
  }))
  const rating = items.reduce((sum, { rate }) => sum + rate, 0) / items.length
  const said = comments[type][rating >= 3.5 ? "good" : "poor"]
  return { rating, items, comment: random.next() < 0.55 ? random.pick(said) : null }
}
