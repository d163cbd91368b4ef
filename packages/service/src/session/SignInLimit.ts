import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { minutesAfter, present } from "./present.ts"
import { hashOf } from "./Secret.ts"

const windowMinutes = 15

/** A try to sign in, or to have a reset link sent. */
export interface Try {
  readonly to: "signIn" | "reset"
  /** The account's e-mail address, in its canonical form. */
  readonly account: string
  /** The network address that the try comes from. */
  readonly address: string
}

/**
 * How often within a quarter of an hour. The limit that people meet counts one account from one address, so that
 * nobody can lock somebody else out from afar; what all addresses together may try on one account is far more.
 */
const limits = {
  signIn: { here: 10, anywhere: 100 },
  reset: { here: 5, anywhere: 20 },
  address: 100
} as const

/** The keys that a try is counted under. An e-mail address is personal, so only hashes are kept. */
const countsOf = ({ to, account, address }: Try) => [
  { key: `${to}:${hashOf(account)}:${hashOf(address)}`, limit: limits[to].here },
  { key: `${to}:${hashOf(account)}`, limit: limits[to].anywhere },
  { key: addressKey(address), limit: limits.address }
]

const addressKey = (address: string) => `address:${hashOf(address)}`

/**
 * Counts a try before it is made, so that many at once cannot slip through. Answers the seconds to wait when there
 * were too many, and otherwise 0. A try that one limit refuses counts for none: from an address that tried too often,
 * nobody can lock other people's accounts.
 */
export const countTry = Effect.fnUntraced(function* (made: Try) {
  const { query, transaction } = yield* Database
  const now = yield* present
  const since = minutesAfter(now, -windowMinutes)

  const waitFor = Effect.fnUntraced(function* ({ key, limit }: { key: string; limit: number }) {
    yield* query((db) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db))
    const tries = yield* query((db) =>
      db
        .selectFrom("signInAttempts")
        .select("at")
        .where("key", "=", key)
        .where("at", ">", since)
        .orderBy("at", "desc")
        .limit(limit)
        .execute()
    )
    const oldest = tries.at(-1)
    if (!oldest || tries.length < limit) return 0
    return Math.max(1, Math.ceil((minutesAfter(oldest.at, windowMinutes).getTime() - now.getTime()) / 1000))
  })

  return yield* transaction(
    Effect.gen(function* () {
      const counts = countsOf(made)
      for (const count of counts) {
        const wait = yield* waitFor(count)
        if (wait > 0) return wait
      }
      const rows = counts.map(({ key }) => ({ key, at: now }))
      yield* query((db) => db.insertInto("signInAttempts").values(rows).execute())
      return 0
    })
  )
})

/** Forgets all tries to sign in to an account, from wherever they came. */
export const forgetTries = Effect.fnUntraced(function* (account: string) {
  const { query } = yield* Database
  yield* query((db) =>
    db
      .deleteFrom("signInAttempts")
      .where("key", "like", `signIn:${hashOf(account)}%`)
      .execute()
  )
})

/** After a right one: forgets the account's tries, and of those from the address this one. */
export const forgetRightTry = Effect.fnUntraced(function* ({ account, address }: Try) {
  const { query } = yield* Database
  yield* forgetTries(account)
  yield* query((db) =>
    db
      .deleteFrom("signInAttempts")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("signInAttempts")
          .select("id")
          .where("key", "=", addressKey(address))
          .orderBy("id", "desc")
          .limit(1)
      )
      .execute()
  )
})
