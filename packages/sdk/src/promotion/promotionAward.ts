import { type FilteredVehicle, matchesVehicleFilter } from "../vehicle/matchesVehicleFilter.ts"
import type { Promotion } from "./PromotionApi.ts"
import { type PromotionObstacle, promotionObstacle } from "./promotionObstacle.ts"

/** What a booking is, as a promotion looks at it; `moment` is when it is made, ISO 8601. */
export interface PromotedBooking {
  readonly moment: string
  readonly days: number
  readonly vehicle: FilteredVehicle
}

/** What a booking is given. */
export type Award =
  | { readonly type: "DISCOUNT"; readonly percentage: number }
  /** The last days of the hire are free. */
  | { readonly type: "EXTRA_DAYS"; readonly days: number }
  /** Kilometres; null is without limit. */
  | { readonly type: "EXTRA_MILEAGE"; readonly kilometres: number | null }
  | { readonly type: "OTHER_AWARD" }

/** Whether a promotion is given, and what, or why not in words for a person. */
export type Verdict =
  | { readonly given: true; readonly award: Award }
  | { readonly given: false; readonly reason: string }

/** What a promotion gives to a booking, if it gives anything (specification 001 §3 and §5). */
export const promotionAward = (promotion: Promotion, { moment, days, vehicle }: PromotedBooking): Verdict => {
  const obstacle = promotionObstacle(promotion, moment)
  if (obstacle) return refused(reasons[obstacle])
  const { daysHired } = promotion
  if (days < (daysHired ?? 1)) {
    return refused(`This promotion needs at least ${daysHired} booked days.`)
  }
  if (!matchesVehicleFilter(vehicle, promotion.vehicleFilter)) {
    return refused("This promotion does not hold for this vehicle.")
  }
  return { given: true, award: awardOf(promotion) }
}

/** What somebody reads who comes after the last booking that a promotion is for. */
export const usedUp = "This promotion has been used up."

const reasons: Readonly<Record<PromotionObstacle, string>> = {
  notActive: "This promotion is not active.",
  notStarted: "This promotion has not started yet.",
  expired: "This promotion has expired.",
  usedUp
}

const refused = (reason: string): Verdict => ({ given: false, reason })

/** What a promotion gives, whatever its limits and times say; a booking keeps it as it is agreed. */
export const awardOf = (
  promotion: Pick<Promotion, "promotionType" | "discount" | "extraDays" | "extraMileage">
): Award => {
  switch (promotion.promotionType) {
    case "DISCOUNT":
      return { type: "DISCOUNT", percentage: promotion.discount ?? 0 }
    case "EXTRA_DAYS":
      return { type: "EXTRA_DAYS", days: promotion.extraDays ?? 0 }
    case "EXTRA_MILEAGE":
      return { type: "EXTRA_MILEAGE", kilometres: promotion.extraMileage ?? null }
    default:
      return { type: "OTHER_AWARD" }
  }
}

/** What an invoice says of an award that changes no price but what the hirer gets; undefined of any other. */
export const awardLine = (award: Award, title: string): string | undefined => {
  switch (award.type) {
    case "EXTRA_MILEAGE":
      return award.kilometres === null
        ? "Promotion: unlimited mileage"
        : `Promotion: ${award.kilometres} KM extra mileage`
    case "OTHER_AWARD":
      return `Promotion: ${title}`
    default:
      return undefined
  }
}
