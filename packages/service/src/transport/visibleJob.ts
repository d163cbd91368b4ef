import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { jobNotFound } from "./transportRefusals.ts"

/**
 * Refuses a job as not found that an agency may not see: one that it was never asked for, or that another has by now. All are
 * seen by whoever acts for none.
 */
export const visibleJob = Effect.fnUntraced(function* (id: number, agencyId: number | undefined) {
  const { query } = yield* Database
  const job = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("transportJobs")
          .leftJoin("transportJobAgencies as line", (join) =>
            join.onRef("line.jobId", "=", "transportJobs.id").on("line.agencyId", "=", agencyId ?? 0)
          )
          .select(["transportJobs.agencyId", "line.id as lineId", "line.passedAt"])
          .where("transportJobs.id", "=", id)
          .executeTakeFirst()
      )
    : undefined
  if (!job) return yield* Effect.fail(jobNotFound)
  if (agencyId === undefined) return
  const isOpen = job.agencyId === null && job.passedAt === null
  if (job.lineId === null || !(job.agencyId === agencyId || isOpen)) return yield* Effect.fail(jobNotFound)
})
