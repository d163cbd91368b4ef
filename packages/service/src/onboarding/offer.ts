import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { type OwnWorker, whileStanding } from "../worker/standings.ts"

/** Makes an applicant a conditional offer, or takes it back; doing so twice changes nothing. */
export const setOffer = Effect.fnUntraced(function* (worker: OwnWorker, offered: boolean) {
  const { query, transaction } = yield* Database
  const moment = yield* now
  const event = offered ? "offer.made" : "offer.withdrawn"
  yield* transaction(
    Effect.gen(function* () {
      yield* whileStanding(worker, { type: event })
      const changed = yield* query((db) =>
        db
          .updateTable("workerAgencies")
          .set({ offeredAt: offered ? moment : null, offeredBy: offered ? worker.userId : null })
          .where("workerId", "=", worker.workerId)
          .where("agencyId", "=", worker.agencyId)
          .where("offeredAt", offered ? "is" : "is not", null)
          .returning("id")
          .executeTakeFirst()
      )
      if (changed)
        yield* insertChange({
          kind: "worker_agency",
          subjectId: changed.id,
          event,
          userId: worker.userId
        })
    })
  )
})
