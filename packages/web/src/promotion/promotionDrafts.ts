import type { Draft } from "@crewfleet/machines"
import { emptyPromotionForm, type Promotion, type PromotionForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** What was typed of a promotion and not saved yet. */
export type PromotionDraft = Draft<Promotion, PromotionForm>

const isForm = (value: unknown): value is PromotionForm => {
  const form = Object(value)
  const empty = emptyPromotionForm(undefined)
  return (
    Object.entries(empty).every(([field, answer]) => typeof form[field] === typeof answer) &&
    Array.isArray(form.vehicleIds) &&
    Object.keys(empty.filters).every((list) => Array.isArray(Object(form.filters[list]).chosen))
  )
}

/** The promotions that somebody has described and not saved yet. */
export const promotionDrafts = makeDrafts<Promotion, PromotionForm>("promotion", isForm)
