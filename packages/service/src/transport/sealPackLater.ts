import { Effect } from "effect"
import { Jobs } from "../job/Jobs.ts"
import { minutesAfter, now } from "../time/now.ts"

/** The kind of the jobs that seal packs. */
export const packKind = "pack"

/** What such a job keeps in sight. */
export interface PackPayload {
  readonly jobId: number
}

/** For how long sealing is tried. */
const triedMinutes = 365 * 24 * 60

/** Has the pack of a journey whose log was accepted sealed once the ongoing transaction is committed. */
export const sealPackLater = Effect.fnUntraced(function* (jobId: number) {
  const { enqueue } = yield* Jobs
  const payload: PackPayload = { jobId }
  const expiresAt = minutesAfter(yield* now, triedMinutes)
  yield* enqueue({ kind: packKind, key: String(jobId), payload, expiresAt })
})
