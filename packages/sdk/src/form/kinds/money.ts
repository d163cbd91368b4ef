import { amountIn, amountText } from "../../money/amountIn.ts"
import { majorUnits } from "../../money/minorUnits.ts"
import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for an amount says; limits are in major units. */
export interface AskingMoney extends Asking {
  /** Whether nothing is an answer too. */
  readonly free?: true
  readonly max?: number
}

/** The largest amount that can be asked for, in major units. */
export const amountMaximum = 10_000_000

/** An amount of money as people type it; decimal major units on the wire. */
export const money = <const Says extends AskingMoney>(asking: Says): Question<string, number, Says> => {
  const { free, max = amountMaximum } = asking as AskingMoney
  const name = nameOf(asking)
  return {
    ...asking,
    kind: "money",
    shape: "number",
    empty: "",
    take: (kept) => (typeof kept === "string" ? kept : undefined),
    read: amountText,
    write: (typed) => {
      const minor = amountIn(typed)
      return minor === undefined ? undefined : majorUnits(minor)
    },
    problems: (typed) => {
      if (typed.trim() === "") return []
      const minor = amountIn(typed)
      if (minor === undefined) return [{ text: `${name} must be an amount of money, like 45 or 45.50` }]
      if (minor === 0 && !free) return [{ text: `${name} must be more than 0` }]
      return minor > max * 100 ? [{ text: `${name} must be ${max.toLocaleString("en-GB")} or less` }] : []
    },
    say: (typed) => typed.trim()
  }
}
