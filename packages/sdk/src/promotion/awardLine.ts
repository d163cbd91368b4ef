import type { Award } from "./promotionAward.ts"

/** What an invoice says of an award that changes no price but what the hirer may do; undefined of any other. */
export const awardLine = (award: Award): string | undefined => {
  if (award.type !== "EXTRA_MILEAGE") return undefined
  return award.kilometres === null
    ? "Promotion: unlimited mileage"
    : `Promotion: ${award.kilometres} KM extra mileage`
}
