import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { Seal } from "../secret/Seal.ts"
import { minutesAfter, now } from "../time/now.ts"
import { writeLog } from "../writeLog.ts"
import { type ClaimedJob, leaseMinutes } from "./claimJobs.ts"
import type { JobKind } from "./JobKind.ts"
import { InBackground, purposeOf } from "./Jobs.ts"
import { plainFailure } from "./plainFailure.ts"

const longestPause = 300

/**
 * Does a claimed job outside of any transaction (work by the clock opens one of its own), and writes down how that ended. Once it has expired it is not begun any
 * more, and is interrupted in the middle.
 */
export const performJob = (kind: JobKind, job: ClaimedJob) =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const left = job.expiresAt.getTime() - (yield* now).getTime()
      if (left <= 0) return yield* giveUp(job)
      const { open } = yield* Seal
      const opened = job.sealed === null ? Effect.undefined : open(job.sealed, purposeOf(job))
      const finish = yield* finishing(job)
      const started = Effect.flatMap(opened, (secret) => kind.perform({ ...job, secret, finish })).pipe(
        Effect.provideService(InBackground, job.background)
      )
      // It ends well before somebody else may claim it.
      const longest = Math.min(left, leaseMinutes * 50_000)
      const exit = yield* Effect.exit(restore(Effect.timeout(started, longest)))
      yield* exit._tag === "Success" ? end(job, "done") : postpone(job, plainFailure(exit.cause))
    })
  )

const giveUp = Effect.fnUntraced(function* (job: ClaimedJob) {
  yield* end(job, "expired")
  const { kind, attempts, failure } = job
  yield* writeLog({ job: kind, gaveUpAfter: attempts - 1, failure })
})

const end = Effect.fnUntraced(function* (job: ClaimedJob, outcome: "done" | "expired") {
  yield* write(job, { ...over, outcome, endedAt: yield* now })
})

const finishing = (job: ClaimedJob) =>
  Effect.map(Effect.context<Database>(), (context) =>
    Effect.fnUntraced(function* (handled: number) {
      const { numUpdatedRows } = yield* write(job, {
        ...over,
        outcome: "done",
        endedAt: yield* now,
        handled
      })
      if (numUpdatedRows === 0n) return yield* Effect.die(new Error("Somebody else has this job now"))
    }, Effect.provide(context))
  )

const over = { sealed: null, lease: null } as const

// Not beyond its end, so that what is sealed in it is erased then.
const postpone = Effect.fnUntraced(function* (job: ClaimedJob, failure: string) {
  const pause = Math.min(2 ** job.attempts, longestPause)
  const again = minutesAfter(yield* now, pause / 60).getTime()
  const runAt = new Date(Math.min(again, job.expiresAt.getTime()))
  yield* write(job, { runAt, failure, lease: null })
})

interface Standing {
  readonly endedAt?: Date
  readonly outcome?: "done" | "expired"
  readonly handled?: number
  readonly sealed?: null
  readonly runAt?: Date
  readonly failure?: string
  readonly lease: null
}

// Nothing is written once the lease has ended and somebody else holds the job.
const write = Effect.fnUntraced(function* ({ id, lease }: ClaimedJob, standing: Standing) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .updateTable("jobs")
      .set(standing)
      .where("id", "=", id)
      .where("lease", "=", lease)
      .executeTakeFirstOrThrow()
  )
})
