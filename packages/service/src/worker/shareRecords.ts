import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { joined } from "../access/memberships.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import type { OwnWorker } from "./standings.ts"

const notFound: Refusal = { _tag: "NotFound", message: "You belong to no such agency." }

/** Lets an agency see a worker's records, or no longer; doing so twice changes nothing. */
export const shareRecords = Effect.fnUntraced(function* (
  { workerId, agencyId, userId }: OwnWorker,
  shares: boolean
) {
  const { query, transaction } = yield* Database
  const moment = yield* now
  yield* transaction(
    Effect.gen(function* () {
      const row = isPossibleId(agencyId)
        ? yield* query((db) =>
            joined(db)
              .select(["id", "sharesSince"])
              .where("workerId", "=", workerId)
              .where("agencyId", "=", agencyId)
              .forUpdate()
              .executeTakeFirst()
          )
        : undefined
      if (!row) return yield* Effect.fail(notFound)
      if ((row.sharesSince !== null) === shares) return
      yield* query((db) =>
        db
          .updateTable("workerAgencies")
          .set({ sharesSince: shares ? moment : null })
          .where("id", "=", row.id)
          .execute()
      )
      yield* insertChange({
        kind: "worker_agency",
        subjectId: row.id,
        event: shares ? "records.shared" : "records.withheld",
        userId
      })
    })
  )
})
