import {
  type Complete,
  filterProblem,
  type PromotionBody,
  type PromotionFacts,
  promotionForm,
  type VehicleFilter
} from "@crewfleet/sdk"
import { Effect } from "effect"
import { keptPromotion } from "../database/DeskTables.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"

/** What is kept of a promotion that somebody sends, once the rules of its form have nothing against it. */
export const checkedPromotion = Effect.fnUntraced(function* (
  sent: PromotionBody,
  facts: PromotionFacts & { readonly zone: string }
) {
  const answers: Complete<typeof promotionForm> = yield* checkedAnswers(
    promotionForm,
    promotionForm.read(sent),
    facts
  )
  return keptPromotion.write(answers)
})

/** The vehicles that a new promotion is for: those of a filter without problems, and the owner's whatever was sent. */
export const checkedFilter = Effect.fnUntraced(function* (
  { vehicleFilter }: PromotionBody,
  agencyId: number | null
) {
  const problem = filterProblem(vehicleFilter ?? {})
  if (problem) return yield* Effect.fail(violating([problem]))
  return (agencyId === null ? {} : { ...vehicleFilter, agencyId }) satisfies VehicleFilter
})
