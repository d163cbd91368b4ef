import {
  type AnyForm,
  keptAnswers,
  type LongForm,
  type LongFormSave,
  type LongFormSubmit,
  type PartialWire,
  type Question,
  type Refusal,
  saveProblems
} from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { present } from "../session/present.ts"

/** What a long form is about; `agencyId` is null where it is for every agency. */
export interface FormSubject {
  readonly kind: string
  readonly id: number
  readonly agencyId: number | null
}

/** Who reads a form: whoever it is about reads everything, others what their `audiences` may. */
export interface FormReader {
  readonly userId: number
  readonly audiences: "all" | ReadonlyArray<string>
}

/** A form as somebody may read it. */
export interface ReadForm<Form extends AnyForm> {
  readonly revision: number
  readonly answers: PartialWire<Form["questions"]>
  /** Kept answers that today's declaration has no place for. */
  readonly left: Readonly<Record<string, unknown>>
  /** The questions whose answers are not for this reader. */
  readonly withheld: ReadonlyArray<string>
  readonly submitted: { readonly revision: number; readonly at: string } | null
}

const outdated: Refusal = {
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
  save: LongFormSave<Form>,
  userId: number
) {
  const now = yield* present
  const problems = saveProblems(long, save, now.toISOString())
  if (problems.length > 0) return yield* Effect.fail(refusedAt(problems))
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
            savedAt: now
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      )
      const kept = yield* keptForm(long, subject, true)
      if (!kept || save.revision > kept.revision) return yield* Effect.fail(outdated)
      if (save.sections.some((section) => (kept.sectionRevisions[section] ?? 0) > save.revision))
        return yield* Effect.fail(outdated)
      const revision = kept.revision + 1
      const answers = merged(kept.answers, save.answers)
      if (JSON.stringify(answers).length > atMost)
        return yield* Effect.fail(violating([{ field: "answers", text: "This form holds too much." }]))
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
            savedAt: now,
            savedBy: userId
          })
          .where("id", "=", kept.id)
          .execute()
      )
      return { revision }
    })
  )
})

/**
 * Hands a form in as it stands: complete, and its odd answers said to be right, which is kept with who said so. What was
 * handed in never changes; handing in the same revision again makes no other copy.
 */
export const submitForm = Effect.fnUntraced(function* (
  long: LongForm,
  subject: FormSubject,
  { revision, confirmed }: LongFormSubmit,
  userId: number,
  facts: object = {}
) {
  const { transaction, query } = yield* Database
  const now = yield* present
  return yield* transaction(
    Effect.gen(function* () {
      const kept = yield* keptForm(long, subject, true)
      if (!kept || kept.revision !== revision) return yield* Effect.fail(outdated)
      const { form } = long
      const answers = form.read(keptAnswers(form, kept.answers).wire)
      const at = { ...facts, now: now.toISOString() }
      const problems = [...form.problems(answers, at), ...form.unconfirmed(answers, at, confirmed)]
      if (problems.length > 0) return yield* Effect.fail(refusedAt(problems))
      const passed = form
        .unconfirmed(answers, at, [])
        .map(({ field, text }: { readonly field: string; readonly text: string }) => ({ field, text }))
      yield* query((db) =>
        db
          .insertInto("submittedForms")
          .values({
            formId: kept.id,
            version: long.version,
            revision,
            answers: JSON.stringify(kept.answers),
            confirmed: JSON.stringify(passed),
            submittedAt: now,
            submittedBy: userId
          })
          .onConflict((conflict) => conflict.columns(["formId", "revision"]).doNothing())
          .execute()
      )
      return { revision }
    })
  )
})

/** A form as it stands, without what is not for this reader; that somebody else looked at restricted answers is written down. */
export const readForm = Effect.fnUntraced(function* <Form extends AnyForm>(
  long: LongForm<Form>,
  subject: FormSubject,
  reader: FormReader
): Effect.fn.Return<ReadForm<Form>, never, Database> {
  const { query } = yield* Database
  const kept = yield* keptForm(long, subject, false)
  if (!kept) return { revision: 0, answers: {}, left: {}, withheld: [], submitted: null }
  const { wire, left } = keptAnswers(long.form, kept.answers)
  const { withheld, restricted } = restrictedFor(long.form, reader)
  const answers = without(wire, withheld)
  const seen = restricted.filter((field) => isGiven((answers as Answers)[field]))
  if (seen.length > 0) yield* writeLook(kept.id, seen, reader.userId)
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
    answers: answers as PartialWire<Form["questions"]>,
    left: reader.audiences === "all" ? left : {},
    withheld,
    submitted: submitted ? { revision: submitted.revision, at: submitted.submittedAt.toISOString() } : null
  }
})

type Answers = Readonly<Record<string, unknown>>

const isGiven = (answer: unknown) => answer !== null && answer !== undefined

/** Which questions are restricted, and which of them are not for this reader. */
const restrictedFor = (form: AnyForm, { audiences }: FormReader) => {
  const questions = Object.entries(form.questions as Readonly<Record<string, Question<unknown, unknown>>>)
  const restricted = questions.flatMap(([field, { audience }]) => (audience === undefined ? [] : [field]))
  if (audiences === "all") return { restricted: [], withheld: [] }
  const withheld = restricted.filter((field) => !audiences.includes(form.questions[field].audience))
  return { restricted, withheld }
}

const writeLook = Effect.fnUntraced(function* (
  formId: number,
  fields: ReadonlyArray<string>,
  userId: number
) {
  const { query } = yield* Database
  const at = yield* present
  yield* query((db) =>
    db
      .insertInto("formLooks")
      .values({ formId, fields: JSON.stringify(fields), userId, at })
      .execute()
  )
})

/** The form of a subject as it is kept; `holding` keeps others from saving it until the transaction ends. */
const keptForm = Effect.fnUntraced(function* ({ kind }: LongForm, subject: FormSubject, holding: boolean) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("longForms")
      .selectAll()
      .where("kind", "=", kind)
      .where("subjectKind", "=", subject.kind)
      .where("subjectId", "=", subject.id)
      .where("agencyId", subject.agencyId === null ? "is" : "=", subject.agencyId)
      .$if(holding, (one) => one.forUpdate())
      .executeTakeFirst()
  )
})

const rowOf = ({ kind }: LongForm, subject: FormSubject) => ({
  kind,
  subjectKind: subject.kind,
  subjectId: subject.id,
  agencyId: subject.agencyId
})

/** Null clears an answer, and what is absent stays as it was. */
const merged = (kept: Answers, said: object): Answers =>
  Object.fromEntries(
    Object.entries({ ...kept, ...said }).filter(([, answer]) => answer !== null && answer !== undefined)
  )

const without = (answers: Answers, fields: ReadonlyArray<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.includes(field)))

const refusedAt = (problems: ReadonlyArray<{ readonly field: string; readonly text: string }>) =>
  violating(problems.map(({ field, text }) => ({ field: field.replaceAll("/", "."), text })))
