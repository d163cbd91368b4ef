import type { Asking, Question } from "../Question.ts"

/** What a question with a few answers says. */
export interface AskingChoice<Code extends string> extends Asking {
  /** The codes with their words, in their order. */
  readonly of: Readonly<Record<Code, string>>
  /** A list that opens, unless told. */
  readonly as?: "radios"
  /** What the list says before anything is chosen. */
  readonly placeholder?: string
  /** The words for a code that is none; those for a missing answer, unless told. */
  readonly unknown?: string
  readonly preset?: Code
}

/** A question with a few answers. */
export type ChoiceQuestion<
  Code extends string = string,
  Says extends AskingChoice<Code> = AskingChoice<Code>
> = Question<string, Code, Says, string>

/** One of a few codes, with their words. A code that nobody foresaw stays as it was told, and is not sent anew. */
export const choice = <const Code extends string, const Says extends AskingChoice<Code>>(
  asking: Says & AskingChoice<Code>
): ChoiceQuestion<Code, Says> => {
  const isCode = (typed: string): typed is Code => Object.hasOwn(asking.of, typed)
  const { unknown = asking.required ?? `Choose one of the answers to ${asking.label}` } = asking
  return {
    ...(asking as Says),
    kind: "choice",
    shape: "string",
    empty: asking.preset ?? "",
    take: (kept) => (kept === "" || (typeof kept === "string" && isCode(kept)) ? kept : undefined),
    read: (wire) => wire ?? "",
    write: (typed) => (isCode(typed) ? typed : undefined),
    problems: (typed) =>
      typed === "" || isCode(typed)
        ? []
        : [{ text: unknown, ...(unknown === asking.required && { kind: "missing" }) }],
    say: (typed) => (isCode(typed) ? asking.of[typed] : typed)
  }
}
