import { Effect } from "effect"
import type { RawBuilder } from "kysely"
import { Database } from "./Database.ts"

/** How many rows one statement takes of however many have gathered. */
export const mostAtOnce = 5_000

/**
 * Repeats a statement that takes `mostAtOnce` rows until it finds fewer, and tells how many they were: none runs out of
 * time or keeps others waiting.
 */
export const inPortions = Effect.fnUntraced(function* (some: RawBuilder<unknown>) {
  const { query } = yield* Database
  let taken = 0
  let latest = mostAtOnce
  while (latest === mostAtOnce) {
    const { numAffectedRows } = yield* query((db) => some.execute(db))
    latest = Number(numAffectedRows)
    taken += latest
  }
  return taken
})
