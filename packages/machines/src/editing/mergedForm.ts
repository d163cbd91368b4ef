import { isSameForm } from "./isDirty.ts"

/** A form of which one was typed and another saved, both over the same one: `base`; `mine` as it would be sent. */
export interface BothForms<Form> {
  readonly mine: Form
  readonly base: Form
  readonly theirs: Form
}

type Parts = ReadonlyArray<ReadonlyArray<string>>

/** The parts of a form that both have changed, and not to the same. */
export const conflictsIn = <Form>({ mine, base, theirs }: BothForms<Form>, parts: Parts): Parts =>
  parts.filter(
    (fields) =>
      !isSamePart(fields, mine, base) &&
      !isSamePart(fields, theirs, base) &&
      !isSamePart(fields, mine, theirs)
  )

/**
 * Both as one, part by part: whoever changed a part has it, and `winner` where both did; theirs is all of it where none did.
 * What was `typed` and is never sent stays beside answers that are the same.
 */
export const mergedForm = <Form>(
  typed: Form,
  both: BothForms<Form>,
  parts: Parts,
  winner: "mine" | "theirs"
): Form => {
  const { mine, base, theirs } = both
  const conflicts = conflictsIn(both, parts)
  const lost = winner === "mine" ? [] : (conflicts.length > 0 ? conflicts : parts).flat()
  const taken = parts.flatMap((fields) => (isSamePart(fields, mine, base) ? fields : []))
  const differing = [...lost, ...taken].filter((field) => !isSamePart([field], mine, theirs))
  return withAnswersOf(typed, theirs, differing)
}

/** A form with another one's answers at some fields. */
export const withAnswersOf = <Form>(form: Form, other: Form, fields: ReadonlyArray<string>): Form => ({
  ...form,
  ...Object.fromEntries(fields.map((field) => [field, (other as Answers)[field]]))
})

/** Whether two forms hold the same answers at these fields. */
export const isSamePart = (fields: ReadonlyArray<string>, one: unknown, other: unknown) =>
  fields.every((field) => isSameForm((one as Answers)[field], (other as Answers)[field]))

type Answers = Readonly<Record<string, unknown>>

/** A form as it was sent, as the service would tell it, as it told it before, and as it tells it now. */
interface Answered<Form> {
  readonly sent: Form
  readonly same: Form
  readonly before?: Form | undefined
  readonly answer: Form
}

/**
 * What a form holds once the service has answered: its answer to each question, but what was typed since the form was
 * `sent` stays, as does what was held back: typed over what was there `before` and still is. What is the `same` stays the
 * very same, so that no row is drawn anew while somebody types in it.
 */
export const formWithAnswer = <Form>(form: Form, { sent, same, before, answer }: Answered<Form>): Form => {
  const taken = (field: keyof Form) => {
    const wasTyped = !isSameForm(form[field], sent[field])
    const wasHeldBack = before ? isSameForm(before[field], answer[field]) : false
    return wasTyped || wasHeldBack || isSameForm(same[field], answer[field]) ? form[field] : answer[field]
  }
  const fields = Object.keys(Object.assign({}, answer, form)) as Array<never>
  return Object.fromEntries(fields.map((field) => [field, taken(field)])) as Form
}
