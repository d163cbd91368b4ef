import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for a whole number says. */
export interface AskingNumber extends Asking {
  readonly min: number
  readonly max: number
  /** The words where it is no whole number, too small or too large; one text for all three, or each its own. */
  readonly words?: string | { readonly whole: string; readonly least: string; readonly most: string }
  readonly preset?: string
}

/** A question for a whole number, which is kept as it was typed. */
export type NumberQuestion<Says extends AskingNumber = AskingNumber> = Question<string, number, Says>

/** A whole number between two limits; spaces and commas in it are no mistake. */
export const wholeNumber = <const Says extends AskingNumber>(asking: Says): NumberQuestion<Says> => {
  const { min, max, words, preset = "" } = asking as AskingNumber
  const texts = typeof words === "object" ? words : wordsFor(nameOf(asking), min, max, words)
  return {
    ...asking,
    kind: "number",
    shape: "number",
    empty: preset,
    take: (kept) => (typeof kept === "string" ? kept : undefined),
    read: (wire) => (typeof wire === "number" ? String(wire) : ""),
    write: (typed) => (typed.trim() === "" ? undefined : Number(bare(typed))),
    problems: (typed) => {
      if (typed.trim() === "") return []
      const number = Number(bare(typed))
      if (Number.isNaN(number)) return [{ text: texts.whole }]
      if (number < min) return [{ text: texts.least }]
      if (number > max) return [{ text: texts.most }]
      return /^\d+$/.test(bare(typed)) ? [] : [{ text: texts.whole }]
    },
    say: (typed) => typed.trim()
  }
}

const bare = (typed: string) => typed.replace(/[\s,]/g, "")

const wordsFor = (name: string, min: number, max: number, words: string | undefined) => {
  const range =
    words ?? `${name} must be between ${min.toLocaleString("en-GB")} and ${max.toLocaleString("en-GB")}`
  return { whole: words ?? `${name} must be a whole number`, least: range, most: range }
}
