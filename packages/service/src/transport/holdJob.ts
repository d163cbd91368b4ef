import { plainWords, transportReasonProblem } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import { lockedJob } from "./lockedJob.ts"
import { refusedAt } from "./takeStep.ts"

/** Keeps what a job says of its patient from being erased, for a reason; without one it may be erased in its time again. */
export const holdJob = Effect.fnUntraced(function* (id: number, reason = "", userId: number) {
  const problem = transportReasonProblem("", reason)
  if (problem) return yield* Effect.fail(refusedAt("reason", problem))
  const { query, transaction } = yield* Database
  const heldBecause = plainWords(reason) || null
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedJob({ id })
      if (job.heldBecause === heldBecause) return
      yield* query((db) =>
        db.updateTable("transportJobs").set({ heldBecause }).where("id", "=", id).execute()
      )
      yield* insertChange({
        kind: "transport_job",
        subjectId: id,
        event: heldBecause === null ? "hold.released" : "job.held",
        reason: heldBecause,
        userId
      })
    })
  )
})
