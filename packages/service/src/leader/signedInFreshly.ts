import { Effect } from "effect"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { minutesAfter, now } from "../time/now.ts"
import { signInAgain } from "./logRefusals.ts"

/** Minutes after a sign-in within which it opens a log: time enough to have the agency read out a code. */
const freshMinutes = 30

/** Refuses whoever signed in longer ago, however often their session was renewed since. */
export const signedInFreshly = Effect.fnUntraced(function* ({ userId, family }: Person) {
  const { query } = yield* Database
  const moment = yield* now
  const { begunAt } = yield* query((db) =>
    db
      .selectFrom("tokens")
      .select("begunAt")
      .where("userId", "=", userId)
      .where("family", "=", family)
      .orderBy("begunAt")
      .limit(1)
      .executeTakeFirstOrThrow()
  )
  if (minutesAfter(begunAt, freshMinutes) <= moment) return yield* Effect.fail(signInAgain)
})
