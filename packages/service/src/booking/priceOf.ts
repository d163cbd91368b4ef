import { awardLine, price, promotionDiscount, rentalDayCount } from "@crewfleet/sdk"
import { Effect } from "effect"
import { offeredPromotion, takePromotion } from "../promotion/takePromotion.ts"
import { present } from "../session/present.ts"
import type { Hire } from "./hireOf.ts"

/**
 * What a hire costs, with the promotion whose code was given, if any; an award that is no money is a line at no charge, so
 * that the invoice keeps it as it was given. `taking` counts the booking against the limit of
 * the promotion, which belongs into the transaction that makes the booking.
 */
export const priceOf = Effect.fnUntraced(function* (
  { vehicle, start, end }: Hire,
  promoCode: string | null | undefined,
  taking: boolean
) {
  const { agencyId, dailyRate: MTF, saturdayRate: SAT, sundayRate: SUN } = vehicle
  const code = promoCode?.trim()
  const asked = {
    promotion: code ?? "",
    agencyId,
    vehicle,
    days: rentalDayCount(start, end),
    moment: yield* present
  }
  const promotion = code ? yield* taking ? takePromotion(asked) : offeredPromotion(asked) : undefined
  const cost = price(start, end, { MTF, SAT, SUN }, (dayRates) =>
    promotion ? promotionDiscount(promotion.award, dayRates) : 0
  )
  const award = promotion && awardLine(promotion.award)
  const lines = award ? [...cost.lines, { description: award, rate: 0, total: 0 }] : cost.lines
  return { cost: { ...cost, lines }, promotion }
})
