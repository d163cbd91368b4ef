import { amountIn, amountText } from "../../money/amountIn.ts"
import { majorUnits } from "../../money/minorUnits.ts"
import { currencyDigits, payable } from "../../money/payable.ts"
import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for an amount says; limits are in major units. */
export interface AskingMoney extends Asking {
  /** Whether nothing is an answer too. */
  readonly free?: true
  readonly max?: number
}

/** The largest amount that can be asked for, in major units. */
export const amountMaximum = 10_000_000

/** Amounts are kept in hundredths, so that the third decimal of those that have one is always 0. */
const examples: Readonly<Record<number, string>> = {
  0: ", like 45",
  3: " with 0 as its third decimal, like 45 or 45.500"
}

/** An amount of money as people type it, which can be paid in the form's currency; decimal major units on the wire. */
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
    problems: (typed, { currency = "" }) => {
      if (typed.trim() === "") return []
      const digits = currencyDigits(currency)
      const minor = amountIn(typed, digits)
      if (minor === undefined)
        return [{ text: `${name} must be an amount of money${examples[digits] ?? ", like 45 or 45.50"}` }]
      if (payable(minor, currency) !== minor)
        return [{ text: `${name} must be whole: ${currency} has no smaller unit` }]
      if (minor === 0 && !free) return [{ text: `${name} must be more than 0` }]
      return minor > max * 100 ? [{ text: `${name} must be ${max.toLocaleString("en-GB")} or less` }] : []
    },
    say: (typed) => typed.trim()
  }
}
