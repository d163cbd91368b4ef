import { type OnboardingFormName, onboardingFormNames } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"

/** A form that a worker has handed in once, as revision 1, and whoever has looked at it since. */
export const insertForm = async (
  db: Kysely<Tables>,
  worker: number,
  kind: OnboardingFormName,
  { looks = 0, answers = {} }: { readonly looks?: number; readonly answers?: object } = {}
): Promise<void> => {
  const at = new Date()
  const { id: formId } = await db
    .insertInto("longForms")
    .values({
      kind,
      subjectKind: "worker",
      subjectId: worker,
      agencyId: null,
      version: 1,
      revision: 1,
      answers: JSON.stringify(answers),
      sectionRevisions: "{}",
      savedAt: at
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("submittedForms")
    .values({
      formId,
      version: 1,
      revision: 1,
      answers: JSON.stringify(answers),
      confirmed: "[]",
      submittedAt: at
    })
    .execute()
  for (let count = 0; count < looks; count += 1)
    await db.insertInto("formLooks").values({ formId, fields: "[]", at }).execute()
}

/** All four of a worker. */
export const insertForms = async (db: Kysely<Tables>, worker: number, looks = 0): Promise<void> => {
  for (const kind of onboardingFormNames) await insertForm(db, worker, kind, { looks })
}
