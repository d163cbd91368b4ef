import { Effect } from "effect"
import { lockedJob } from "../transport/lockedJob.ts"
import { jobNotFound } from "../transport/transportRefusals.ts"

/** A job that an agency carries out, which nobody else changes until the transaction ends. */
export const ownJob = Effect.fnUntraced(function* (id: number, agencyId: number) {
  const job = yield* lockedJob({ id, agencyId }).pipe(
    Effect.catchTag("Conflict", () => Effect.fail(jobNotFound))
  )
  return job.agencyId === agencyId ? job : yield* Effect.fail(jobNotFound)
})
