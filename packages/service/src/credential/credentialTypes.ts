import type { CredentialType, CredentialTypeDetails } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { type CredentialSort, credentialTypeForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { UniqueViolation } from "../database/UniqueViolation.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { keptCredentials } from "./keptCredentials.ts"

const columns = ["id", "code", "name", "offered", "version"] as const

/** All trainings or compliances that there are, by name. */
export const credentialTypes = Effect.fnUntraced(function* (sort: CredentialSort) {
  const { query } = yield* Database
  const { table } = keptCredentials[sort]
  return yield* query((db) => db.selectFrom(table).select(columns).orderBy("name").orderBy("id").execute())
})

/** One of them by its number. */
export const credentialTypeById = Effect.fnUntraced(function* (sort: CredentialSort, id: number) {
  const { query } = yield* Database
  const { table, words } = keptCredentials[sort]
  const found = yield* query((db) =>
    db
      .selectFrom(table)
      .select(columns)
      .where("id", "=", isPossibleId(id) ? id : 0)
      .executeTakeFirst()
  )
  return found ?? (yield* Effect.fail<Refusal>({ _tag: "NotFound", message: words.notFound }))
})

/** Adds one to what can be chosen, unless told otherwise. */
export const addCredentialType = Effect.fnUntraced(function* (
  sort: CredentialSort,
  userId: number,
  { offered, ...details }: CredentialTypeDetails
) {
  const { attempt, transaction } = yield* Database
  const answers = yield* checkedAnswers(
    credentialTypeForm,
    credentialTypeForm.read({ ...details, offered: offered ?? true }),
    { code: undefined }
  )
  return yield* transaction(
    Effect.gen(function* () {
      const added: CredentialType = yield* attempt((db) =>
        db
          .insertInto(keptCredentials[sort].table)
          .values(answers)
          .returning(columns)
          .executeTakeFirstOrThrow()
      ).pipe(Effect.catchTag("UniqueViolation", isTaken(sort)))
      yield* noted(sort, added.id, "type.added", userId)
      return added
    })
  )
})

/** Renames one, or says whether it can be chosen; whoever edited another version than the present one is refused. */
export const updateCredentialType = Effect.fnUntraced(function* (
  sort: CredentialSort,
  userId: number,
  id: number,
  { version, ...details }: CredentialTypeDetails
) {
  const { attempt, transaction } = yield* Database
  const kept = yield* credentialTypeById(sort, id)
  const said = Object.fromEntries(Object.entries(details).filter(([, answer]) => answer !== undefined))
  const { name, offered } = yield* checkedAnswers(
    credentialTypeForm,
    credentialTypeForm.read({ ...kept, ...said }),
    { code: kept.code }
  )
  return yield* transaction(
    Effect.gen(function* () {
      // In one statement, so that of two who name the same version at once the second finds another one.
      const saved: CredentialType | undefined = yield* attempt((db) =>
        db
          .updateTable(keptCredentials[sort].table)
          .set((row) => ({ name, offered, version: row("version", "+", 1) }))
          .where("id", "=", id)
          .where("version", "=", version ?? kept.version)
          .returning(columns)
          .executeTakeFirst()
      ).pipe(Effect.catchTag("UniqueViolation", isTaken(sort)))
      if (!saved) return yield* Effect.fail(conflict)
      yield* noted(sort, id, "type.changed", userId)
      return saved
    })
  )
})

const conflict: Refusal = { _tag: "Conflict", message: "Somebody else has changed this meanwhile." }

const noted = (sort: CredentialSort, subjectId: number, event: string, userId: number) =>
  insertChange({ kind: `${sort}_type`, subjectId, event, userId })

const isTaken = (sort: CredentialSort) => (violation: UniqueViolation) => {
  const field = violation.constraint.endsWith("_code_key") ? "code" : "name"
  return Effect.fail(violating([{ field, text: `There is a ${sort} with this ${field} already` }]))
}
