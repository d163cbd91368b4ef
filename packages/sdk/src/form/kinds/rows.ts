import type { AnswersOf, AnyForm } from "../FormOf.ts"
import type { Asking, Finding, PartialWire, Question, Wire } from "../Question.ts"
import { shapeOf } from "./group.ts"

/** A row keeps the name that it was given when it was added, so that problems, files and versions find it. */
export type Row<Answers> = Answers & {
  /** Tells the row apart from others. */
  readonly rowId: string
}

/** What a question for rows says. */
export interface AskingRows<Form extends AnyForm> extends Asking {
  readonly each: Form
  /** What one row is called: `Employment`. */
  readonly one: string
  /** The most rows. */
  readonly max: number
  /** The fewest rows, once there must be any. */
  readonly min?: number
  /** What a row is called where problems of several are told together, by its answers. */
  readonly called?: (row: Row<AnswersOf<Form>>) => string
  /** A row may come without a name, and is given one where it is read. */
  readonly namesRows?: true
}

/** A question for rows. */
export type RowsQuestion<Form extends AnyForm, Says extends Asking = Asking> = Question<
  ReadonlyArray<Row<AnswersOf<Form>>>,
  ReadonlyArray<Row<Wire<Form["questions"]>>>,
  Says & AskingRows<Form>,
  ReadonlyArray<Row<PartialWire<Form["questions"]>>>
>

/** Rows of the same questions, which can be added and removed. */
export const rows = <Form extends AnyForm, const Says extends Asking>(
  asking: Says & AskingRows<Form>
): RowsQuestion<Form, Says> => {
  const { each, one, max, min = 0, label, called } = asking
  return {
    ...asking,
    kind: "rows",
    shape: [{ rowId: "string", ...shapeOf(each) }],
    empty: [],
    take: (kept) => {
      if (!Array.isArray(kept) || !kept.every((row) => isRowId(row?.rowId))) return undefined
      const taken = kept.map(({ rowId, ...row }) => ({ rowId, taken: each.take(row) }))
      return taken.every((row) => Object.keys(row.taken.left).length === 0)
        ? taken.map((row) => ({ ...row.taken.form, rowId: row.rowId }))
        : undefined
    },
    read: (wire) => (wire ?? []).map((row) => ({ ...each.read(row), rowId: row.rowId })),
    write: (typed) =>
      typed.length === 0
        ? undefined
        : typed.map((row) => ({ ...(each.write(row) as Wire<Form["questions"]>), rowId: row.rowId })),
    problems: (typed, circumstances) => {
      const amount: ReadonlyArray<Finding> =
        typed.length > max
          ? [{ text: `${label}: ${max} or fewer` }]
          : typed.length > 0 && typed.length < min
            ? [{ text: `${label}: ${min} or more`, kind: "missing" }]
            : []
      const named = typed.every(({ rowId }) => isRowId(rowId)) && hasOwnNames(typed)
      if (!named) return [{ text: `${label}: each row needs a name of its own` }]
      return [
        ...amount,
        ...typed.flatMap((row) =>
          each.problems(row, circumstances).map(({ field, ...problem }) => ({
            ...problem,
            at: `${row.rowId}/${field}`,
            ...(called && { of: called(row) })
          }))
        )
      ]
    },
    say: (typed) => (typed.length === 0 ? "" : `${typed.length}`),
    lines: (typed, zone) =>
      typed.length === 0
        ? [{ at: "", label, text: "" }]
        : typed.flatMap((row, index) =>
            each.lines(row, zone).map(({ at, label, text }) => ({
              at: `${row.rowId}/${at}`,
              label: `${one} ${index + 1}: ${label}`,
              text
            }))
          ),
    harmlessWithin: ["rowId", ...each.harmless]
  }
}

const isRowId = (rowId: unknown): rowId is string => typeof rowId === "string" && /^[\w-]{1,64}$/.test(rowId)

const hasOwnNames = (typed: ReadonlyArray<{ readonly rowId: string }>) =>
  new Set(typed.map(({ rowId }) => rowId)).size === typed.length
