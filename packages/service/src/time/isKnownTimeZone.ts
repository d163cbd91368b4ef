import { isTimeZone } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"

/** Whether text names a time zone that both the service and its database know: each has rules of its own. */
export const isKnownTimeZone = Effect.fnUntraced(function* (text: string) {
  if (!isTimeZone(text)) return false
  const { query } = yield* Database
  const { rows } = yield* query((db) =>
    sql`select 1 from pg_timezone_names where lower(name) = lower(${text})`.execute(db)
  )
  return rows.length > 0
})
