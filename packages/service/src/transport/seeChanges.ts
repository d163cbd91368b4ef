import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { type Planner, planning } from "./planning.ts"

/** Says that somebody has seen what the ward changed. */
export const seeChanges = (planner: Planner) =>
  planning(
    planner,
    undefined,
    Effect.fnUntraced(function* ({ id }) {
      const { query } = yield* Database
      const { userId } = planner
      const seenAt = yield* now
      yield* query((db) =>
        db
          .updateTable("transportChanges")
          .set({ seenAt, seenBy: userId })
          .where("jobId", "=", id)
          .where("seenAt", "is", null)
          .execute()
      )
      yield* insertChange({ kind: "transport_job", subjectId: id, event: "changes.seen", userId })
    })
  )
