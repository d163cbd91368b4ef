import type { Promotion } from "./PromotionApi.ts"
import { type Award, type PromotedBooking, promotionAward } from "./promotionAward.ts"
import { promotionDiscount } from "./promotionDiscount.ts"

/** A promotion and what it gives to a booking. */
export interface GivenPromotion {
  readonly promotion: Promotion
  readonly award: Award
}

/**
 * What a booking may be given without anybody asking: the promotions without a code that hold for it, the one that takes
 * most off first, an agency's own before the platform's, the oldest first. `dayRates` are the prices of the days hired,
 * in minor units. A booking gets one promotion; a code that somebody types goes before all of these.
 */
export const automaticPromotions = (
  promotions: ReadonlyArray<Promotion>,
  booking: PromotedBooking,
  dayRates: ReadonlyArray<number>
): ReadonlyArray<GivenPromotion> => {
  const taken = ({ award }: GivenPromotion) => promotionDiscount(award, dayRates)
  const ofPlatform = ({ promotion }: GivenPromotion) => (promotion.agency ? 0 : 1)
  return promotions
    .filter(({ code }) => !code)
    .flatMap((promotion) => {
      const verdict = promotionAward(promotion, booking)
      return verdict.given ? [{ promotion, award: verdict.award }] : []
    })
    .toSorted(
      (one, other) =>
        taken(other) - taken(one) ||
        ofPlatform(one) - ofPlatform(other) ||
        one.promotion.id - other.promotion.id
    )
}
