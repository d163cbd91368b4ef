import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { jobNotFound } from "./transportRefusals.ts"

/** The hours in which an agency's own job takes vehicles and workers; not found where the job is not its own. */
export const plannedJob = Effect.fnUntraced(function* (jobId: number, agencyId: number) {
  if (!isPossibleId(jobId)) return yield* Effect.fail(jobNotFound)
  const { query } = yield* Database
  const job = yield* query((db) =>
    db
      .selectFrom("transportJobs")
      .select(["id", "shiftDate", "shiftEndDate"])
      .where("id", "=", jobId)
      .where("agencyId", "=", agencyId)
      .executeTakeFirst()
  )
  if (!job?.shiftDate || !job.shiftEndDate) return yield* Effect.fail(jobNotFound)
  return { id: job.id, start: job.shiftDate, end: job.shiftEndDate }
})
