import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { Database } from "./Database.ts"
import type { Tables } from "./Tables.ts"

const mostAtOnce = 5_000

/**
 * Erases the rows of a table of which something holds, and tells how many they were. A statement takes some of them, so
 * that however many have gathered none runs out of time or keeps others waiting.
 */
export const erase = Effect.fnUntraced(function* (table: keyof Tables, holds: RawBuilder<unknown>) {
  const { query } = yield* Database
  const some = sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${holds} limit ${sql.lit(mostAtOnce)}
    ))`
  let erased = 0
  let latest = mostAtOnce
  while (latest === mostAtOnce) {
    const { numAffectedRows } = yield* query((db) => some.execute(db))
    latest = Number(numAffectedRows)
    erased += latest
  }
  return erased
})
