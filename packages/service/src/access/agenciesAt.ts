import { Effect } from "effect"
import { Database } from "../database/Database.ts"

/** The agencies for which a worker is at work. */
export const agenciesAt = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .select("agencyId")
      .where("workerId", "=", workerId)
      .where("standing", "=", "TAKEN_ON")
      .orderBy("agencyId")
      .execute()
  )
  return rows.map(({ agencyId }) => agencyId)
})
