import type { LongForm, LongFormLook, Page } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { FormSubject } from "./FormSubject.ts"
import { fullName } from "./fullName.ts"
import { keptForm } from "./keptForm.ts"

/** Who else has looked at answers of a form which not everybody may read, latest first. */
export const formLooks = Effect.fnUntraced(function* (
  long: LongForm,
  subject: FormSubject,
  { offset, limit }: { readonly offset: number; readonly limit: number }
): Effect.fn.Return<Page<LongFormLook>, never, Database> {
  const { query } = yield* Database
  const kept = yield* keptForm(long, subject)
  if (!kept) return { content: [], totalElements: 0 }
  const { count } = yield* query((db) =>
    db
      .selectFrom("formLooks")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("formId", "=", kept.id)
      .executeTakeFirstOrThrow()
  )
  const rows = yield* query((db) =>
    db
      .selectFrom("formLooks")
      .leftJoin("users", "users.id", "formLooks.userId")
      .select(["at", "fields", "firstName", "lastName"])
      .where("formId", "=", kept.id)
      .orderBy("formLooks.id", "desc")
      .offset(offset)
      .limit(limit)
      .execute()
  )
  return {
    content: rows.map(({ at, fields, ...person }) => ({
      at: at.toISOString(),
      by: fullName(person),
      fields
    })),
    totalElements: Number(count)
  }
})
