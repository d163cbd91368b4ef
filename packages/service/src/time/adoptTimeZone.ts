import { Effect } from "effect"
import { sql } from "kysely"
import { brandTimeZone } from "../brand/brandFile.ts"
import { Database } from "../database/Database.ts"
import { Settings } from "../Settings.ts"
import { isKnownTimeZone } from "./isKnownTimeZone.ts"

/**
 * Makes the brand's time zone the platform's. Where it is another one than before, the database counts anew what it has
 * counted by days, for all agencies together and for each that has no zone of its own; that takes what it takes.
 */
export const adoptTimeZone = Effect.gen(function* () {
  const { query, transaction } = yield* Database
  const timeZone = brandTimeZone(yield* Settings)
  const { timeZone: present } = yield* query((db) =>
    db.selectFrom("platform").select("timeZone").executeTakeFirstOrThrow()
  )
  if (present === timeZone) return
  if (!(yield* isKnownTimeZone(timeZone)))
    return yield* Effect.die(new Error(`The database knows no time zone ${timeZone}, which the brand names`))
  yield* transaction(
    query(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      await db.updateTable("platform").set({ timeZone }).where("timeZone", "<>", timeZone).execute()
    })
  )
})
