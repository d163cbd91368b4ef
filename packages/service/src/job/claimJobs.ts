import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { minutesAfter, now } from "../time/now.ts"

/** How long a claimed job is nobody else's. */
export const leaseMinutes = 1

/** Claims jobs that are due, those that somebody waits for and those that never failed first; each is claimed by one process at a time. */
export const claimJobs = Effect.fnUntraced(function* (kinds: ReadonlyArray<string>, most: number) {
  if (kinds.length === 0 || most === 0) return []
  const { query } = yield* Database
  const moment = yield* now
  const lease = randomUUID()
  const leaseEnd = minutesAfter(moment, leaseMinutes)
  return yield* query((db) =>
    db
      .with("due", (step) =>
        step
          .selectFrom("jobs")
          .select("id")
          .where("endedAt", "is", null)
          .where("runAt", "<=", moment)
          .where("kind", "in", kinds)
          .orderBy("background")
          .orderBy("attempts")
          .orderBy("runAt")
          .limit(most)
          .forUpdate()
          .skipLocked()
      )
      .updateTable("jobs")
      .from("due")
      .whereRef("jobs.id", "=", "due.id")
      .set((job) => ({
        lease,
        attempts: job("attempts", "+", 1),
        runAt: leaseEnd,
        begunAt: job.fn.coalesce("begunAt", job.val(moment))
      }))
      .returning(["jobs.id", "kind", "key", "payload", "sealed", "expiresAt", "attempts", "lease", "failure"])
      .returning(["createdAt", "background"])
      .execute()
  )
})

/** A job that this process holds. */
export type ClaimedJob = Effect.Success<ReturnType<typeof claimJobs>>[number]
