import type { TransportColumn } from "@crewfleet/sdk"
import { openTransportStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { groupsOf } from "../tally/tallied.ts"
import { jobAsked, jobsAsked } from "./jobPage.ts"

/** The most jobs that a column tells. */
const mostInColumn = 50

/** An agency's open jobs by where they stand, in each what cannot wait first. */
export const jobBoard = Effect.fnUntraced(function* (agencyId: number) {
  const { query } = yield* Database
  const { transport_status: totals } = yield* query((db) => groupsOf(db, agencyId, ["transport_status"]))
  const columns = openTransportStatuses.map(
    (
      status
    ) => sql`(select id from transport_job_agencies where agency_id = ${agencyId} and status = ${status}
      order by urgent_from, required_at, id limit ${sql.lit(mostInColumn)})`
  )
  const inOrder = yield* query(async (db) => {
    const { rows } = await sql<{ id: number }>`${sql.join(columns, sql` union all `)}`.execute(db)
    const ids = rows.map(({ id }) => id)
    const lines = new Map((await jobsAsked(db, ids)).map((line) => [line.id, line]))
    return ids.flatMap((id) => lines.get(id) ?? [])
  })
  return openTransportStatuses.map(
    (status): TransportColumn => ({
      transportStatus: status,
      total: totals.find(({ group }) => group === status)?.count ?? 0,
      jobs: inOrder.filter(({ standing }) => standing === status).map(jobAsked)
    })
  )
})
