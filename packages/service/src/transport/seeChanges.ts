import type { ChangesSeen } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { greatestId } from "../database/possibleIds.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { goOn } from "./goOn.ts"
import { lockedJob } from "./lockedJob.ts"
import type { Planner } from "./planning.ts"
import { jobNotFound } from "./transportRefusals.ts"

/**
 * Says that somebody has seen what the ward changed, up to the latest change that they were shown; on the road and afterwards as
 * well, as a ward may change until the journey is over. Where all was seen already, nothing is done; a log that waited for it goes on.
 */
export const seeChanges = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { upTo }: ChangesSeen
) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedJob({ id, agencyId })
      if (job.agencyId !== agencyId) return yield* Effect.fail(jobNotFound)
      const seenAt = yield* now
      const seen = yield* query((db) =>
        db
          .updateTable("transportChanges")
          .set({ seenAt, seenBy: userId })
          .where("jobId", "=", id)
          .where("seenAt", "is", null)
          .where("id", "<=", Math.min(upTo ?? greatestId, greatestId))
          .returning("id")
          .execute()
      )
      if (seen.length === 0) return
      yield* query((db) =>
        db
          .updateTable("transportJobs")
          .set((row) => ({ version: row("version", "+", 1) }))
          .where("id", "=", id)
          .execute()
      )
      yield* insertChange({ kind: "transport_job", subjectId: id, event: "changes.seen", userId })
      yield* goOn(id)
    })
  )
})
