/** What a promotion may give, and what that is called (specification 001 §3). */
export const promotionTypes = {
  DISCOUNT: "Discount Offer",
  EXTRA_MILEAGE: "Extra Mileage",
  EXTRA_DAYS: "Free Days",
  OTHER_AWARD: "Special Offer"
} as const
export type PromotionType = keyof typeof promotionTypes

/** Where a promotion may stand, and what that is called. */
export const promotionStatuses = {
  ACTIVE: "Active",
  INACTIVE: "Inactive",
  COMPLETED: "Completed"
} as const
export type PromotionStatus = keyof typeof promotionStatuses

/** Whether a text is one of the words that name the properties of a thing. */
export const isWordOf = <Word extends string>(
  words: Readonly<Record<Word, unknown>>,
  text: string | undefined
): text is Word => typeof text === "string" && Object.hasOwn(words, text)

/** What a person does to a promotion beside editing it, and what that is called (specification 001 §2). */
export const promotionActs = { activate: "Activate Promotion", end: "End Promotion" } as const
export type PromotionAct = keyof typeof promotionActs

/** Whether somebody makes nothing but special offers, which name no vehicles: an admin does (specification 001 §6). */
export const makesSpecialOffers = (userType: string | undefined): boolean => userType === "ADMIN"

/** The types that somebody may give a promotion. */
export const promotionTypesFor = (userType: string | undefined): ReadonlyArray<PromotionType> =>
  makesSpecialOffers(userType) ? ["OTHER_AWARD"] : (Object.keys(promotionTypes) as Array<PromotionType>)
