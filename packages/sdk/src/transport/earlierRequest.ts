import type { AnswersOf } from "../form/FormOf.ts"
import { transportForm } from "./transportForm.ts"

/** A new request like an earlier one: all of it but the time, and that what is told is right is said anew. */
export const requestLike = (
  earlier: Parameters<typeof transportForm.read>[0]
): AnswersOf<typeof transportForm> => ({
  ...transportForm.read(earlier),
  dateTimeRequired: transportForm.empty.dateTimeRequired,
  disclaimer: transportForm.empty.disclaimer
})
