import type { ListedTransport } from "@crewfleet/sdk"
import { agencyStandings } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { listOf } from "../list/listOf.ts"
import { type ListedJob, listedJob, listedJobs, listedRequest } from "./listedJobs.ts"

const sorts = { urgency: ["urgentFrom", "requiredAt"], requiredAt: ["requiredAt"] } as const

/**
 * The jobs that an agency may see: what cannot wait first, then what cannot in the time to come, then all others; a search looks into reference, ward, client, destination
 * and post codes, and into nothing that names a patient.
 */
export const jobPage = listOf({
  table: "transportJobAgencies",
  owner: "agencyId",
  statuses: { all: agencyStandings, together: true, apart: true },
  sorts,
  texts: {},
  tally: () => ({ measure: "transport_status" }),
  rows: jobsAsked,
  line: jobAsked
})

/** Everybody's jobs, for administrators; a search looks into the same. */
export const jobPageOfAll = listOf({
  table: "transportJobs",
  statuses: { all: agencyStandings, together: true, apart: true },
  sorts,
  texts: { owner: sql`coalesce(client_id, 0)` },
  tally: () => ({ measure: "transport_status" }),
  rows: listedJobs,
  line: listedJob
})

/** A job as it stands with an agency, by the number of its line with that agency. */
export interface JobAsked {
  readonly id: number
  readonly agencyId: number
  readonly standing: string
  readonly job: ListedJob
}

/** Lines of agencies' lists by their numbers. */
export async function jobsAsked(
  db: Kysely<Tables>,
  ids: ReadonlyArray<number>
): Promise<ReadonlyArray<JobAsked>> {
  const asked = await db
    .selectFrom("transportJobAgencies")
    .select(["id", "agencyId", "jobId", "status as standing"])
    .where("id", "in", [0, ...ids])
    .execute()
  const jobs = await listedJobs(
    db,
    asked.map(({ jobId }) => jobId)
  )
  const byId = new Map(jobs.map((job) => [job.id, job]))
  return asked.flatMap(({ jobId, ...line }) => {
    const job = byId.get(jobId)
    return job ? [{ ...line, job }] : []
  })
}

/** One of them: of what another agency plans it is told no more than what was asked for. */
export function jobAsked({ agencyId, standing, job }: JobAsked): ListedTransport {
  return job.agencyId === agencyId ? listedJob(job) : listedRequest(job, standing)
}
