import type { AgencyForJob } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { askableAgencies } from "./askableAgencies.ts"
import { visibleJob } from "./visibleJob.ts"

/** The agencies that may be asked to carry a job out, and those that were, by name. */
export const agenciesForJob = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  yield* visibleJob(jobId, undefined)
  const askable = yield* askableAgencies()
  const asked = yield* query((db) =>
    db
      .selectFrom("transportJobAgencies")
      .innerJoin("agencies", "agencies.id", "agencyId")
      .select(["agencies.id", "name", "passedAt"])
      .where("jobId", "=", jobId)
      .execute()
  )
  const standings = new Map(asked.map(({ id, passedAt }) => [id, passedAt ? "PASSED" : "ASKED"] as const))
  const others = asked.filter(({ id }) => !askable.some((agency) => agency.id === id))
  return [...askable, ...others]
    .map(({ id, name }): AgencyForJob => withoutNulls({ id, name, standing: standings.get(id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
})
