import type { Promotion } from "./PromotionApi.ts"

/** What somebody reads who would change a promotion that they can only look at. */
export const promotionLocks = {
  ended: "This promotion has ended and can no longer be changed.",
  notYours: "Only its agency can change this promotion."
} as const

/** Why somebody can only look at a promotion; undefined when it can be changed. */
export const promotionStanding = (
  promotion: Promotion | undefined,
  userType: string | undefined
): string | undefined => {
  if (promotion?.status === "COMPLETED") return promotionLocks.ended
  return userType === "ADMIN" && promotion?.agency ? promotionLocks.notYours : undefined
}
