import type { NewWorkerJob, WorkerJob } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { UniqueViolation } from "../database/UniqueViolation.ts"
import { violating } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { type OwnWorker, whileStanding } from "./standings.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This job cannot be found." }
const held: Refusal = {
  _tag: "Conflict",
  message: "This worker has a job with this assignment code already."
}

type Named = Pick<OwnWorker, "workerId" | "agencyId">

/** What a worker may be booked as by an agency. */
export const jobsOf = Effect.fnUntraced(function* ({ workerId, agencyId }: Named) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("workerJobs")
      .innerJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
      .innerJoin("paymentMethods", "paymentMethods.id", "paymentMethodId")
      .select(["workerJobs.id", "assignmentCodeId", "assignmentCodes.name as assignmentCode"])
      .select(["paymentMethodId", "paymentMethods.name as paymentMethod", "addedAt"])
      .where("workerId", "=", workerId)
      .where("agencyId", "=", agencyId)
      .where("removedAt", "is", null)
      .orderBy("assignmentCodes.code")
      .execute()
  )
  return rows.map(({ addedAt, ...job }): WorkerJob => ({ ...job, addedAt: addedAt.toISOString() }))
})

/** Lets a worker be booked as something. */
export const addJob = Effect.fnUntraced(function* (
  worker: OwnWorker,
  { assignmentCodeId, paymentMethodId }: NewWorkerJob
) {
  const { workerId, agencyId, userId } = worker
  const { query, attempt, transaction } = yield* Database
  const code = yield* query((db) =>
    db
      .selectFrom("assignmentCodes")
      .select("id")
      .where("id", "=", possible(assignmentCodeId))
      .executeTakeFirst()
  )
  const method = yield* query((db) =>
    db
      .selectFrom("paymentMethods")
      .select("id")
      .where("id", "=", possible(paymentMethodId))
      .executeTakeFirst()
  )
  const problems = [
    ...(code ? [] : [{ field: "assignmentCodeId", text: "Choose the assignment code" }]),
    ...(method ? [] : [{ field: "paymentMethodId", text: "Choose the payment method" }])
  ]
  if (!code || !method) return yield* Effect.fail(violating(problems))
  const addedAt = yield* now
  const { id } = yield* transaction(
    Effect.gen(function* () {
      yield* whileStanding(worker, { type: "job.added" })
      return yield* attempt((db) =>
        db
          .insertInto("workerJobs")
          .values({
            workerId,
            agencyId,
            assignmentCodeId: code.id,
            paymentMethodId: method.id,
            addedBy: userId,
            addedAt
          })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
    })
  ).pipe(Effect.catchTag("UniqueViolation", isHeld))
  const job = (yield* jobsOf({ workerId, agencyId })).find((one) => one.id === id)
  return job ?? (yield* Effect.fail(notFound))
})

/** Takes a job away: no booking as that any more. */
export const removeJob = Effect.fnUntraced(function* (
  { workerId, agencyId, userId }: OwnWorker,
  jobId: number
) {
  const { query } = yield* Database
  const removedAt = yield* now
  const removed = yield* query((db) =>
    db
      .updateTable("workerJobs")
      .set({ removedAt, removedBy: userId })
      .where("id", "=", possible(jobId))
      .where("workerId", "=", workerId)
      .where("agencyId", "=", agencyId)
      .where("removedAt", "is", null)
      .returning("id")
      .executeTakeFirst()
  )
  if (!removed) return yield* Effect.fail(notFound)
})

const possible = (id: number | undefined) => (id !== undefined && isPossibleId(id) ? id : 0)

const isHeld = (violation: UniqueViolation) =>
  violation.constraint === "worker_jobs_held" ? Effect.fail(held) : Effect.die(violation)
