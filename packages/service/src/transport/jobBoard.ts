import type { TransportColumn } from "@crewfleet/sdk"
import { openTransportStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { groupsOf } from "../tally/tallied.ts"
import { jobAsked, jobsAsked } from "./jobPage.ts"

/** The most jobs that a column tells. */
const mostInColumn = 50

/** An agency's open jobs by where they stand, in each the first to be picked up first, so that what is late is on top. */
export const jobBoard = Effect.fnUntraced(function* (agencyId: number) {
  const { query } = yield* Database
  const { transport_status: totals } = yield* query((db) => groupsOf(db, agencyId, ["transport_status"]))
  const columns = openTransportStatuses.map(
    (
      status
    ) => sql`(select id from transport_job_agencies where agency_id = ${agencyId} and status = ${status}
      order by required_at, id limit ${sql.lit(mostInColumn)})`
  )
  const lines = yield* query(async (db) => {
    const { rows } = await sql<{ id: number }>`${sql.join(columns, sql` union all `)}`.execute(db)
    return jobsAsked(
      db,
      rows.map(({ id }) => id)
    )
  })
  const inOrder = lines.toSorted(
    (one, other) => one.job.requiredAt.getTime() - other.job.requiredAt.getTime() || one.id - other.id
  )
  return openTransportStatuses.map(
    (status): TransportColumn => ({
      transportStatus: status,
      total: totals.find(({ group }) => group === status)?.count ?? 0,
      jobs: inOrder.filter(({ standing }) => standing === status).map(jobAsked)
    })
  )
})
