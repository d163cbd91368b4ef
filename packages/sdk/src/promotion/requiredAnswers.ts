import type { PromotionField } from "./promotionProblems.ts"

/** What a person is told where an answer is missing that a promotion must have (specification 001 §5). */
export const requiredAnswers = {
  title: "Title is required.",
  description: "Description is required.",
  promotionType: "Promotion type is required.",
  discount: "Discount percentage is required.",
  extraMileage: "Additional mileage is required.",
  extraDays: "Number of free days is required.",
  startDate: "Start date is required.",
  expiryDate: "Expiry date is required.",
  usageLimit: "Bookings limit is required."
} as const satisfies Partial<Record<PromotionField, string>>
