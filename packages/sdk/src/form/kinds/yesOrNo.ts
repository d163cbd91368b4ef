import type { Asking } from "../Question.ts"
import { choice } from "./choice.ts"
import { mapped } from "./mapped.ts"

/** Yes or no where neither stands there at first: true, false, or unanswered. What is asked further is a question of its own. */
export const yesOrNo = <const Says extends Asking>(asking: Says) =>
  mapped(choice({ ...asking, of: { YES: "Yes", NO: "No" }, as: "radios" }), {
    shape: "boolean",
    read: (isSo: boolean) => (isSo ? "YES" : "NO"),
    write: (answer) => answer === "YES"
  })
