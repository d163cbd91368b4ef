import { type Notice, warning } from "../failure/Notice.ts"
import type { Problem } from "../failure/Problem.ts"
import { isWordOf } from "./promotionKinds.ts"
import type { PromotionField } from "./promotionProblems.ts"

/** What each question of the promotion form is called. */
export const promotionQuestions: Readonly<Record<PromotionField, string>> = {
  title: "Title",
  description: "Description",
  promotionType: "Promotion type",
  discount: "Discount percentage",
  extraMileage: "Additional mileage",
  extraDays: "Number of free days",
  startDate: "Start date",
  expiryDate: "Expiry date",
  usageLimit: "Bookings limit",
  daysHired: "Booked days",
  code: "Code"
}

/**
 * What a person is told who submits a form with problems: which required answers are missing, otherwise that more booked
 * days are needed (specification 001 §5). Where something else is wrong, in its own words, as neither would be true.
 */
export const promotionWarning = (problems: ReadonlyArray<Problem>): Notice | undefined => {
  const missing = problems.filter(({ kind }) => kind === "missing")
  if (missing.length > 0) {
    const names = missing.map(({ field }) =>
      isWordOf(promotionQuestions, field) ? promotionQuestions[field] : field
    )
    return warning(`Missing required fields: ${names.join(", ")}`)
  }
  const told = problems.find(({ field }) => field === "daysHired") ?? problems[0]
  return told && warning(told.text)
}
