import type { Problem } from "../failure/Problem.ts"
import type { AnyForm, Confirmation } from "./form.ts"
import type { PartialWire, Question, Shape } from "./Question.ts"

/** A form that is filled in over days and kept by the service: what it is called there, and which version of it is asked. */
export interface LongForm<Form extends AnyForm = AnyForm> {
  readonly kind: string
  /** Counts the versions of the declaration. */
  readonly version: number
  readonly form: Form
}

/**
 * What is saved of a long form: answers in the sections that it names, typed over the form as it was at `revision`. What is
 * absent is unsaid, null is cleared.
 */
export interface LongFormSave<Form extends AnyForm = AnyForm> {
  readonly sections: ReadonlyArray<string>
  readonly revision: number
  readonly answers: PartialWire<Form["questions"]>
}

/** A form that is handed in as it stands at `revision`; `confirmed` are the odd answers that its maker says are right. */
export interface LongFormSubmit {
  readonly revision: number
  readonly confirmed: ReadonlyArray<Confirmation>
}

/** What a save may not say: sections that there are not, answers outside of them, of another shape, or wrong as far as they go. */
export const saveProblems = (
  { form }: LongForm,
  { sections, answers }: LongFormSave,
  now: string
): ReadonlyArray<Problem> => {
  const known = form.sections.filter(({ id }) => sections.includes(id))
  if (known.length < new Set(sections).size) return [{ field: "sections", text: "There is no such section." }]
  const named = known.flatMap(({ fields }) => fields)
  const stray = Object.keys(answers).filter((field) => !named.includes(field))
  if (stray.length > 0) return stray.map((field) => ({ field, text: "This belongs to another section." }))
  const { left, wire } = keptAnswers(form, answers)
  if (Object.keys(left).length > 0)
    return Object.keys(left).map((field) => ({ field, text: "This cannot be read." }))
  return form
    .problems(form.read(wire), { now })
    .filter(({ field, kind }) => kind !== "missing" && (field.split("/")[0] ?? "") in answers)
    .filter(({ field }) => answers[field.split("/")[0] ?? ""] !== null)
}

/** The answers that were kept, as far as today's form can read them; what it cannot is `left`, and never dropped. */
export const keptAnswers = <Form extends AnyForm>(
  form: Form,
  kept: Readonly<Record<string, unknown>>
): { readonly wire: PartialWire<Form["questions"]>; readonly left: Readonly<Record<string, unknown>> } => {
  const questions: Readonly<Record<string, Question<unknown, unknown> | undefined>> = form.questions
  const entries = Object.entries(kept)
  const isReadable = ([field, answer]: readonly [string, unknown]) => {
    const question = Object.hasOwn(questions, field) ? questions[field] : undefined
    return question !== undefined && fits(question.shape, answer)
  }
  return {
    wire: Object.fromEntries(entries.filter(isReadable)) as PartialWire<Form["questions"]>,
    left: Object.fromEntries(entries.filter((entry) => !isReadable(entry)))
  }
}

/** Whether an answer has a shape; nothing fits every shape. */
const fits = (shape: Shape, answer: unknown): boolean => {
  if (answer === null || answer === undefined) return true
  if (shape === "instant") return typeof answer === "string" && !Number.isNaN(Date.parse(answer))
  if (shape === "number") return typeof answer === "number" && Number.isFinite(answer)
  if (typeof shape === "string") return typeof answer === shape
  if (isList(shape))
    return Array.isArray(answer) && answer.every((one) => one !== null && fits(shape[0], one))
  return (
    typeof answer === "object" &&
    !Array.isArray(answer) &&
    Object.entries(shape).every(([field, part]) => fits(part, (answer as Record<string, unknown>)[field]))
  )
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)
