import type { LongForm, LongFormLook } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { listOf } from "../list/listOf.ts"
import type { ListRequest } from "../list/questionOf.ts"
import { fullName } from "./fullName.ts"
import type { FormSubject } from "./keptForm.ts"
import { keptForm } from "./keptForm.ts"

/** Who else has looked at a form, latest first. */
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
      .leftJoin("agencies", "agencies.id", "users.agentId")
      .leftJoin("clients", "clients.id", "users.clientId")
      .select(["formLooks.id", "at", "fields", "users.firstName", "users.lastName"])
      .select((row) => row.fn.coalesce("agencies.name", "clients.name").as("organisation"))
      .where("formLooks.id", "in", ids)
      .execute(),
  line: ({ id, at, fields, firstName, lastName, organisation }): LongFormLook => ({
    id,
    at: at.toISOString(),
    by: fullName({ firstName, lastName }),
    organisation,
    fields
  })
})
