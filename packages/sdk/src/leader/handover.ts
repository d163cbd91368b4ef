import { isBlank } from "../contract/isBlank.ts"
import { signature } from "../form/kinds/signature.ts"
import { text } from "../form/kinds/text.ts"
import { amountText } from "../money/amountIn.ts"
import { majorUnits, minorUnits } from "../money/minorUnits.ts"

/** When things are handed over: by the ward to the crew, and by the crew to whoever takes the patient. */
export const handoverEnds = {
  TAKEN: "Taken over at the pickup",
  HANDED: "Handed over at the destination"
} as const
export type HandoverEnd = keyof typeof handoverEnds

/** How many lines a list of property or medication has, and how many characters one takes (specification 002 §5 and §9). */
export const handoverLimits = { lines: 15, line: 255 } as const

/** Who gives, who takes, and why somebody does not sign: nobody has to draw. */
export const handoverQuestions = {
  /** Who hands over. */
  giver: signature({ label: "Given by" }),
  /** Who takes it. */
  receiver: signature({ label: "Received by" }),
  /** Why somebody does not sign. */
  unsignedBecause: text({
    label: "Why somebody does not sign",
    conditional: true,
    hint: "Only where a signature above is missing",
    max: 500,
    height: 2,
    wide: true
  })
} as const

/** What a handover is asked that can be read of it: why it differs only where somebody says so. */
export const handoverFields = (
  { questions }: { readonly questions: object },
  { difference }: { readonly difference: string }
): ReadonlyArray<string> =>
  Object.keys(questions).filter((field) => field !== "difference" || !isBlank(difference))

/** What is said where a signature is missing and nobody says why. */
export const unsignedWords = (who: string): string => `Let ${who} sign, or say why they do not`

/** The lines of a list in which something stands. */
export const filledLines = (list: ReadonlyArray<string>): ReadonlyArray<string> =>
  list.map((line) => line.trim()).filter((line) => !isBlank(line))

/** What is in one list and not in the other: each line as often as it is more. */
export const missingFrom = (
  list: ReadonlyArray<string>,
  other: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const left = filledLines(other).map(folded)
  return filledLines(list).filter((line) => {
    const place = left.indexOf(folded(line))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** As two people may write the same: blanks and capitals tell nothing apart. */
const folded = (line: string) => line.toLowerCase().replace(/\s+/g, " ")

/** What differs between what was taken over and what is handed over: what is missing now, and what is new. */
export interface HandoverDifference {
  readonly missing: ReadonlyArray<string>
  readonly added: ReadonlyArray<string>
}

/** What differs of cash between what was taken over and what is handed over, in words; undefined where nothing does. None counts as 0. */
export const cashDifference = (
  taken: number | null | undefined,
  handed: number | null | undefined
): string | undefined => {
  const [before, now] = [minorUnits(taken), minorUnits(handed)]
  return before === now
    ? undefined
    : `Cash: ${amountText(majorUnits(before))} taken over, ${amountText(majorUnits(now))} handed over`
}

/** What differs between two lists, whatever their order. */
export const handoverDifference = (
  taken: ReadonlyArray<string>,
  handed: ReadonlyArray<string>
): HandoverDifference => ({ missing: missingFrom(taken, handed), added: missingFrom(handed, taken) })
