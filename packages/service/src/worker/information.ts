import type { WorkerInformation, WorkerInformationBody } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { informationForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { keptInformation } from "../database/StaffingTables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { type OwnWorker, whileStanding } from "./standings.ts"
import { workerNotFound } from "./workerById.ts"

const conflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this worker's compliance information meanwhile."
}

/** What an agency keeps about the terms and checks of a worker. */
export const informationOf = Effect.fnUntraced(function* ({
  workerId,
  agencyId
}: Pick<OwnWorker, "workerId" | "agencyId">) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .select(["id", "workerId", "agencyId", "fitToWork", "version", ...keptInformation.names])
      .where("workerId", "=", workerId)
      .where("agencyId", "=", agencyId)
      .executeTakeFirst()
  )
  return row ? (withoutNulls(row) satisfies WorkerInformation) : yield* Effect.fail(workerNotFound)
})

/** Saves that; whoever edited another version than the present one is refused. */
export const updateInformation = Effect.fnUntraced(function* (
  worker: OwnWorker,
  { version, ...body }: WorkerInformationBody
) {
  const { query, transaction } = yield* Database
  const answers = yield* checkedAnswers(informationForm, informationForm.read(body))
  yield* transaction(
    Effect.gen(function* () {
      yield* whileStanding(worker, { type: "details.changed" })
      const saved = yield* query((db) =>
        db
          .updateTable("workerAgencies")
          .set((row) => ({ ...keptInformation.write(answers), version: row("version", "+", 1) }))
          .where("workerId", "=", worker.workerId)
          .where("agencyId", "=", worker.agencyId)
          .$if(typeof version === "number", (all) => all.where("version", "=", version ?? 0))
          .returning("id")
          .executeTakeFirst()
      )
      if (!saved) return yield* Effect.fail(conflict)
      yield* insertChange({
        kind: "worker_agency",
        subjectId: saved.id,
        event: "information.changed",
        userId: worker.userId
      })
    })
  )
  return yield* informationOf(worker)
})

/** Says whether a worker is fit to work for an agency. */
export const setFitToWork = Effect.fnUntraced(function* (worker: OwnWorker, fitToWork: boolean) {
  const { query, transaction } = yield* Database
  const fitAt = yield* now
  yield* transaction(
    Effect.gen(function* () {
      yield* whileStanding(worker, { type: "fitness.judged" })
      const saved = yield* query((db) =>
        db
          .updateTable("workerAgencies")
          .set((row) => ({ fitToWork, fitAt, fitBy: worker.userId, version: row("version", "+", 1) }))
          .where("workerId", "=", worker.workerId)
          .where("agencyId", "=", worker.agencyId)
          .returning("id")
          .executeTakeFirst()
      )
      if (!saved) return yield* Effect.fail(workerNotFound)
      yield* insertChange({
        kind: "worker_agency",
        subjectId: saved.id,
        event: fitToWork ? "worker.fit" : "worker.unfit",
        userId: worker.userId
      })
    })
  )
})
