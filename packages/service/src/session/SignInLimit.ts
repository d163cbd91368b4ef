import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { minutesAfter, present } from "./present.ts"
import { hashOf } from "./Secret.ts"

const windowMinutes = 15

/** How often something may be tried within a quarter of an hour. */
const limits = { account: 10, address: 100, reset: 5 } as const

/** What a limit counts: tries on one account, from one address, or requests to reset one account's password. */
export interface Counted {
  readonly by: keyof typeof limits
  readonly value: string
}

// An e-mail address is personal, so only its hash is counted.
const keyOf = ({ by, value }: Counted) => `${by}:${hashOf(value)}`

/**
 * Counts a try before it is made, so that many at once cannot slip through. Answers the seconds to wait when there
 * were too many, and otherwise 0. A try that one limit refuses counts for none: from an address that tried too often,
 * nobody can lock other people's accounts.
 */
export const countTry = Effect.fnUntraced(function* (counted: ReadonlyArray<Counted>) {
  const { query, transaction } = yield* Database
  const now = yield* present
  const since = minutesAfter(now, -windowMinutes)

  const waitFor = Effect.fnUntraced(function* (one: Counted) {
    const key = keyOf(one)
    yield* query((db) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db))
    const tries = yield* query((db) =>
      db
        .selectFrom("signInAttempts")
        .select("at")
        .where("key", "=", key)
        .where("at", ">", since)
        .orderBy("at", "desc")
        .limit(limits[one.by])
        .execute()
    )
    const oldest = tries.at(-1)
    if (!oldest || tries.length < limits[one.by]) return 0
    return Math.max(1, Math.ceil((minutesAfter(oldest.at, windowMinutes).getTime() - now.getTime()) / 1000))
  })

  return yield* transaction(
    Effect.gen(function* () {
      for (const one of counted) {
        const wait = yield* waitFor(one)
        if (wait > 0) return wait
      }
      const rows = counted.map((one) => ({ key: keyOf(one), at: now }))
      yield* query((db) => db.insertInto("signInAttempts").values(rows).execute())
      return 0
    })
  )
})

/** After a right one: forgets all tries on the account, and of those from the address this one. */
export const forgetTries = Effect.fnUntraced(function* (account: Counted, address?: Counted) {
  const { query } = yield* Database
  yield* query((db) => db.deleteFrom("signInAttempts").where("key", "=", keyOf(account)).execute())
  if (!address) return
  yield* query((db) =>
    db
      .deleteFrom("signInAttempts")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("signInAttempts")
          .select("id")
          .where("key", "=", keyOf(address))
          .orderBy("id", "desc")
          .limit(1)
      )
      .execute()
  )
})
