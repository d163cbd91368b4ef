import { obstaclesTo, transportLife } from "@crewfleet/machines/life"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { factsOfJob } from "./factsOfJob.ts"
import { lockedJob } from "./lockedJob.ts"
import { keeperOf } from "./logHands.ts"
import { logStanding } from "./logStanding.ts"
import { notLeavingOf } from "./notLeavingOf.ts"
import type { LockedJob } from "./planning.ts"
import { takeStep } from "./takeStep.ts"
import { tellOfObstacles } from "./tellOfObstacles.ts"

/**
 * Takes the steps that the log of a journey brings, in the name of whoever keeps it: it starts once nothing forbids the crew to
 * leave, and is over once the log is submitted. Where the job's life refuses one, the agency is told why.
 */
export const goOn = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const started = yield* lockedJob({ id: jobId })
  if (started.status === "COMMITTED") {
    const { isLookedAt, reasons } = yield* query((db) => notLeavingOf(db, started))
    // What the log says itself is known; what else stands in the way is told.
    if (isLookedAt && reasons.every(({ isLeftOpen }) => isLeftOpen)) yield* step(started, "journey.started")
  }
  const job = yield* lockedJob({ id: jobId })
  if (job.status !== "IN_PROGRESS") return
  const standing = yield* query((db) => logStanding(db, job))
  if (standing?.submittedAt !== undefined) yield* step(job, "journey.logged")
})

/** Does so of the other journeys to come of a vehicle of which something was mended, and of those named. */
export const othersGoOn = Effect.fnUntraced(function* (
  vehicleId: number,
  jobId: number,
  named: ReadonlyArray<number> = []
) {
  const { query } = yield* Database
  const waiting = yield* query((db) =>
    db
      .selectFrom("transportJobs")
      .select("id")
      .where("vehicleId", "=", vehicleId)
      .where("status", "=", "COMMITTED")
      .execute()
  )
  const others = new Set([...waiting.map(({ id }) => id), ...named])
  others.delete(jobId)
  for (const id of [...others].toSorted((one, other) => one - other)) yield* goOn(id)
})

const step = Effect.fnUntraced(function* (job: LockedJob, type: "journey.started" | "journey.logged") {
  const { query } = yield* Database
  const keeper = yield* query((db) => keeperOf(db, job.id))
  if (!keeper) return
  const { facts } = yield* factsOfJob(job.id)
  const obstacles = obstaclesTo(transportLife, job.status, facts, { type })
  if (obstacles.length > 0)
    return yield* tellOfObstacles(
      job,
      type,
      obstacles.map(({ text }) => text)
    )
  yield* takeStep({ id: job.id, event: { type }, by: { userId: keeper.userId } })
})
