import { Cause, Effect, FiberSet } from "effect"
import { writeLog } from "../writeLog.ts"
import { claimJobs } from "./claimJobs.ts"
import type { JobKind } from "./JobKind.ts"
import { Jobs } from "./Jobs.ts"
import { performJob } from "./performJob.ts"
import { plainFailure } from "./plainFailure.ts"
import { makePutDownRuns } from "./putDownRuns.ts"

const mostAtOnce = 8

/** How many of these work by the clock leaves to what somebody waits for, however long it takes. */
const keptFree = 2

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
  const putDownRuns = makePutDownRuns(kinds)
  const namesOf = (some: ReadonlyArray<JobKind>) => some.map(({ kind }) => kind)
  const everyName = namesOf(kinds)
  const waitedFor = namesOf(kinds.filter(({ recurs }) => !recurs))
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
    yield* putDownRuns
    const free = mostAtOnce - (yield* FiberSet.size(running))
    if (free === 0) return
    const room = Math.max(free - keptFree, 0)
    const any = yield* claimJobs(everyName, room)
    const urgent = any.length < room ? [] : yield* claimJobs(waitedFor, free - room)
    for (const job of [...any, ...urgent]) {
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
