import {
  type AnyForm,
  type Complete,
  majorUnits,
  minorUnits,
  type PartialWire,
  type Question
} from "@crewfleet/sdk/rules"
import type { Json, Timestamp } from "./Tables.ts"

type Names<Form extends AnyForm> = { readonly [Field in keyof Form["questions"]]?: string }

type ColumnName<Field, Named> = Field extends keyof Named ? Named[Field] & string : Field & string

/**
 * Money is kept in minor units, what is referred to by its id, a moment as a timestamp, rows as JSON, and everything else as
 * it is sent.
 */
type Column<Answer, Of> = Of extends { readonly shape: "instant" }
  ? Timestamp
  : Answer extends { readonly id: number }
    ? number
    : Answer extends ReadonlyArray<unknown>
      ? Json<Answer>
      : Answer

/** The columns that keep the answers of a form, one for each question; `Named` are those with a name of their own. */
export type AnswerColumns<
  Form extends AnyForm,
  Named extends Names<Form> = object,
  Odd extends keyof Form["questions"] = never
> = {
  [Field in Exclude<keyof Form["questions"], Odd> as ColumnName<Field, Named>]: Column<
    Complete<Form>[Field],
    Form["questions"][Field]
  >
}

/** Between the answers of a form and the columns that keep them; `odd` questions are kept by hand. */
export const answerColumns = <
  Form extends AnyForm,
  const Named extends Names<Form>,
  Odd extends keyof Form["questions"] & string = never
>(
  form: Form,
  named: Named,
  odd: ReadonlyArray<Odd> = []
) => {
  type Kept = AnswerColumns<Form, Named, Odd>
  const questions = Object.entries(form.questions as Readonly<Record<string, Question<unknown, unknown>>>)
    .filter(([field]) => !odd.some((each) => each === field))
    .map(([field, { kind }]) => ({ field, kind, column: (named as Record<string, string>)[field] ?? field }))
  return {
    /** Says at compile time what the columns hold. */
    columns: undefined as Kept | undefined,
    /** The columns by name. */
    names: questions.map(({ column }) => column) as ReadonlyArray<string> as ReadonlyArray<
      keyof Kept & string
    >,
    write: (sent: Omit<Complete<Form>, Odd>): { readonly [Name in keyof Kept]: Written<Kept[Name]> } =>
      Object.fromEntries(
        questions.map(({ field, kind, column }) => [column, keptOf(kind, (sent as Answers)[field])])
      ) as never,
    read: (row: object): Omit<PartialWire<Form["questions"]>, Odd> =>
      Object.fromEntries(
        questions.map(({ field, kind, column }) => [field, sentOf(kind, (row as Answers)[column])])
      ) as never
  }
}

/** The columns that `answerColumns` keeps. */
export type ColumnsIn<Kept extends { readonly columns?: unknown }> = Exclude<Kept["columns"], undefined>

type Answers = Readonly<Record<string, unknown>>

type Written<Of> = Of extends Timestamp | Json<unknown> ? string : Of

const keptOf = (kind: string, answer: unknown): unknown => {
  if (answer === null || answer === undefined) return null
  if (kind === "money") return minorUnits(answer as number)
  // PostgreSQL's driver makes JSON of an object by itself, but an array of its own kind of an array.
  if (kind === "rows") return JSON.stringify(answer)
  return kind === "reference" ? (answer as { readonly id: number }).id : answer
}

const sentOf = (kind: string, kept: unknown): unknown => {
  if (kept === null || kept === undefined) return null
  if (kind === "money") return majorUnits(kept as number)
  if (kind === "reference") return { id: kept }
  return kept instanceof Date ? kept.toISOString() : kept
}
