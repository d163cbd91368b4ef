/** How great a risk is (specification 002 §9). */
export const riskRatings = {
  S: "Significant",
  H: "High",
  M: "Medium",
  L: "Low",
  U: "Unknown"
} as const
export type RiskRating = keyof typeof riskRatings

/** Whether a rating counts as extreme, and needs an explanation (specification 002 §5). */
export const isExtreme = (rating: string): boolean => ["S", "H", "M"].includes(rating)
