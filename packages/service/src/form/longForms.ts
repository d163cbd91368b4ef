import type { Refusal } from "@crewfleet/sdk/effect"
import {
  type AnswersOf,
  type AnyForm,
  keptAnswers,
  type LongForm,
  type LongFormRead,
  type LongFormSave,
  type LongFormSubmit,
  saveProblems
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { takeAnswerFiles } from "./answerFiles.ts"
import { isSaidAlike } from "./formHash.ts"
import type { FormSubject } from "./keptForm.ts"
import { keptForm } from "./keptForm.ts"
import { type Answers, type Beforehand, givenIn, withKnown, without } from "./knownAnswers.ts"
import { type FormReader, shownAnswers, withheldFrom } from "./shownAnswers.ts"

const conflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has saved the same part of this form meanwhile."
}

const atMost = 500_000

/**
 * Saves the sections that are named, over the form as it was at a revision: another revision is a conflict where somebody
 * saved one of the same sections since. Nothing has to be complete. Answers the new revision.
 */
export const saveForm = Effect.fnUntraced(function* <Form extends AnyForm>(
  long: LongForm<Form>,
  subject: FormSubject,
  { answers: said, ...saved }: LongFormSave<Form>,
  reader: FormReader,
  beforehand: Beforehand = {}
) {
  const moment = yield* now
  // What is given is not theirs to say; whoever sends it back as they read it loses nothing.
  const save = { ...saved, answers: without(said, givenIn(long.form, beforehand)) } as LongFormSave<Form>
  const withheld: ReadonlyArray<string> = withheldFrom(long.form, reader)
  const hidden = Object.keys(save.answers).filter((field) => withheld.includes(field))
  if (hidden.length > 0) return yield* Effect.fail(refusedAt(hidden.map(notYours)))
  const { transaction, query } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      yield* query((db) =>
        db
          .insertInto("longForms")
          .values({
            ...rowOf(long, subject),
            answers: "{}",
            sectionRevisions: "{}",
            version: long.version,
            savedAt: moment
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      )
      const kept = yield* keptForm(long, subject, true)
      if (!kept || save.revision > kept.revision) return yield* Effect.fail(conflict)
      if (save.sections.some((section) => (kept.sectionRevisions[section] ?? 0) > save.revision))
        return yield* Effect.fail(conflict)
      const at = { ...beforehand.facts, now: moment.toISOString() }
      const problems = saveProblems(long, save, at, withKnown(long.form, kept.answers, beforehand))
      if (problems.length > 0) return yield* Effect.fail(refusedAt(problems))
      const revision = kept.revision + 1
      const answers = merged(kept.answers, asWritten(long.form, kept.answers, save.answers))
      if (JSON.stringify(answers).length > atMost)
        return yield* Effect.fail(violating([{ field: "answers", text: "This form holds too much." }]))
      const by = { userId: reader.userId, agencyId: subject.agencyId }
      const isNamed = (fileId: string) => isInCopy(kept.id, fileId)
      yield* takeAnswerFiles(long.form, by, { answers, before: kept.answers, isNamed })
      yield* query((db) =>
        db
          .updateTable("longForms")
          .set({
            revision,
            version: long.version,
            answers: JSON.stringify(answers),
            sectionRevisions: JSON.stringify({
              ...kept.sectionRevisions,
              ...Object.fromEntries(save.sections.map((section) => [section, revision]))
            }),
            savedAt: moment,
            savedBy: reader.userId
          })
          .where("id", "=", kept.id)
          .execute()
      )
      return { revision, savedAt: moment.toISOString() }
    })
  )
})

/**
 * Hands a form in as it stands: complete, and its odd answers said to be right, which is kept with who said so. What was
 * handed in never changes; handing in the same again makes no other copy. Where what is known of whom it is about has changed
 * since, that is a revision of its own.
 */
export const submitForm = Effect.fnUntraced(function* (
  long: LongForm,
  subject: FormSubject,
  { revision, confirmed }: LongFormSubmit,
  { userId }: Pick<FormReader, "userId">,
  beforehand: Beforehand = {}
) {
  const { transaction, query } = yield* Database
  const moment = yield* now
  return yield* transaction(
    Effect.gen(function* () {
      const kept = yield* keptForm(long, subject, true)
      if (!kept || !isAsAt(kept, revision)) return yield* Effect.fail(conflict)
      const { form } = long
      const wire = withKnown(form, kept.answers, beforehand)
      const answers = form.read(keptAnswers(form, wire).wire)
      const at = { ...beforehand.facts, now: moment.toISOString() }
      const problems = [...form.problems(answers, at), ...form.unconfirmed(answers, at, confirmed)]
      if (problems.length > 0) return yield* Effect.fail(refusedAt(problems))
      const passed = form
        .unconfirmed(answers, at, [])
        .map(({ field, text }: { readonly field: string; readonly text: string }) => ({ field, text }))
      const said = handedIn(form, answers, wire)
      const earlier = yield* query((db) =>
        db
          .selectFrom("submittedForms")
          .select(["submittedAt", "answers"])
          .where("formId", "=", kept.id)
          .where("revision", "=", kept.revision)
          .executeTakeFirst()
      )
      if (earlier && isSaidAlike(earlier.answers, said))
        return { revision: kept.revision, at: earlier.submittedAt.toISOString() }
      // What is known of somebody changes without a save.
      const next = earlier ? kept.revision + 1 : kept.revision
      yield* query((db) =>
        db.updateTable("longForms").set({ revision: next }).where("id", "=", kept.id).execute()
      )
      yield* query((db) =>
        db
          .insertInto("submittedForms")
          .values({
            formId: kept.id,
            version: long.version,
            revision: next,
            answers: JSON.stringify(said),
            confirmed: JSON.stringify(passed),
            submittedAt: moment,
            submittedBy: userId
          })
          .execute()
      )
      return { revision: next, at: moment.toISOString() }
    })
  )
})

/** Whether nobody has saved a section of a form since a revision. */
const isAsAt = (
  kept: { readonly revision: number; readonly sectionRevisions: Readonly<Record<string, number>> },
  revision: number
) => revision <= kept.revision && Object.values(kept.sectionRevisions).every((section) => section <= revision)

/** A form as it stands, without what is not for this reader. */
export const readForm = Effect.fnUntraced(function* <Form extends AnyForm>(
  long: LongForm<Form>,
  subject: FormSubject,
  reader: FormReader,
  beforehand: Beforehand = {}
): Effect.fn.Return<LongFormRead<Form>, never, Database> {
  const { query } = yield* Database
  const kept = yield* keptForm(long, subject)
  const answers = withKnown(long.form, kept?.answers ?? {}, beforehand)
  if (!kept) {
    const withheld = withheldFrom(long.form, reader)
    return {
      revision: 0,
      savedAt: null,
      answers: without(answers, withheld) as LongFormRead<Form>["answers"],
      left: {},
      withheld,
      files: {},
      submitted: null
    }
  }
  const submitted = yield* query((db) =>
    db
      .selectFrom("submittedForms")
      .select(["revision", "submittedAt"])
      .where("formId", "=", kept.id)
      .orderBy("revision", "desc")
      .executeTakeFirst()
  )
  return {
    revision: kept.revision,
    savedAt: kept.savedAt.toISOString(),
    ...(yield* shownAnswers(long, { formId: kept.id, subjectId: subject.id, call: "read", answers }, reader)),
    submitted: submitted ? { revision: submitted.revision, at: submitted.submittedAt.toISOString() } : null
  }
})

/** What is handed in of a form: what is asked, and what today's declaration has no place for; nothing that is asked no more. */
const handedIn = (form: AnyForm, typed: AnswersOf<AnyForm>, wire: Answers): Answers => {
  const asked = form.asked(typed)
  const aside = Object.keys(form.questions).filter((field) => !asked.includes(field))
  return without(wire, aside)
}

/** What was handed in keeps its files, whichever question of whichever version they answer. */
const isInCopy = Effect.fnUntraced(function* (formId: number, fileId: string) {
  const { query } = yield* Database
  const copy = yield* query((db) =>
    db
      .selectFrom("submittedForms")
      .select("revision")
      .where("formId", "=", formId)
      .where(sql<string>`answers::text`, "like", `%"${fileId}"%`)
      .limit(1)
      .executeTakeFirst()
  )
  return copy !== undefined
})

const rowOf = ({ kind }: LongForm, subject: FormSubject) => ({
  kind,
  subjectKind: subject.kind,
  subjectId: subject.id,
  agencyId: subject.agencyId
})

/** Said answers as the form itself would send them, however a script has spelt them. */
const asWritten = (form: AnyForm, kept: Answers, said: Answers): Answers => {
  const written: Answers = form.write(form.read(keptAnswers(form, { ...kept, ...said }).wire))
  return Object.fromEntries(
    Object.entries(said).map(([field, answer]) => [
      field,
      answer === null ? null : (written[field] ?? answer)
    ])
  )
}

/** Null clears an answer, and what is absent stays as it was. */
const merged = (kept: Answers, said: object): Answers =>
  Object.fromEntries(
    Object.entries({ ...kept, ...said }).filter(([, answer]) => answer !== null && answer !== undefined)
  )

/** An answer that somebody may not read is not theirs to change. */
export const notYours = (field: string) => ({ field, text: "This answer is not yours to change." })

/** What is wrong with a form, as a refusal at its questions. */
export const refusedAt = (problems: ReadonlyArray<{ readonly field: string; readonly text: string }>) =>
  violating(problems.map(({ field, text }) => ({ field: field.replaceAll("/", "."), text })))
