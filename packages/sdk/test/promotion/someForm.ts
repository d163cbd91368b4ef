import { emptyPromotionForm, type PromotionForm } from "@crewfleet/sdk"

/** A form of a discount that has nothing wrong with it on 15 June 2026. */
export const someForm = (changes: Partial<PromotionForm> = {}): PromotionForm => ({
  ...emptyPromotionForm("AGENCY"),
  title: "Ten off in July",
  description: "Ten per cent off every hire in July.",
  promotionType: "DISCOUNT",
  discount: "10",
  startDate: "2026-07-01T09:00",
  expiryDate: "2026-07-31T18:00",
  usageLimit: "100",
  ...changes
})
