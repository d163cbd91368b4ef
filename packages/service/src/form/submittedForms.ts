import type { Refusal } from "@crewfleet/sdk/effect"
import type { AnyForm, LongForm, LongFormCopy, LongFormSubmission } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Tables } from "../database/Tables.ts"
import { formHash } from "./formHash.ts"
import { fullName } from "./fullName.ts"
import type { FormSubject } from "./keptForm.ts"
import { keptForm } from "./keptForm.ts"
import { type FormReader, shownAnswers, withheldFrom } from "./shownAnswers.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/** What was handed in of a form, latest first. */
export const submittedForms = Effect.fnUntraced(function* (
  long: LongForm,
  subject: FormSubject,
  reader: FormReader
) {
  const { query } = yield* Database
  const kept = yield* keptForm(long, subject)
  if (!kept) return []
  const rows = yield* query((db) => copiesOf(db, kept.id).orderBy("revision", "desc").execute())
  return yield* Effect.forEach(rows, (row) => toldOf(long, row, withheldFrom(long.form, reader)))
})

/** A form as it was handed in at a revision, without what is not for this reader. */
export const submittedForm = Effect.fnUntraced(function* <Form extends AnyForm>(
  long: LongForm<Form>,
  subject: FormSubject,
  revision: number,
  reader: FormReader
): Effect.fn.Return<LongFormCopy<Form>, Refusal, Database> {
  const { query } = yield* Database
  const kept = yield* keptForm(long, subject)
  const row =
    kept &&
    isPossibleId(revision) &&
    (yield* query((db) => copiesOf(db, kept.id).where("revision", "=", revision).executeTakeFirst()))
  if (!row) return yield* Effect.fail(notFound)
  const { answers } = row
  const shown = yield* shownAnswers(
    long,
    { formId: kept.id, subjectId: subject.id, call: "copy", answers },
    reader
  )
  return { ...(yield* toldOf(long, row, shown.withheld)), ...shown }
})

const copiesOf = (db: Kysely<Tables>, formId: number) =>
  db
    .selectFrom("submittedForms")
    .leftJoin("users", "users.id", "submittedForms.submittedBy")
    .select(["revision", "version", "submittedAt", "answers", "confirmed", "firstName", "lastName"])
    .where("formId", "=", formId)

interface Copy {
  readonly revision: number
  readonly version: number
  readonly submittedAt: Date
  readonly answers: Readonly<Record<string, unknown>>
  readonly confirmed: LongFormSubmission["confirmed"]
  readonly firstName: string | null
  readonly lastName: string | null
}

/** What is odd about an answer tells of it, and is no more for everybody than the answer is. */
const toldOf = Effect.fnUntraced(function* (
  { kind }: LongForm,
  { revision, version, submittedAt, answers, confirmed, ...person }: Copy,
  withheld: ReadonlyArray<string>
): Effect.fn.Return<LongFormSubmission, never, Database> {
  return {
    revision,
    version,
    at: submittedAt.toISOString(),
    by: fullName(person),
    hash: yield* formHash({ kind, version, revision, answers }),
    confirmed: confirmed.filter(({ field }) => !withheld.includes(field))
  }
})
