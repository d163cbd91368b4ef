import type { Problem } from "../failure/Problem.ts"
import type { AnyForm } from "../form/FormOf.ts"
import type { Asking } from "../form/Question.ts"
import type { Column } from "./csvRows.ts"

/** Something that a cell may name. */
export interface Nameable {
  readonly id: number
  readonly name: string
}

interface AnyQuestion extends Asking {
  readonly kind: string
  readonly empty: unknown
  readonly of?: Readonly<Record<string, string>>
}

/** The columns in which a form's answers may stand; an answer of several parts has one for each: `vehicleRates.MTF`. */
export const columnsOf = (
  form: AnyForm,
  parts: Readonly<Record<string, AnyForm>> = {}
): ReadonlyArray<Column> =>
  questionsOf(form).flatMap(([name, { label, kind }]) => {
    if (kind === "rows") return []
    const within = parts[name]
    if (!within) return [{ name, label }]
    return questionsOf(within).map(([part, question]) => ({ name: `${name}.${part}`, label: question.label }))
  })

/**
 * What the cells of a line answer, as if somebody had typed it into the form, and what is wrong with how they say it. Choices may be
 * given by code or words, things by number or name, ticks by yes and no.
 */
export const cellAnswers = (
  form: AnyForm,
  cells: Readonly<Record<string, string>>,
  things: Readonly<Record<string, ReadonlyArray<Nameable>>> = {}
): { readonly answers: Readonly<Record<string, unknown>>; readonly problems: ReadonlyArray<Problem> } => {
  const problems: Array<Problem> = []
  const answers = questionsOf(form).map(([name, question]) => {
    const parts = Object.entries(cells).filter(([column]) => column.startsWith(`${name}.`))
    if (parts.length > 0)
      return [
        name,
        {
          ...Object(question.empty),
          ...Object.fromEntries(parts.map(([column, cell]) => [column.slice(name.length + 1), cell]))
        }
      ]
    const cell = cells[name] ?? ""
    const answer = answerIn(cell, question, things[name])
    if (answer !== undefined) return [name, answer]
    problems.push({ field: name, text: notUnderstood(question, cell, things[name]) })
    return [name, question.empty]
  })
  return { answers: Object.fromEntries(answers), problems }
}

const questionsOf = (form: AnyForm) => Object.entries<AnyQuestion>(form.questions)

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const answerIn = (
  cell: string,
  { kind, empty, of = {} }: AnyQuestion,
  things: ReadonlyArray<Nameable> = []
): unknown => {
  if (cell === "") return empty
  switch (kind) {
    case "choice":
      return Object.entries(of).find(([code, words]) => same(code, cell) || same(words, cell))?.[0]
    case "tick":
      if (/^(yes|y|true|1|x)$/i.test(cell)) return true
      return /^(no|n|false|0)$/i.test(cell) ? false : undefined
    case "reference": {
      const found = things.filter(({ id, name }) => String(id) === cell || same(name, cell))
      return found.length === 1 && found[0] ? { id: String(found[0].id), name: found[0].name } : undefined
    }
    default:
      return cell
  }
}

const notUnderstood = (
  { kind, label, of = {} }: AnyQuestion,
  cell: string,
  things: ReadonlyArray<Nameable> = []
) => {
  if (kind === "tick") return `${label}: yes or no, not “${cell}”`
  const known = kind === "choice" ? Object.keys(of) : things.map(({ name }) => name)
  const some = known.slice(0, 10).join(", ")
  return `${label} is one of ${some}${known.length > 10 ? " …" : ""}, not “${cell}”`
}
