import type { Award } from "./promotionAward.ts"

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
