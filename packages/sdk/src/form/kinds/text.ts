import { isBlank } from "../../contract/isBlank.ts"
import { plainLine, plainText } from "../../contract/plainText.ts"
import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for a text says. */
export interface AskingText extends Asking {
  /** The most characters. */
  readonly max: number
  readonly tooLong?: string
  /** How many lines its field shows; one, unless told. */
  readonly height?: number
  /** Tells beside the field how much was typed of what fits. */
  readonly counted?: true
  /** What a keyboard on a phone shows. */
  readonly inputMode?: "email" | "numeric" | "decimal" | "tel"
  /** What else is wrong with a text that is there. */
  readonly check?: (text: string) => string | undefined
  /** How it is kept and sent, of what shows of it; without the blanks around it, unless told. */
  readonly written?: (text: string) => string
  /** What stands in the field at first. */
  readonly preset?: string
}

/** A question for a text. */
export type TextQuestion<Says extends AskingText = AskingText> = Question<string, string, Says>

/** Plain text of one or several lines. */
export const text = <const Says extends AskingText>(asking: Says): TextQuestion<Says> => {
  const {
    max,
    tooLong = `${nameOf(asking)} must be ${max} characters or fewer`,
    height = 1,
    written: kept = trimmed
  } = asking as AskingText
  const plain = height > 1 ? plainText : plainLine
  const written = (typed: string) => kept(plain(typed))
  return {
    ...asking,
    kind: "text",
    shape: "string",
    empty: asking.preset ?? "",
    take: (kept) => (typeof kept === "string" ? kept : undefined),
    read: (wire) => wire ?? "",
    write: (typed) => (isBlank(typed) ? undefined : written(typed)),
    problems: (typed) => {
      if (isBlank(typed)) return []
      const problem = written(typed).length > max ? tooLong : asking.check?.(plain(typed))
      return problem === undefined ? [] : [{ text: problem }]
    },
    say: (typed) => plain(typed).trim()
  }
}

const trimmed = (typed: string) => typed.trim()
