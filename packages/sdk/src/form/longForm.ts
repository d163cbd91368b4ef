import type { Problem } from "../failure/Problem.ts"
import type { AnyForm, Confirmation, FieldOf, SectionOf } from "./FormOf.ts"
import { fieldOf } from "./fieldOf.ts"
import type { PartialWire, Question, Sent, Shape } from "./Question.ts"

/** A form that is filled in over days and kept by the service. */
export interface LongForm<Form extends AnyForm = AnyForm> {
  /** What the service calls it. */
  readonly kind: string
  /** What people call it. */
  readonly title: string
  /** Counts the versions of the declaration. */
  readonly version: number
  readonly form: Form
}

/** Answers as they are said: what is absent is unsaid, null is cleared. */
export type SaidAnswers<Form extends AnyForm> = {
  readonly [Field in FieldOf<Form>]?: Sent<Form["questions"][Field]> | null | undefined
}

/** What is saved of a long form: answers in the sections that it names, typed over the form as it was at `revision`. */
export interface LongFormSave<Form extends AnyForm = AnyForm> {
  readonly sections: ReadonlyArray<SectionOf<Form>>
  readonly revision: number
  readonly answers: SaidAnswers<Form>
}

/** A form that is handed in as it stands at `revision`; `confirmed` are the odd answers that its maker says are right. */
export interface LongFormSubmit {
  readonly revision: number
  readonly confirmed: ReadonlyArray<Confirmation>
}

/** Answers of a long form as somebody may read them. */
export interface ShownAnswers<Form extends AnyForm = AnyForm> {
  readonly answers: PartialWire<Form["questions"]>
  /** Kept answers that today's declaration has no place for. */
  readonly left: Readonly<Record<string, unknown>>
  /** The questions whose answers are not for this reader. */
  readonly withheld: ReadonlyArray<FieldOf<Form>>
  /** Where the files among these answers can be read, by their ids: addresses that are good for some minutes. */
  readonly files: Readonly<Record<string, string>>
}

/** A long form as it stands. */
export interface LongFormRead<Form extends AnyForm = AnyForm> extends ShownAnswers<Form> {
  /** Counts the saves; 0 before the first. */
  readonly revision: number
  /** ISO 8601; null before the first save. */
  readonly savedAt: string | null
  /** What was handed in last. */
  readonly submitted: { readonly revision: number; readonly at: string } | null
}

/** A form that was handed in. */
export interface LongFormSubmission {
  readonly revision: number
  /** Of the declaration that was asked. */
  readonly version: number
  /** ISO 8601. */
  readonly at: string
  /** Who handed it in, and so said that its odd answers are right; null once nobody has that account any more. */
  readonly by: string | null
  /** What tells it apart from anything else that might be handed in: a hash of all its answers that only the service can make (HMAC-SHA256), in hexadecimal digits. */
  readonly hash: string
  /** The odd answers that were said to be right. */
  readonly confirmed: ReadonlyArray<{ readonly field: string; readonly text: string }>
}

/** A form as it was handed in. */
export interface LongFormCopy<Form extends AnyForm = AnyForm>
  extends LongFormSubmission,
    ShownAnswers<Form> {}

/** That somebody other than whom a form is about looked at it; `fields` are what they saw of what not everybody may read. */
export interface LongFormLook {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  /** Null once nobody has that account any more. */
  readonly by: string | null
  /** For which agency or client. */
  readonly organisation: string | null
  readonly fields: ReadonlyArray<string>
}

/**
 * What a save may not say: sections that there are not or that are locked, answers outside of them, of another shape, or
 * wrong as far as they go beside those that are `kept` already.
 */
export const saveProblems = <Form extends AnyForm>(
  { form }: LongForm<Form>,
  { sections, answers: said }: LongFormSave<Form>,
  facts: { readonly now: string },
  kept: Readonly<Record<string, unknown>> = {}
): ReadonlyArray<Problem> => {
  const answers: Readonly<Record<string, unknown>> = said
  const known = form.sections.filter(({ id }) => sections.includes(id))
  if (known.length < new Set(sections).size) return [{ field: "sections", text: "There is no such section." }]
  const named: ReadonlyArray<string> = known.flatMap(({ fields }) => fields)
  const stray = Object.keys(answers).filter((field) => !named.includes(field))
  if (stray.length > 0) return stray.map((field) => ({ field, text: "This belongs to another section." }))
  const { left } = keptAnswers(form, answers)
  if (Object.keys(left).length > 0)
    return Object.keys(left).map((field) => ({ field, text: "This cannot be read." }))
  const { wire } = keptAnswers(form, { ...kept, ...answers })
  const typed = form.read(wire)
  const locked = form
    .standing(typed, facts)
    .filter(({ id, because }) => because !== undefined && known.some((section) => section.id === id))
  if (locked.length > 0) return locked.map(({ because = "" }) => ({ field: "sections", text: because }))
  // An answer that is as it was at first is missing, whatever a rule says of it.
  const isSaid = (field: string) =>
    answers[field] !== undefined && JSON.stringify(typed[field]) !== JSON.stringify(form.empty[field])
  return form.problems(typed, facts).filter(({ field, kind }) => kind !== "missing" && isSaid(fieldOf(field)))
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
  if (shape === "number" || shape === "integer") return typeof answer === "number" && Number.isFinite(answer)
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
