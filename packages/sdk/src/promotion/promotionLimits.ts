/** How much each answer about a promotion may hold (specification 001 §5 and §9). */
export const promotionLimits = {
  title: 50,
  description: 200,
  usageLimit: { min: 1, max: 1000 },
  daysHired: { min: 1, max: 1000 },
  discount: { min: 1, max: 50 },
  extraDays: { min: 1, max: 50 },
  /** Longer codes nobody types. */
  code: 50
} as const

/** The extra mileages that are offered, beside no limit. */
export const extraMileages = ["100", "200", "300", "400", "500"] as const
