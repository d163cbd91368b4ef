import type { Problem } from "@crewfleet/sdk"
import type { AnyForm, Question } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"

/** What draws one question: its problems are addressed from within it, its own with an empty address. */
export interface ControlProps<Value> {
  /** The address of the question in its form, by which labels and problems find it. */
  readonly name: string
  readonly question: Question<Value, unknown>
  readonly value: Value
  readonly problems: ReadonlyArray<Problem>
  readonly onChange: (value: Value) => void
  /** Draws the questions of a form within the answer. */
  readonly nested: (part: NestedQuestions) => ReactNode
}

/** A form within an answer. */
export interface NestedQuestions {
  readonly of: AnyForm
  readonly prefix: string
  readonly answers: object
  readonly problems: ReadonlyArray<Problem>
  readonly onChange: (changes: object) => void
  /** Which of them; all, unless told. */
  readonly fields?: ReadonlyArray<string> | undefined
  /** What is drawn by hand. */
  readonly odd?: Readonly<Record<string, (control: AnyControlProps) => ReactNode>> | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: each kind of answer is drawn by what knows it
export type AnyControlProps = ControlProps<any>

/** What a field shows of its question whatever its kind. */
export const fieldWords = ({ name, question, problems }: AnyControlProps) => ({
  name,
  label: question.label,
  hint: question.hint,
  problem: problems.find(({ field }) => field === "")?.text,
  optional:
    question.required === undefined && question.always === undefined && question.conditional === undefined
})
