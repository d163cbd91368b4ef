import { leaderWords } from "@crewfleet/sdk/rules"

/** What became of a code that was tried. */
export type CodeOutcome =
  | { readonly _tag: "Opened" }
  /** `left` more can be tried. */
  | { readonly _tag: "Wrong"; readonly left: number }
  /** It was the last one that could be tried, or none could be. */
  | { readonly _tag: "Spent" }
  /** It was wrong, or came too soon after one that was: the next is tried in so many seconds. */
  | { readonly _tag: "Paused"; readonly seconds: number }
  /** The device could not write down that one is tried. */
  | { readonly _tag: "NotCounted" }

/** What whoever entered a code that opened nothing is told. */
export const saidOfCode = (outcome: CodeOutcome): string => {
  switch (outcome._tag) {
    case "Wrong":
      return leaderWords.wrongCode(outcome.left)
    case "Paused":
      return leaderWords.codePaused(outcome.seconds)
    case "NotCounted":
      return leaderWords.codeNotTried
    case "Spent":
      return leaderWords.tooManyCodes
    default:
      return leaderWords.codeNotChecked
  }
}
