import type { LongForm, LongFormLook } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { listOf } from "../list/listOf.ts"
import type { ListRequest } from "../list/questionOf.ts"
import { fullName } from "./fullName.ts"
import type { FormSubject } from "./keptForm.ts"
import { keptForm } from "./keptForm.ts"

/** Who else has looked at answers of a form which not everybody may read, latest first. */
export const formLooks = Effect.fnUntraced(function* (
  long: LongForm,
  subject: FormSubject,
  asked: ListRequest
) {
  const kept = yield* keptForm(long, subject)
  return yield* looks({ ...asked, formId: kept?.id ?? 0 })
})

const looks = listOf({
  table: "formLooks",
  where: (look, { formId }: { readonly formId: number }) => [look("formId", "=", formId)],
  sorts: { looked: [] },
  direction: "DESC",
  size: 20,
  rows: (db, ids) =>
    db
      .selectFrom("formLooks")
      .leftJoin("users", "users.id", "formLooks.userId")
      .select(["formLooks.id", "at", "fields", "firstName", "lastName"])
      .where("formLooks.id", "in", ids)
      .execute(),
  line: ({ at, fields, firstName, lastName }): LongFormLook => ({
    at: at.toISOString(),
    by: fullName({ firstName, lastName }),
    fields
  })
})
