import { Clock, Context, Effect, Exit, Layer, Scope } from "effect"
import { Database } from "../../src/database/Database.ts"
import type { JobKind } from "../../src/job/JobKind.ts"
import { Jobs, type NewJob } from "../../src/job/Jobs.ts"
import { runJobs } from "../../src/job/runJobs.ts"
import { Seal } from "../../src/job/Seal.ts"
import { Settings } from "../../src/Settings.ts"

/** One of the processes that share a database, as far as jobs go. */
export interface Instance {
  readonly enqueue: (job: NewJob) => Effect.Effect<void>
  readonly stop: () => Promise<void>
}

/** How an instance differs from others. */
export interface Differing {
  readonly database: Database["Service"]
  readonly kinds: ReadonlyArray<JobKind>
  /** The present moment in milliseconds. */
  readonly now?: () => number
  readonly secretKey?: string
  readonly log?: (line: string) => void
}

/** Starts an instance that does jobs of some kinds. */
export const instanceOn = async ({
  database,
  kinds,
  now = Date.now,
  secretKey,
  log = () => {}
}: Differing): Promise<Instance> => {
  const scope = Scope.makeUnsafe()
  const layer = Layer.effectDiscard(runJobs(kinds)).pipe(
    Layer.provideMerge(Jobs.layer),
    Layer.provide(Seal.layer),
    Layer.provide(Layer.succeed(Settings, { secretKey, log })),
    Layer.provide(Layer.succeed(Database, database)),
    Layer.provide(clockWith(now))
  )
  const { enqueue } = Context.get(await Effect.runPromise(Layer.buildWithScope(layer, scope)), Jobs)
  const services = Effect.provide(Effect.context<never>(), clockWith(now))
  return {
    enqueue: (job) => Effect.flatMap(services, (context) => Effect.provide(enqueue(job), context)),
    stop: () => Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

const clockWith = (now: () => number) =>
  Layer.effect(
    Clock.Clock,
    Effect.map(Clock.Clock, (clock) => ({
      ...clock,
      sleep: (duration) => clock.sleep(duration),
      currentTimeMillisUnsafe: now,
      currentTimeMillis: Effect.sync(now)
    }))
  )
