import type { Viewer } from "@crewfleet/machines"
import { emptyPromotionForm, type Promotion, type PromotionForm } from "@crewfleet/sdk"
import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"

/** What was typed and not saved yet, and the promotion over which it was typed; none for a new one. */
export interface PromotionDraft {
  readonly form: PromotionForm
  readonly thing?: Promotion | undefined
}

const placeOf = ({ agencyId }: Viewer, id: number | undefined) =>
  `crewfleet.draft.promotion.${agencyId ?? "platform"}.${id ?? "new"}`

/** Keeps what was typed so far, where this browser keeps anything. */
export const keepPromotionDraft = (
  viewer: Viewer,
  id: number | undefined,
  draft: PromotionDraft
): Promise<void> => keepSealed(placeOf(viewer, id), draft).catch(() => {})

/** What was typed before a reload, a crash or the end of a session. */
export const readPromotionDraft = async (
  viewer: Viewer,
  id: number | undefined
): Promise<PromotionDraft | undefined> => {
  const kept = await readSealed(placeOf(viewer, id)).catch(() => undefined)
  return isDraft(kept) && (id === undefined) === (kept.thing === undefined) ? kept : undefined
}

/** Removes what was typed once it is saved or given up. */
export const forgetPromotionDraft = (viewer: Viewer, id: number | undefined): void =>
  forgetSealed(placeOf(viewer, id))

/** Whether these are answers to today's questions; another version of the portal may have asked others. */
const isDraft = (value: unknown): value is PromotionDraft => {
  const form = Object(Object(value).form)
  const questions = Object.entries(emptyPromotionForm(undefined))
  const filters = Object.keys(emptyPromotionForm(undefined).filters)
  return (
    questions.every(([field, empty]) => typeof form[field] === typeof empty) &&
    Array.isArray(form.vehicleIds) &&
    filters.every((list) => Array.isArray(Object(form.filters[list]).chosen))
  )
}
