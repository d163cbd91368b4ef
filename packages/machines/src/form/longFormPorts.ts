import { type Failure, failureOf, isRefusedWith, type Problem } from "@crewfleet/sdk"
import {
  type AnswersOf,
  type AnyForm,
  fieldOf,
  filesIn,
  type LongForm,
  type LongFormRead,
  type LongFormSave,
  type LongFormSubmit,
  type SectionOf,
  withoutOwedFiles
} from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import type { LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { isSameForm } from "../editing/isDirty.ts"
import { problemsIn } from "../editing/problemsIn.ts"
import { owedFile } from "../upload/answerFile.ts"
import type { AnswerFiles } from "../upload/sendingFiles.ts"
import { uploadLogic } from "../upload/uploadLogic.ts"
import type { LongFormThing } from "./longFormEditor.ts"

/** The calls of one long form: its endpoints, for whomever it is about. */
export interface LongFormCalls<Form extends AnyForm> {
  readonly read: (id: number, signal: AbortSignal) => Promise<LongFormRead<Form>>
  readonly save: (
    id: number,
    save: LongFormSave<Form>,
    signal: AbortSignal
  ) => Promise<{ readonly revision: number; readonly savedAt: string }>
  readonly submit: (
    id: number,
    submit: LongFormSubmit,
    signal: AbortSignal
  ) => Promise<{ readonly revision: number; readonly at: string }>
}

/** The client of the SDK and where chosen files wait, for a form that asks for files. */
export interface LongFormFiles extends AnswerFiles {
  readonly load: LoadClient
}

/** What the editor of a long form asks for, made of the form's endpoints; chosen files go by themselves. */
export const longFormPorts = <Form extends AnyForm>(
  long: LongForm<Form>,
  calls: LongFormCalls<Form>,
  files?: LongFormFiles
) => {
  return {
    upload: files ? uploadLogic(owedFile, files.load, files.blobs, files) : owedFile,
    load: fromPromise<LongFormThing<Form>, { readonly id: number }>(async ({ input: { id }, signal }) => ({
      ...(await calls.read(id, signal)),
      id
    })),
    save: fromPromise<unknown, SaveRequest<LongFormThing<Form>, AnswersOf<Form>>>(
      async ({ input: { thing, form, intent, passed }, signal }) => {
        if (!thing) throw new Error("A long form is there before anybody fills it in")
        const { saved, refused } = await savedAnswers(long, calls, { thing, form, signal })
        if (refused.length > 0) return { ...saved, refused }
        if (intent !== "submit") return saved
        const { id, revision } = saved
        const submitted = await calls.submit(id, { revision, confirmed: passed }, signal)
        return { ...saved, revision: submitted.revision, submitted } satisfies LongFormThing<Form>
      }
    )
  }
}

interface Typed<Form extends AnyForm> {
  readonly thing: LongFormThing<Form>
  readonly form: AnswersOf<Form>
  readonly signal: AbortSignal
}

/**
 * Saves the answers that are right, and without those that only the service will not take, such as a day that is still to come
 * by its clock: one of them holds up no other.
 */
const savedAnswers = async <Form extends AnyForm>(
  long: LongForm<Form>,
  calls: LongFormCalls<Form>,
  typed: Typed<Form>,
  refused: ReadonlyArray<Problem> = []
): Promise<{ readonly saved: LongFormThing<Form>; readonly refused: ReadonlyArray<Problem> }> => {
  const { refused: _, ...thing } = typed.thing
  const form = rightAnswers(long.form, typed.form, { thing, now: new Date().toISOString() })
  try {
    return { saved: await savedSections(long, calls, { ...typed, thing, form }), refused }
  } catch (error) {
    const more = refusedIn(long.form, { ...typed, form }, failureOf(error))
    if (more.length === 0) throw error
    const kept: Answers = long.form.read(thing.answers)
    const without = Object.fromEntries(more.map(({ field }) => [fieldOf(field), kept[fieldOf(field)]]))
    return savedAnswers(long, calls, { ...typed, form: { ...form, ...without } }, [...refused, ...more])
  }
}

/** The typed answers that a refusal is about; none where it is about anything else as well, such as a file that is gone. */
const refusedIn = <Form extends AnyForm>(
  form: Form,
  { thing, form: typed }: Pick<Typed<Form>, "thing" | "form">,
  failure: Failure
): ReadonlyArray<Problem> => {
  if (!isRefusedWith(failure, 400)) return []
  const refused = problemsIn(failure, form.fieldAt)
  const kept: Answers = form.read(thing.answers)
  const answers: Answers = typed
  const named = filesIn(form, typed).map(({ at }) => at)
  const isTyped = ({ field }: Problem) =>
    !named.includes(field) && !isSameForm(answers[fieldOf(field)], kept[fieldOf(field)])
  return refused.every(isTyped) ? refused : []
}

/**
 * A form without the answers that are wrong: the service would refuse them, and with them all that is saved with them; and
 * without the files that it does not have yet.
 */
const rightAnswers = <Form extends AnyForm>(
  form: Form,
  typed: AnswersOf<Form>,
  { thing, now }: { readonly thing: LongFormThing<Form>; readonly now: string }
): AnswersOf<Form> => {
  const kept: AnswersOf<Form> = form.read(thing.answers)
  const base: Answers = kept
  let right: Answers = withoutOwedFiles(form, typed, kept)
  for (;;) {
    const answers = right
    const wrong = form
      .problems(answers, { now })
      .filter(({ kind }) => kind !== "missing")
      .map(({ field }) => fieldOf(field))
      .filter((field) => !isSameForm(answers[field], base[field]))
    if (wrong.length === 0) return answers
    right = { ...answers, ...Object.fromEntries(wrong.map((field) => [field, base[field]])) }
  }
}

/**
 * Saves the sections that were typed in. Where somebody else was faster in some of them, or an earlier answer was lost, the
 * others are saved all the same, and the refusal is told only if it says something else in the same section.
 */
const savedSections = async <Form extends AnyForm>(
  { form: declared }: LongForm<Form>,
  calls: LongFormCalls<Form>,
  { thing, form, signal }: Typed<Form>
): Promise<LongFormThing<Form>> => {
  const mine: Answers = declared.write(form)
  const differing = (wire: LongFormThing<Form>["answers"], other: Answers) => {
    const said: Answers = declared.write(declared.read(wire))
    return declared.sections.flatMap(({ id, fields }) =>
      fields.some((field) => JSON.stringify(said[field]) !== JSON.stringify(other[field])) ? [id] : []
    ) as ReadonlyArray<SectionOf<Form>>
  }
  const save = async (
    over: LongFormThing<Form>,
    sections: ReadonlyArray<SectionOf<Form>>
  ): Promise<LongFormThing<Form>> => {
    if (sections.length === 0) return over
    const withheld: ReadonlyArray<string> = over.withheld
    const fields = declared.sections
      .filter(({ id }) => sections.some((section) => section === id))
      .flatMap((section) => section.fields.filter((field) => !withheld.includes(field)))
    const answers = Object.fromEntries(
      fields.map((field) => [field, mine[field]])
    ) as LongFormSave<Form>["answers"]
    const { id } = over
    const { revision, savedAt } = await calls.save(id, { sections, revision: over.revision, answers }, signal)
    const hasAddresses = filesIn(declared, answers).every(({ file }) => file.id && over.files[file.id])
    return hasAddresses && revision === over.revision + 1
      ? { ...over, revision, savedAt, answers: { ...over.answers, ...answers } }
      : { ...(await calls.read(id, signal)), id }
  }

  const sections = differing(thing.answers, mine)
  try {
    return await save(thing, sections)
  } catch (error) {
    if (!isRefusedWith(failureOf(error), 409)) throw error
    const theirs = { ...(await calls.read(thing.id, signal)), id: thing.id }
    const theirSections = differing(theirs.answers, declared.write(declared.read(thing.answers)))
    const left = differing(theirs.answers, mine).filter((section) => sections.includes(section))
    const isMet = (section: SectionOf<Form>) => theirSections.includes(section)
    const saved = await save(
      theirs,
      left.filter((section) => !isMet(section))
    )
    if (left.some(isMet)) throw error
    return saved
  }
}

type Answers = Readonly<Record<string, unknown>>
