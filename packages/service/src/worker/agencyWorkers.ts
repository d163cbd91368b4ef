import type { ListedWorker } from "@crewfleet/sdk"
import { showsDetails, showsRecords, type WorkingStanding, workingStandings } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"

interface AskedWorkers {
  /** The day by the agency's calendar. */
  readonly today: string
  readonly assignmentCodeId?: number | undefined
  readonly expiringWithin?: number | undefined
}

const theirRecords = sql`record_standings record
  where record.worker_id = worker_agencies.worker_id and record.agency_id = worker_agencies.agency_id`

/** How many of the records that they share wait for the agency to decide. */
const waiting = sql<number>`(select count(*) from ${theirRecords} and waits)`

/** The first day on which one of them that counts with the agency ends. */
const nextExpiry = sql<string | null>`(select min(record.expires) from ${theirRecords})`

/** The workers of an agency; a search looks into names, e-mail, telephone and employment number. */
export const agencyWorkers = listOf({
  table: "workerAgencies",
  owner: "agencyId",
  statuses: { all: workingStandings, together: false, column: "standing" },
  where: (worker, { assignmentCodeId, expiringWithin, today }: AskedWorkers) => [
    worker("standing", "in", workingStandings),
    ...(assignmentCodeId === undefined ? [] : [mayBeBookedAs(assignmentCodeId)]),
    // What has ended by a day did so before it; what ends within some days may do so on the last of them.
    ...(expiringWithin === undefined
      ? []
      : [
          sql<boolean>`${nextExpiry} < ${today}::date + ${sql.lit(
            expiringWithin > 0 ? Math.min(expiringWithin, 10_000) + 1 : 0
          )}`
        ])
  ],
  sorts: {
    name: ["nameKey"],
    nextExpiry: [sql`coalesce(${nextExpiry}, 'infinity'::date)`]
  },
  texts: { withoutGrams: true },
  rows: workerRows,
  line: ({
    sharesSince,
    standing,
    workerId,
    agencyId,
    agencyName,
    email,
    phoneNumber,
    ...worker
  }): ListedWorker =>
    withoutNulls({
      ...worker,
      ...(showsDetails(standing) && { email, phoneNumber }),
      agency: { id: agencyId, name: agencyName },
      id: workerId,
      standing: standing as WorkingStanding,
      shares: showsRecords(standing, sharesSince !== null)
    })
})

const mayBeBookedAs = (assignmentCodeId: number) => sql<boolean>`exists (
  select from worker_jobs job
  where job.worker_id = worker_agencies.worker_id and job.agency_id = worker_agencies.agency_id
    and job.removed_at is null and job.assignment_code_id = ${assignmentCodeId}
)`

function workerRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  return db
    .selectFrom("workerAgencies")
    .innerJoin("workers", "workers.id", "workerId")
    .innerJoin("agencies", "agencies.id", "agencyId")
    .select(["agencyId", "agencies.name as agencyName"])
    .select([
      "workerAgencies.id",
      "workerId",
      "firstName as firstname",
      "lastName as lastname",
      "workers.email"
    ])
    .select(["workers.telephone as phoneNumber", "employmentNumber", "standing", "sharesSince", "fitToWork"])
    .select([
      waiting.as("waiting"),
      nextExpiry.as("nextExpiry"),
      sql<Array<string>>`array(
        select code.name from worker_jobs job join assignment_codes code on code.id = job.assignment_code_id
        where job.worker_id = worker_agencies.worker_id and job.agency_id = worker_agencies.agency_id
          and job.removed_at is null
        order by code.code
      )`.as("assignmentCodes")
    ])
    .where("workerAgencies.id", "in", ids)
    .execute()
}
