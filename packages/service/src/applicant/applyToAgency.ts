import { sharingRefused } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { insertChange } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { now } from "../time/now.ts"

/** What an agency is shown of nobody who does not agree to it. */
export const agreedTo = (shares: boolean) =>
  shares ? Effect.void : Effect.fail(violating([{ field: "shares", text: sharingRefused }]))

/**
 * Lets a worker apply to an agency, which sees their details and records from then on. Who was declined or has left applies
 * anew; who waits already or is taken on stays so, and only agrees to sharing where they had not.
 */
export const applyToAgency = Effect.fnUntraced(function* (
  workerId: number,
  agencyId: number,
  userId: number | null
) {
  const { query, transaction } = yield* Database
  const moment = yield* now
  yield* transaction(
    Effect.gen(function* () {
      yield* query((db) =>
        sql`select pg_advisory_xact_lock(hashtextextended(${`apply:${workerId}:${agencyId}`}, 0))`.execute(db)
      )
      const before = yield* query((db) =>
        db
          .selectFrom("workerAgencies")
          .select(["id", "standing", "sharesSince"])
          .where("workerId", "=", workerId)
          .where("agencyId", "=", agencyId)
          .forUpdate()
          .executeTakeFirst()
      )
      const sharesSince = before?.sharesSince ?? moment
      if (before?.standing === "APPLIED" || before?.standing === "TAKEN_ON") {
        if (before.sharesSince !== null) return
        yield* query((db) =>
          db.updateTable("workerAgencies").set({ sharesSince }).where("id", "=", before.id).execute()
        )
        yield* insertChange({ kind: "worker_agency", subjectId: before.id, event: "records.shared", userId })
        return
      }
      const applied = {
        sharesSince,
        appliedAt: moment,
        decidedAt: null,
        decidedBy: null,
        declinedBecause: null
      }
      if (before) {
        const event = { type: "worker.applied" } as const
        yield* changeStatus(lives.staff, { id: before.id, tenant: agencyId, event, facts: {}, userId })
        yield* query((db) =>
          db.updateTable("workerAgencies").set(applied).where("id", "=", before.id).execute()
        )
        return
      }
      const { id } = yield* query((db) =>
        db
          .insertInto("workerAgencies")
          .values({ ...applied, standing: "APPLIED", workerId, agencyId })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      yield* insertChange({
        kind: "worker_agency",
        subjectId: id,
        event: "worker.applied",
        toStatus: "APPLIED",
        userId
      })
    })
  )
})
