import { type EditorContext, isDirty, promotionEditorOptions, type Viewer } from "@crewfleet/machines"
import type { Promotion, PromotionForm } from "@crewfleet/sdk"
import { useEffect } from "react"
import { forgetPromotionDraft, keepPromotionDraft } from "./promotionDraft.ts"

type Edited = Pick<EditorContext<Promotion, PromotionForm>, "id" | "thing" | "form">

/** Keeps what is typed while it is `edited`, until it is saved or given up. */
export const usePromotionDraft = (viewer: Viewer, { id, thing, form }: Edited, edited: boolean): void => {
  const { userType, agencyId } = viewer
  useEffect(() => {
    if (!edited) return
    const owner = { userType, agencyId }
    if (!isDirty({ thing, form }, promotionEditorOptions(userType))) return forgetPromotionDraft(owner, id)
    const timer = setTimeout(() => keepPromotionDraft(owner, id, { form, thing }), 300)
    return () => clearTimeout(timer)
  }, [userType, agencyId, id, thing, form, edited])
}
