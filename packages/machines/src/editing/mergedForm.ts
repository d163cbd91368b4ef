import { isSameForm } from "./isDirty.ts"

/** A form of which one was typed and another saved, both over the same one: `base`. */
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

/** Both as one, part by part: whoever changed a part has it, and `winner` where both did; theirs is all of it where none did. */
export const mergedForm = <Form>(both: BothForms<Form>, parts: Parts, winner: "mine" | "theirs"): Form => {
  const { mine, base, theirs } = both
  const conflicts = conflictsIn(both, parts)
  const lost = winner === "mine" ? [] : (conflicts.length > 0 ? conflicts : parts).flat()
  const taken = parts.flatMap((fields) => (isSamePart(fields, mine, base) ? fields : []))
  const answers = theirs as Readonly<Record<string, unknown>>
  return { ...mine, ...Object.fromEntries([...lost, ...taken].map((field) => [field, answers[field]])) }
}

const isSamePart = (fields: ReadonlyArray<string>, one: unknown, other: unknown) =>
  fields.every((field) => isSameForm((one as Answers)[field], (other as Answers)[field]))

type Answers = Readonly<Record<string, unknown>>

/**
 * What a form holds once the service has answered: its answer to each question, but what was typed since the form was
 * `sent` stays. What is the same stays the very same, so that no row is drawn anew while somebody types in it.
 */
export const formWithAnswer = <Form>(form: Form, sent: Form, answer: Form): Form => {
  const taken = (field: keyof Form) => {
    const wasTyped = !isSameForm(form[field], sent[field])
    return wasTyped || isSameForm(form[field], answer[field]) ? form[field] : answer[field]
  }
  const fields = Object.keys(Object.assign({}, answer, form)) as Array<never>
  return Object.fromEntries(fields.map((field) => [field, taken(field)])) as Form
}
