import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Work } from "../database/databaseOn.ts"
import type { ClockJob } from "../job/ClockJob.ts"

const lockOfFolding = 4_107_234

/** Adds what changed to the figures of all agencies together, in one statement. */
export const foldChanges: Work<number> = async (db) => {
  const { numAffectedRows } = await sql`with taken as (
      delete from tally_changes where (select pg_try_advisory_xact_lock(${sql.lit(lockOfFolding)}))
      returning measure, grain, since, value, amount
    )
    insert into tallies as kept (agency_id, measure, grain, since, value, amount)
    select 0, measure, grain, since, value, sum(amount) from taken
    group by 2, 3, 4, 5 having sum(amount) <> 0
    on conflict (agency_id, measure, grain, since, value) do update set amount = kept.amount + excluded.amount`.execute(
    db
  )
  return Number(numAffectedRows)
}

/**
 * Does that. Nobody who makes a booking waits for it: it takes the rows that are there for good, and of several at once
 * one does it.
 */
export const foldTallies: Effect.Effect<number, never, Database> = Effect.flatMap(Database, ({ query }) =>
  query(foldChanges)
)

/** Does so every ten seconds; until then readers add up the changes themselves. */
export const foldingTallies: ClockJob<Database> = {
  name: "add-up-figures",
  sentence: "Adds up the figures of all agencies together",
  due: { every: "10 seconds" },
  work: { sweep: () => foldTallies }
}
