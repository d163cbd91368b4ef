import { defaultTimeZone, emptyPromotion, instantAt, type PromotionAnswers } from "@crewfleet/sdk/rules"

/** What London's clock shows, as the instant that its field keeps; anything else stays as it is. */
const inLondon = (shown: string) => instantAt(shown, defaultTimeZone) ?? shown

/** A form of a discount that has nothing wrong with it on 15 June 2026; dates may be given by London's clock. */
export const someForm = (changes: Partial<PromotionAnswers> = {}): PromotionAnswers => {
  const form = {
    ...emptyPromotion("AGENCY"),
    title: "Ten off in July",
    description: "Ten per cent off every hire in July.",
    promotionType: "DISCOUNT",
    discount: "10",
    startDate: "2026-07-01T09:00",
    expiryDate: "2026-07-31T18:00",
    usageLimit: "100",
    ...changes
  }
  return { ...form, startDate: inLondon(form.startDate), expiryDate: inLondon(form.expiryDate) }
}
