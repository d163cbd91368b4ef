import type { Problem, PromotionBody, VehicleFilter } from "@crewfleet/sdk"
import { type Complete, filterProblem, type PromotionFacts, promotionForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { keptPromotion } from "../database/BookingTables.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"

/** What is kept of a promotion that somebody sends, once the rules of its form have nothing against it. */
export const checkedPromotion = (
  sent: PromotionBody,
  facts: PromotionFacts & { readonly zone: string },
  /** What is wrong with what was sent beside the answers of the form. */
  more: ReadonlyArray<Problem> = []
) =>
  Effect.map(
    checkedAnswers(promotionForm, promotionForm.read(sent), facts, more),
    (answers: Complete<typeof promotionForm>) => keptPromotion.write(answers)
  )

/** The same of a new one, with the vehicles that it is for: those of its filter, and the owner's whatever was sent. */
export const checkedNewPromotion = Effect.fnUntraced(function* (
  sent: PromotionBody,
  facts: PromotionFacts & { readonly zone: string },
  agencyId: number | null
) {
  const { vehicleFilter = {} } = sent
  const problem = filterProblem(vehicleFilter ?? {})
  const promotion = yield* checkedPromotion(sent, facts, problem && [problem])
  const filter: VehicleFilter = agencyId === null ? {} : { ...vehicleFilter, agencyId }
  return { ...promotion, vehicleFilter: JSON.stringify(filter) }
})

/** What somebody reads who gives a promotion the code of another one. */
export const codeTaken = violating([{ field: "code", text: "Another of your promotions has this code." }])
