import type { Promotion } from "./PromotionApi.ts"

/** Why an active promotion gives nothing at the moment `now` (ISO 8601), in a word or two; undefined when it does. */
export const promotionFact = (promotion: Promotion, now: string): string | undefined => {
  const { status, startDate, expiryDate, usageLimit, usageCount } = promotion
  if (status !== "ACTIVE") return undefined
  if (expiryDate && Date.parse(expiryDate) <= Date.parse(now)) return "Expired"
  if (typeof usageLimit === "number" && (usageCount ?? 0) >= usageLimit) return "Used up"
  return startDate && Date.parse(startDate) > Date.parse(now) ? "Not started yet" : undefined
}
