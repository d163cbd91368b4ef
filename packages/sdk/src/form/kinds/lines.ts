import { isBlank } from "../../contract/isBlank.ts"
import { plainLine } from "../../contract/plainText.ts"
import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for a fixed number of lines says. */
export interface AskingLines extends Asking {
  /** How many lines there are; fewer on the wire are padded. */
  readonly count: number
  /** The most characters of one. */
  readonly max: number
  /** What one line is called: `Item`. */
  readonly one: string
}

/** So many lines of plain text, of which any may stay empty. */
export const lines = <const Says extends AskingLines>(
  asking: Says
): Question<ReadonlyArray<string>, ReadonlyArray<string>, Says> => {
  const { count, max, one } = asking as AskingLines
  const padded = (texts: ReadonlyArray<string>) =>
    Array.from({ length: Math.max(count, texts.length) }, (_, index) => texts[index] ?? "")
  return {
    ...asking,
    kind: "lines",
    shape: ["string"],
    empty: padded([]),
    take: (kept) =>
      Array.isArray(kept) && kept.length <= count && kept.every((text) => typeof text === "string")
        ? padded(kept)
        : undefined,
    read: (wire) => padded(wire ?? []),
    write: (typed) => (typed.every(isBlank) ? undefined : padded(typed.map(written))),
    problems: (typed) => [
      ...(typed.length > count ? [{ text: `${nameOf(asking)}: ${count} or fewer` }] : []),
      ...typed.flatMap((text, index) =>
        written(text).length > max
          ? [{ at: String(index), text: `${one} ${index + 1} must be ${max} characters or fewer` }]
          : []
      )
    ],
    say: (typed) =>
      typed
        .filter((text) => !isBlank(text))
        .map(written)
        .join(", "),
    lines: (typed) => {
      const label = nameOf(asking)
      const said = typed.flatMap((text, index) =>
        isBlank(text) ? [] : [{ at: String(index), label: `${one} ${index + 1}`, text: written(text) }]
      )
      return said.length > 0 ? said : [{ at: "", label, text: "" }]
    }
  }
}

const written = (typed: string) => plainLine(typed).trim()
