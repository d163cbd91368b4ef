import type { Promotion } from "./PromotionApi.ts"
import { type PromotionObstacle, promotionObstacle } from "./promotionObstacle.ts"

/** Why an active promotion gives nothing at the moment `now` (ISO 8601), in a word or two; undefined when it does. */
export const promotionFact = (promotion: Promotion, now: string): string | undefined => {
  const obstacle = promotionObstacle(promotion, now)
  return obstacle && facts[obstacle]
}

/** That it is not active, its status says. */
const facts: Readonly<Record<PromotionObstacle, string | undefined>> = {
  notActive: undefined,
  notStarted: "Not started yet",
  expired: "Expired",
  usedUp: "Used up"
}
