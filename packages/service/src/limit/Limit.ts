import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { hashOf } from "../secret/Secret.ts"
import { minutesAfter, now } from "../time/now.ts"

/** How often something may be tried within a time. */
export interface Limit {
  readonly most: number
  readonly minutes: number
  /** What is let through beyond it; nothing, unless said. */
  readonly beyond?: Limit
}

/**
 * Counts what comes from an address against limits, each under its key, before it is done, so that many at once cannot slip
 * through. Answers the seconds to wait when there was too much, and otherwise 0; what one limit refuses counts for none.
 */
export const countAgainst = Effect.fnUntraced(function* (
  counts: ReadonlyArray<{ readonly key: string; readonly limit: Limit }>,
  address: string
) {
  const { query, transaction } = yield* Database
  const moment = yield* now

  const waitWithin: (key: string, limit: Limit) => Effect.Effect<number> = Effect.fnUntraced(function* (
    key,
    { most, minutes, beyond }
  ) {
    const tries = yield* query((db) =>
      db
        .selectFrom("signInAttempts")
        .select("at")
        .where("key", "=", key)
        .where("at", ">", minutesAfter(moment, -minutes))
        .orderBy("at", "desc")
        .limit(most)
        .execute()
    )
    const oldest = tries.at(-1)
    if (!oldest || tries.length < most) return 0
    if (beyond) return yield* waitWithin(key, beyond)
    return Math.max(1, Math.ceil((minutesAfter(oldest.at, minutes).getTime() - moment.getTime()) / 1000))
  })

  return yield* transaction(
    Effect.gen(function* () {
      for (const { key, limit } of counts) {
        yield* query((db) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db))
        const wait = yield* waitWithin(key, limit)
        if (wait > 0) return wait
      }
      const rows = counts.map(({ key }) => ({ key, at: moment, addressHash: hashOf(address) }))
      yield* query((db) => db.insertInto("signInAttempts").values(rows).execute())
      return 0
    })
  )
})

/** Forgets the last of what an address did that is counted under a key. */
export const forgetLast = Effect.fnUntraced(function* (key: string, address: string) {
  const { query } = yield* Database
  yield* query((db) =>
    db
      .deleteFrom("signInAttempts")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("signInAttempts")
          .select("id")
          .where("key", "=", key)
          .where("addressHash", "=", hashOf(address))
          .orderBy("id", "desc")
          .limit(1)
      )
      .execute()
  )
})

/** Refuses where something was tried too often: `counted` are the seconds to wait, 0 when it may be tried. */
export const withinWait = Effect.fnUntraced(function* <E, R>(counted: Effect.Effect<number, E, R>) {
  const retryAfter = yield* counted
  if (retryAfter > 0) {
    const minutes = Math.ceil(retryAfter / 60)
    const message = `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`
    yield* Effect.fail<Refusal>({ _tag: "TooMany", message, retryAfter })
  }
})
