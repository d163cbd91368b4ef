import type { Asking, Question } from "../Question.ts"

/** The ratings from 1 to 5 in words (specification 002 §9). */
export const ratings = {
  "1": "Very Unsatisfied",
  "2": "Unsatisfied",
  "3": "Neutral",
  "4": "Satisfied",
  "5": "Very Satisfied"
} as const

const isRating = (typed: string): typed is keyof typeof ratings => Object.hasOwn(ratings, typed)

/** How satisfied somebody is, from 1 to 5. */
export const rating = <const Says extends Asking>(asking: Says): Question<string, number, Says> => ({
  ...asking,
  kind: "rating",
  shape: "number",
  empty: "",
  take: (kept) => (kept === "" || (typeof kept === "string" && isRating(kept)) ? kept : undefined),
  read: (wire) => (typeof wire === "number" ? String(wire) : ""),
  write: (typed) => (isRating(typed) ? Number(typed) : undefined),
  problems: (typed) =>
    typed === "" || isRating(typed) ? [] : [{ text: asking.required ?? "Choose a rating from 1 to 5" }],
  say: (typed) => (isRating(typed) ? ratings[typed] : typed)
})
