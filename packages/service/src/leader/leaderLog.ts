import type { LeaderLog } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fullName } from "../form/fullName.ts"
import { now } from "../time/now.ts"
import { isLogClosed } from "../transport/isLogClosed.ts"
import { logStanding } from "../transport/logStanding.ts"
import { agencyChecksOf } from "../transport/notLeavingOf.ts"
import { shownJob } from "../transport/shownJob.ts"
import { handOf, type LogSender } from "./lockedLog.ts"
import { logRecords } from "./logRecords.ts"
import { logClosedToReaders, noLongerKept } from "./logRefusals.ts"
import { logReturns } from "./logReturns.ts"
import { logVehicle } from "./logVehicle.ts"

/** All that a journey needs, for whoever keeps its log: the job as they may read it by now, and the log as far as it was received. */
export const leaderLog = Effect.fnUntraced(function* (sender: LogSender) {
  const { query } = yield* Database
  const { jobId } = sender
  const { id, workerId, userId, endedAt } = yield* handOf(sender)
  if (endedAt !== null || userId === null) return yield* Effect.fail(noLongerKept)
  const row = yield* query((db) =>
    db
      .selectFrom("transportJobs")
      .select(["id", "status", "agencyId", "vehicleId", "leaderId"])
      .where("id", "=", jobId)
      .executeTakeFirstOrThrow()
  )
  if (yield* query((db) => isLogClosed(db, row))) return yield* Effect.fail(logClosedToReaders)
  const job = yield* shownJob(jobId, { kind: "worker", workerId, userId }).pipe(
    Effect.catchTag("NotFound", () => Effect.fail(noLongerKept))
  )
  const heardAt = yield* now
  yield* query((db) => db.updateTable("transportLogHands").set({ heardAt }).where("id", "=", id).execute())
  const standing = yield* query((db) => logStanding(db, row))
  // Before the vehicle: what is open of that is no older than what was found.
  const records = yield* logRecords(jobId, "holding")
  return {
    job,
    workerId,
    isFormer: row.leaderId !== workerId,
    aborted: row.status === "ABORTED" ? yield* query((db) => abortedOf(db, jobId)) : undefined,
    vehicle: yield* query((db) => logVehicle(db, row)),
    agencyChecks: yield* query((db) => agencyChecksOf(db, row.agencyId)),
    records,
    returns: yield* query((db) => logReturns(db, jobId)),
    submittedAt: standing?.submittedAt?.toISOString()
  } satisfies LeaderLog
})

/** When a journey was aborted, and by whom. */
const abortedOf = async (db: Kysely<Tables>, jobId: number): Promise<LeaderLog["aborted"]> => {
  const change = await db
    .selectFrom("changes")
    .leftJoin("users", "users.id", "changes.userId")
    .select(["at", "firstName", "lastName"])
    .where("kind", "=", "transport_job")
    .where("subjectId", "=", jobId)
    .where("event", "=", "job.aborted")
    .orderBy("changes.id", "desc")
    .limit(1)
    .executeTakeFirst()
  return change && withoutNulls({ at: change.at.toISOString(), by: fullName(change) })
}
