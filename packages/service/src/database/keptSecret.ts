import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import { Database } from "./Database.ts"

const known = new WeakMap<Database["Service"], Map<string, string>>()

/** A secret of 256 bits that all processes behind the database share; it is made when somebody needs it first. */
export const keptSecret = Effect.fnUntraced(function* (
  name: string
): Effect.fn.Return<string, never, Database> {
  const database = yield* Database
  const secrets = known.get(database) ?? new Map<string, string>()
  known.set(database, secrets)
  const secret = secrets.get(name)
  if (secret !== undefined) return secret
  yield* database.query((db) =>
    db
      .insertInto("keys")
      .values({ name, value: randomBytes(32).toString("base64url") })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  )
  const { value } = yield* database.query((db) =>
    db.selectFrom("keys").select("value").where("name", "=", name).executeTakeFirstOrThrow()
  )
  // A transaction that made the secret may still be rolled back.
  yield* database.afterCommit(Effect.sync(() => secrets.set(name, value)))
  return value
})
