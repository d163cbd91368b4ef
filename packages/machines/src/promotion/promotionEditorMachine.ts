import type { Promotion, UserType } from "@crewfleet/sdk"
import {
  emptyPromotion,
  type PromotionAnswers,
  promotionForm,
  promotionWarning,
  words
} from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

/** How a promotion of somebody of this type is made and edited in their time zone, activated and ended. */
export const promotionEditorOptions = (userType: UserType, zone: string) => ({
  id: "promotionEditor",
  description: "A promotion is made or edited, activated, and ended for ever.",
  made: { userType, zone },
  form: promotionForm,
  empty: emptyPromotion(userType),
  factsOf: (promotion: Promotion | undefined) => ({ userType, promotion, zone }),
  warningFor: promotionWarning,
  created: words.promotionCreated,
  updated: words.promotionUpdated,
  acts: {
    activate: { done: words.promotionActivated },
    end: { done: words.promotionEnded, irreversible: true }
  },
  harmless: ["usageCount"]
})

/** The dialog in which somebody makes or edits one promotion, activates it or ends it for ever. */
export const promotionEditorMachine = (userType: UserType, zone: string) =>
  editorMachine<Promotion, PromotionAnswers>(promotionEditorOptions(userType, zone))
