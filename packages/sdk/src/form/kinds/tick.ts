import type { Asking, Question } from "../Question.ts"

/** What a box to tick says. */
export interface AskingTick extends Asking {
  readonly preset?: boolean
}

/** A box to tick: yes, or no where it stays empty. */
export const tick = <const Says extends AskingTick>(
  asking: Says
): Question<boolean, boolean, Says> & { readonly shape: "boolean" } => ({
  ...asking,
  kind: "tick",
  shape: "boolean",
  empty: asking.preset ?? false,
  take: (kept) => (typeof kept === "boolean" ? kept : undefined),
  read: (wire) => wire ?? false,
  write: (typed) => typed,
  say: (typed) => (typed ? "Yes" : "No")
})
