import {
  emptyPromotionForm,
  filterProblem,
  type Problem,
  type Promotion,
  type PromotionForm,
  type PromotionMode,
  promotionFormOf,
  promotionProblems,
  promotionWarning,
  type UserType,
  vehicleFilterOf,
  words
} from "@crewfleet/sdk"
import { editorMachine } from "../editing/editorMachine.ts"

/** How a promotion of somebody of this type is made and edited in their time zone, activated and ended. */
export const promotionEditorOptions = (userType: UserType, zone: string) => ({
  id: "promotionEditor",
  empty: emptyPromotionForm(userType),
  formOf: (promotion: Promotion) => promotionFormOf(promotion, zone),
  problemsOf: (form: PromotionForm, now: string, promotion: Promotion | undefined) => [
    ...promotionProblems(form, now, zone, modeOf(promotion)),
    ...(promotion ? [] : filterProblems(form))
  ],
  warningFor: promotionWarning,
  created: words.promotionCreated,
  updated: words.promotionUpdated,
  acts: {
    activate: { done: words.promotionActivated },
    end: { done: words.promotionEnded, irreversible: true }
  },
  harmless: [
    "now",
    "startDate",
    "expiryDate",
    "usageLimit",
    "usageCount",
    "daysHired",
    "promotionType",
    "discount",
    "extraMileage",
    "extraDays",
    "code",
    "filterType",
    "operator",
    "chosen"
  ]
})

/** The vehicles of a promotion are chosen when it is made, and stay what they are. */
const filterProblems = (form: PromotionForm): ReadonlyArray<Problem> => {
  const problem = filterProblem(vehicleFilterOf(form))
  return problem ? [problem] : []
}

const modeOf = (promotion: Promotion | undefined): PromotionMode =>
  promotion
    ? {
        kind: "edit",
        startDate: promotion.startDate,
        expiryDate: promotion.expiryDate,
        usageCount: promotion.usageCount
      }
    : { kind: "create" }

/** The dialog in which somebody makes or edits one promotion, activates it or ends it for ever. */
export const promotionEditorMachine = (userType: UserType, zone: string) =>
  editorMachine<Promotion, PromotionForm>(promotionEditorOptions(userType, zone))
