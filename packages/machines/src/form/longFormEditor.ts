import type { Notice, Problem } from "@crewfleet/sdk"
import {
  type AnswersOf,
  type AnyForm,
  type Confirmation,
  type LongForm,
  type LongFormRead,
  largestFileOf,
  owedConfirmations,
  owedProblems,
  recordWords,
  sentAnswers,
  words
} from "@crewfleet/sdk/rules"
import type { EditorOptions } from "../editing/EditorOptions.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import { isDirty } from "../editing/isDirty.ts"

/** A long form as its editor knows it; by `id` whomever it is about. */
export interface LongFormThing<Form extends AnyForm> extends LongFormRead<Form> {
  readonly id: number
  /** The answers that the service would not take when this was saved without them. */
  readonly refused?: ReadonlyArray<Problem>
}

const hasFiles = (form: AnyForm) => largestFileOf(form) > 0

/** How the editor of a long form differs from others. */
export interface LongFormEditing<Form extends AnyForm>
  extends Pick<
    EditorOptions<LongFormThing<Form>, AnswersOf<Form>>,
    "id" | "description" | "factsOf" | "warningFor"
  > {
  /** Milliseconds after which what was typed is saved, whether somebody types on or not. */
  readonly savesEvery: number
  /** What whoever asks for a save is told; that it is saved, unless told. */
  readonly saved?: Notice
}

/** Reads each thing once, as it is compared with every letter that is typed. */
const readOnce = <Thing extends object, Answers>(read: (thing: Thing) => Answers) => {
  const known = new WeakMap<Thing, Answers>()
  return (thing: Thing): Answers => {
    const answers = known.get(thing) ?? read(thing)
    known.set(thing, answers)
    return answers
  }
}

/**
 * How a long form is compared with what the service holds of it, and what stands against handing it in: files that are not
 * there yet among it.
 */
export const longFormRules = <Form extends AnyForm>({ form }: LongForm<Form>) => ({
  form: {
    ...form,
    read: readOnce((thing: LongFormThing<Form>) => form.read(thing.answers)),
    confirms: form.confirms || hasFiles(form),
    problems: (typed: AnswersOf<Form>, facts: { readonly now: string }) => [
      ...form.problems(typed, facts),
      ...owedProblems(form, typed)
    ],
    unconfirmed: (
      typed: AnswersOf<Form>,
      facts: { readonly now: string },
      passed: ReadonlyArray<Confirmation>
    ) => [...form.unconfirmed(typed, facts, passed), ...owedConfirmations(form, typed, passed)]
  },
  ...(hasFiles(form) && { files: form as AnyForm }),
  sentAs: (typed: AnswersOf<Form>): AnswersOf<Form> => sentAnswers(form, typed)
})

/** Whether a form was handed in, and nothing in it has changed since. */
export const isAsHandedIn = <Form extends AnyForm>(
  long: LongForm<Form>,
  { thing, form }: { readonly thing?: LongFormThing<Form> | undefined; readonly form: AnswersOf<Form> }
): boolean =>
  thing !== undefined &&
  thing.submitted?.revision === thing.revision &&
  !isDirty({ thing, form }, longFormRules(long))

/**
 * The editor of a long form: it saves by itself, section by section, stays open once the form is handed in, and compares
 * versions only where two have changed the same section. Its ports are those of `longFormPorts`.
 */
export const longFormEditor = <Form extends AnyForm>(
  long: LongForm<Form>,
  { savesEvery, saved = words.formSaved, ...editing }: LongFormEditing<Form>
) =>
  editorMachine<LongFormThing<Form>, AnswersOf<Form>>({
    ...editing,
    ...longFormRules(long),
    parts: long.form.sections.map(({ fields }) => fields),
    created: saved,
    updated: saved,
    refusedOf: ({ refused = [] }) => refused,
    isNext: (before, after) => after.revision === before.revision + 1,
    heldBack: recordWords.answersHeldBack,
    stays: true,
    savesEvery
  })
