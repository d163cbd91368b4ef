/** How one of five stars is drawn. */
export type Star = "full" | "half" | "empty"

/** A rating from 0.5 to 5 as five stars in steps of a half (specification 001 §9). */
export const starsOf = (rating: number): ReadonlyArray<Star> =>
  [1, 2, 3, 4, 5].map((star) => {
    const halves = Math.round(rating * 2) - (star - 1) * 2
    if (halves >= 2) return "full"
    return halves === 1 ? "half" : "empty"
  })
