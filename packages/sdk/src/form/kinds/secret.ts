import type { Asking, Question } from "../Question.ts"

/** A password or a code: never kept, never said, and sent to the letter. */
export const secret = <const Says extends Asking>(asking: Says): Question<string, string, Says> => ({
  ...asking,
  kind: "secret",
  shape: "string",
  empty: "",
  take: () => "",
  read: () => "",
  write: (typed) => (typed === "" ? undefined : typed),
  say: () => ""
})
