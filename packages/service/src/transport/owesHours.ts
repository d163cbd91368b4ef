import { uncountedShiftStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { JobRow } from "./jobRow.ts"

/** Whether a journey was aborted on the road, and hours of its crew are still to be entered. */
export const owesHours = Effect.fnUntraced(function* ({ id, status }: Pick<JobRow, "id" | "status">) {
  if (status !== "ABORTED") return false
  const { query } = yield* Database
  const aborted = yield* query((db) =>
    db
      .selectFrom("changes")
      .select("id")
      .where("kind", "=", "transport_job")
      .where("subjectId", "=", id)
      .where("event", "=", "job.aborted")
      .where("fromStatus", "=", "IN_PROGRESS")
      .where((change) =>
        change.exists(
          change
            .selectFrom("shiftBookings")
            .select("shiftBookings.id")
            .where("jobId", "=", id)
            .where("shiftStatus", "not in", [...uncountedShiftStatuses, "COMPLETED"])
        )
      )
      .limit(1)
      .executeTakeFirst()
  )
  return aborted !== undefined
})
