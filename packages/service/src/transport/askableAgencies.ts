import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"

/** The agencies that are offered to a client: those with a vehicle in service and a worker whom they have taken on. */
export const askableAgencies = Effect.fnUntraced(function* () {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("agencies")
      .select(["id", "name", "timeZone"])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("vehicles")
            .select("id")
            .whereRef("agencyId", "=", "agencies.id")
            .where("status", "=", "ACTIVE")
        )
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("workerAgencies")
            .select("id")
            .whereRef("agencyId", "=", "agencies.id")
            .where("standing", "=", "TAKEN_ON")
        )
      )
      .orderBy(sql`lower(name)`)
      .orderBy("id")
      .execute()
  )
  return rows.map(withoutNulls)
})
