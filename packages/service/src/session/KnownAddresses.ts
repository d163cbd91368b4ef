import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { hashOf } from "../secret/Secret.ts"
import { minutesAfter, now } from "../time/now.ts"

/** How long an address is known after the last right sign-in from it. */
export const knownMinutes = 90 * 24 * 60

/** Whether somebody has signed in to an account from this network address in the last 90 days. */
export const isKnownAddress = Effect.fnUntraced(function* (account: string, address: string) {
  const { query } = yield* Database
  const since = minutesAfter(yield* now, -knownMinutes)
  const known = yield* query((db) =>
    db
      .selectFrom("knownAddresses")
      .innerJoin("users", "users.id", "knownAddresses.userId")
      .select("knownAddresses.userId")
      .where("users.email", "=", account)
      .where("addressHash", "=", hashOf(address))
      .where("signedInAt", ">", since)
      .executeTakeFirst()
  )
  return known !== undefined
})

/** Notes the network address of somebody who has just shown who they are; only a hash of it is kept. */
export const knowAddress = Effect.fnUntraced(function* (userId: number, address: string) {
  const { query } = yield* Database
  const row = { userId, addressHash: hashOf(address), signedInAt: yield* now }
  yield* query((db) =>
    db
      .insertInto("knownAddresses")
      .values(row)
      .onConflict((conflict) => conflict.columns(["userId", "addressHash"]).doUpdateSet(row))
      .execute()
  )
})
