import type { Draft } from "@crewfleet/machines"
import { type Promotion, type PromotionAnswers, promotionForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** What was typed of a promotion and not saved yet. */
export type PromotionDraft = Draft<Promotion, PromotionAnswers>

/** The promotions that somebody has described and not saved yet. */
export const promotionDrafts = makeDrafts<Promotion, PromotionAnswers>("promotion", promotionForm)
