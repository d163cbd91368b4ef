import type { AnyForm } from "@crewfleet/sdk/rules"

/** Answers as they travel on the wire, by question. */
export type Answers = Readonly<Record<string, unknown>>

/** What is known before a form is asked: what its rules look at, and answers to some of its questions. */
export interface Beforehand {
  readonly facts?: object
  readonly answers?: Answers
}

/** The questions of a form whose answers are known and not asked for. */
export const givenIn = (form: AnyForm, { facts = {} }: Beforehand): ReadonlyArray<string> => form.given(facts)

/**
 * Kept answers with those that are known: what is given is always what is known now, of everything else that is what stands
 * there until somebody answers.
 */
export const withKnown = (form: AnyForm, kept: Answers, beforehand: Beforehand): Answers => {
  const { answers = {} } = beforehand
  const known = Object.fromEntries(
    Object.entries(answers).filter(
      ([field, answer]) => Object.hasOwn(form.questions, field) && isSaid(answer)
    )
  )
  const given = givenIn(form, beforehand)
  return { ...known, ...without(kept, given), ...only(known, given) }
}

/** Answers without some. */
export const without = (answers: Answers, fields: ReadonlyArray<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.includes(field)))

const only = (answers: Answers, fields: ReadonlyArray<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => fields.includes(field)))

const isSaid = (answer: unknown) => answer !== null && answer !== undefined && answer !== ""
