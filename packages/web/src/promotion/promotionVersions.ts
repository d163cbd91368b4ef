import {
  instantAt,
  isWordOf,
  type PromotionField,
  type PromotionForm,
  promotionQuestions,
  promotionTypes,
  unlimited
} from "@crewfleet/sdk"
import type { VersionedField } from "../editing/BothVersions.tsx"
import { timeZone } from "../time/timeZone.ts"
import { write } from "../time/write.ts"

/** Both versions of a promotion, answer by answer, without those that neither of them gives. */
export const promotionVersions = (
  mine: PromotionForm,
  theirs: PromotionForm
): ReadonlyArray<VersionedField> =>
  (Object.keys(promotionQuestions) as ReadonlyArray<PromotionField>)
    .map((field) => ({
      label: promotionQuestions[field],
      mine: inWords(field, mine[field]),
      theirs: inWords(field, theirs[field])
    }))
    .filter(({ mine, theirs }) => mine !== "" || theirs !== "")

const inWords = (field: PromotionField, answer: string): string => {
  if (field === "promotionType") return isWordOf(promotionTypes, answer) ? promotionTypes[answer] : answer
  if (field === "extraMileage") return answer === unlimited ? "Unlimited" : answer
  if (answer === "" || (field !== "startDate" && field !== "expiryDate")) return answer
  return write("digits", instantAt(answer, timeZone()) ?? answer)
}
