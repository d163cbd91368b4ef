import type { Refusal } from "@crewfleet/sdk/effect"
import {
  isAmong,
  type Picked,
  plannableStatuses,
  type TransportStatus,
  takingOffProblem
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { goOn } from "./goOn.ts"
import { lockedJob } from "./lockedJob.ts"

/** An agency's person who plans a job. */
export interface Planner {
  readonly id: number
  readonly agencyId: number
  readonly userId: number
}

/** A job that nobody else changes meanwhile. */
export type LockedJob = Effect.Success<ReturnType<typeof lockedJob>>

/** Does something to the plan of a job that nobody else changes meanwhile, counts the change, and goes on where a log waited for it. */
export const planning = <A, E, R>(
  { id, agencyId }: Planner,
  version: number | undefined,
  work: (job: LockedJob) => Effect.Effect<A, E, R>,
  statuses: ReadonlyArray<TransportStatus> = plannableStatuses
) =>
  Effect.gen(function* () {
    const { query, transaction } = yield* Database
    return yield* transaction(
      Effect.gen(function* () {
        const job = yield* lockedJob({ id, agencyId, version })
        if (!isAmong(statuses, job.status)) return yield* Effect.fail(notPlannable)
        const done = yield* work(job)
        yield* query((db) =>
          db
            .updateTable("transportJobs")
            .set((row) => ({ version: row("version", "+", 1) }))
            .where("id", "=", id)
            .execute()
        )
        yield* goOn(id)
        return done
      })
    )
  })

/** Does something to the crew of a job, and goes on where a log waited for it. */
export const crewing = <A extends { readonly jobId: number }, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { transaction } = yield* Database
    return yield* transaction(Effect.tap(work, ({ jobId }) => goOn(jobId)))
  })

const notPlannable: Refusal = {
  _tag: "Conflict",
  message: "The plan can be changed from accepting the job until the crew has left."
}

/** Refuses to take a pick off a job whose crew was sent, where there is one. */
export const takingOff = (job: LockedJob, picked: Picked): Effect.Effect<void, Refusal> => {
  const problem = takingOffProblem(job.status, picked)
  return problem === undefined || job[`${picked}Id`] === null
    ? Effect.void
    : Effect.fail({ _tag: "Conflict", message: `${problem}.` })
}
