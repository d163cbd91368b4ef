import { Cause, Duration, Effect, FiberSet } from "effect"
import { present } from "../session/present.ts"
import { writeLog } from "../writeLog.ts"
import { claimJobs } from "./claimJobs.ts"
import type { JobKind } from "./JobKind.ts"
import { Jobs } from "./Jobs.ts"
import { performJob } from "./performJob.ts"
import { plainFailure } from "./plainFailure.ts"

const mostAtOnce = 8

/** How often it looks for what other processes have put down, or what was put off. */
const pause = "1 second"

/** How long jobs may take to finish when the service is stopped; they are put off then. */
const patience = "5 seconds"

/**
 * Does jobs of these kinds as long as the service runs. It looks for them at once when this process has put one down.
 * While the database is away it goes on looking, and says so once.
 */
export const runJobs = Effect.fnUntraced(function* (kinds: ReadonlyArray<JobKind>) {
  const { due } = yield* Jobs
  const recur = recurring(kinds)
  const running = yield* FiberSet.make()
  yield* Effect.addFinalizer(() => Effect.timeoutOption(FiberSet.awaitEmpty(running), patience))
  let isAway = false

  const guarded = <R>(work: Effect.Effect<void, never, R>) =>
    Effect.andThen(work, says(false)).pipe(
      Effect.catchCauseIf(
        (cause) => !Cause.hasInterruptsOnly(cause),
        (cause) => says(true, plainFailure(cause))
      )
    )
  const says = (away: boolean, failure?: string) =>
    Effect.suspend(() => {
      if (away === isAway) return Effect.void
      isAway = away
      return writeLog({ jobs: away ? "are waiting for the database" : "go on", failure })
    })

  const start = Effect.gen(function* () {
    yield* recur
    const free = mostAtOnce - (yield* FiberSet.size(running))
    if (free === 0) return
    const claimed = yield* claimJobs(
      kinds.map(({ kind }) => kind),
      free
    )
    for (const job of claimed) {
      const kind = kinds.find((one) => one.kind === job.kind)
      if (kind) yield* FiberSet.run(running, Effect.ensuring(guarded(performJob(kind, job)), due.open))
    }
  })

  yield* due.close.pipe(
    Effect.andThen(Effect.uninterruptible(guarded(start))),
    Effect.andThen(Effect.timeoutOption(due.await, pause)),
    Effect.forever,
    Effect.forkScoped
  )
})

/** Puts down what recurs, each once in its stretch of time: the key names the stretch. */
const recurring = (kinds: ReadonlyArray<JobKind>) => {
  const latest = new Map<string, number>()
  return Effect.gen(function* () {
    const { enqueue } = yield* Jobs
    const now = (yield* present).getTime()
    for (const { kind, every } of kinds) {
      if (every === undefined) continue
      const stretch = Duration.toMillis(every)
      const begun = Math.floor(now / stretch) * stretch
      if (latest.get(kind) === begun) continue
      yield* enqueue({ kind, key: new Date(begun).toISOString(), expiresAt: new Date(begun + 2 * stretch) })
      latest.set(kind, begun)
    }
  })
}
