/** How promotions are listed (specification 001 §9). */
export const promotionList = {
  sizes: [10, 25, 50, 100],
  size: 25,
  sort: "createdDate"
} as const

/** What promotions can be sorted by, in the wire's words. */
export const promotionSorts = [
  "createdDate",
  "id",
  "title",
  "startDate",
  "expiryDate",
  "discount",
  "status"
] as const
export type PromotionSort = (typeof promotionSorts)[number]
