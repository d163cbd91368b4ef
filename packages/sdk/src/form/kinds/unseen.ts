import type { Asking, Question, Shape } from "../Question.ts"

/** What is kept and sent with a form, and asked of nobody. */
export const unseen = <Value, const Says extends Asking>(
  asking: Says & { readonly shape: Shape; readonly is: (kept: unknown) => kept is Value }
): Question<Value | null, Value, Says> => ({
  ...asking,
  kind: "unseen",
  empty: null,
  take: (kept) => (kept === null || asking.is(kept) ? kept : undefined),
  read: (wire) => wire ?? null,
  write: (typed) => typed ?? undefined,
  say: () => "",
  lines: () => []
})
