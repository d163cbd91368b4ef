import type { TransportStepTaken } from "@crewfleet/sdk"
import { plainWords, transportReasonProblem } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { goOn } from "./goOn.ts"
import { lockedJob } from "./lockedJob.ts"
import { otherAgencies } from "./otherAgencies.ts"
import type { Planner } from "./planning.ts"
import { refusedAt, takeStep } from "./takeStep.ts"

/** Takes a step that needs no more than a reason. Declining a job that others were asked for as well passes it on. */
export const stepJob = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { event, reason, version }: TransportStepTaken
) {
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      if (event === "job.declined" && (yield* passOn({ id, agencyId, userId }, { reason, version }))) return
      yield* takeStep({ id, agencyId, version, event: { type: event, reason }, by: { userId } })
      // Its log may be submitted already.
      if (event === "journey.started") yield* goOn(id)
    })
  )
})

/** Whether a job was passed on, as other agencies may still accept it. */
const passOn = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { reason = "", version }: Pick<TransportStepTaken, "reason" | "version">
) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedJob({ id, agencyId, version })
      const others = yield* query((db) => otherAgencies(db, id, agencyId))
      if (job.status !== "NEW" || others.length === 0) return false
      const problem = transportReasonProblem("job.declined", reason)
      if (problem !== undefined) return yield* Effect.fail(refusedAt("reason", problem))
      const passedAt = yield* now
      yield* query((db) =>
        db
          .updateTable("transportJobAgencies")
          .set({ passedAt, passedBecause: plainWords(reason) })
          .where("jobId", "=", id)
          .where("agencyId", "=", agencyId)
          .execute()
      )
      yield* insertChange({
        ...{ kind: "transport_job", subjectId: id, event: "job.passedOn", reason: plainWords(reason), userId }
      })
      return true
    })
  )
})
