import type { Promotion } from "./PromotionApi.ts"

/** Why a promotion gives nothing to anybody at the moment. */
export type PromotionObstacle = "notActive" | "notStarted" | "expired" | "usedUp"

/** What keeps a promotion from being given at the moment `at` (ISO 8601), whatever the booking; undefined when nothing does. */
export const promotionObstacle = (
  { status, startDate, expiryDate, usageLimit, usageCount }: Promotion,
  at: string
): PromotionObstacle | undefined => {
  if (status !== "ACTIVE") return "notActive"
  if (startDate && Date.parse(at) < Date.parse(startDate)) return "notStarted"
  if (expiryDate && Date.parse(at) >= Date.parse(expiryDate)) return "expired"
  return typeof usageLimit === "number" && (usageCount ?? 0) >= usageLimit ? "usedUp" : undefined
}

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
