import {
  type Award,
  awardLine,
  dayRatesOf,
  type Price,
  price,
  promotionDiscount,
  rentalDayCount
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { offeredPromotion, takePromotion } from "../promotion/takePromotion.ts"
import { now } from "../time/now.ts"
import type { Hire } from "./hireOf.ts"

/**
 * What a hire costs, with its promotion: the one whose code was given, or the best of those that need none. An award that
 * is no money is a line at no charge, so that the invoice keeps it as it was given. `taking` counts the booking against
 * the limit of the promotion, which belongs into the transaction that makes the booking.
 */
export const priceOf = Effect.fnUntraced(function* (
  { vehicle, ...times }: Hire,
  promoCode: string | undefined,
  taking: boolean
) {
  const { agencyId, dailyRate: MTF, saturdayRate: SAT, sundayRate: SUN } = vehicle
  const rates = { MTF, SAT, SUN }
  const asked = {
    code: promoCode?.trim() ?? "",
    agencyId,
    vehicle,
    days: rentalDayCount(times.start, times.end, times.zone),
    dayRates: dayRatesOf(times, rates),
    moment: yield* now
  }
  const promotion = yield* taking ? takePromotion(asked) : offeredPromotion(asked)
  const cost = price(times, rates, vehicle.currency, (dayRates) =>
    promotion ? promotionDiscount(promotion.award, dayRates) : 0
  )
  return { cost: withAward(cost, promotion), promotion }
})

/** A price with what is awarded beside it, which costs nothing. */
export const withAward = (cost: Price, promotion: Promised | undefined): Price => {
  const award = promotion && awardLine(promotion.award, promotion.title)
  return award ? { ...cost, lines: [...cost.lines, { description: award, rate: 0, total: 0 }] } : cost
}

interface Promised {
  readonly title: string
  readonly award: Award
}
