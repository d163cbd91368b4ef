import { Clock, Context, Effect, Exit, Layer, Scope } from "effect"
import type { ClockNeeds } from "../../src/clockJobs.ts"
import { Database } from "../../src/database/Database.ts"
import { FileStores } from "../../src/file/FileStores.ts"
import type { ClockJob } from "../../src/job/ClockJob.ts"
import { clockKind } from "../../src/job/clockKind.ts"
import type { JobKind } from "../../src/job/JobKind.ts"
import { Jobs, type NewJob } from "../../src/job/Jobs.ts"
import { runJobs } from "../../src/job/runJobs.ts"
import { Mailer } from "../../src/mail/Mailer.ts"
import { PublicUrl } from "../../src/PublicUrl.ts"
import { Settings } from "../../src/Settings.ts"
import { Seal } from "../../src/secret/Seal.ts"

/** One of the processes that share a database, as far as jobs go. */
export interface Instance {
  readonly enqueue: (job: NewJob) => Effect.Effect<void>
  readonly stop: () => Promise<void>
}

/** How an instance differs from others. */
export interface Differing {
  readonly database: Database["Service"]
  readonly kinds?: ReadonlyArray<JobKind>
  readonly clockJobs?: ReadonlyArray<ClockJob<ClockNeeds>>
  /** The present moment in milliseconds. */
  readonly now?: () => number
  readonly secretKey?: string
  readonly log?: (line: string) => void
}

/** Starts an instance that does jobs of some kinds. */
export const instanceOn = async ({
  database,
  kinds = [],
  clockJobs = [],
  now = Date.now,
  secretKey,
  log = () => {}
}: Differing): Promise<Instance> => {
  const scope = Scope.makeUnsafe()
  const clockKinds = Effect.all(clockJobs.map((clockJob) => clockKind(clockJob)))
  const running = Effect.flatMap(clockKinds, (clocked) => runJobs([...kinds, ...clocked]))
  const layer = Layer.effectDiscard(running).pipe(
    Layer.provide(Mailer.layer),
    Layer.provide(FileStores.layer),
    Layer.provide(Layer.succeed(PublicUrl, "https://portal.example")),
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

/** The clock that shows what a test says. */
export const clockWith = (now: () => number) =>
  Layer.effect(
    Clock.Clock,
    Effect.map(Clock.Clock, (clock) => ({
      ...clock,
      sleep: (duration) => clock.sleep(duration),
      currentTimeMillisUnsafe: now,
      currentTimeMillis: Effect.sync(now)
    }))
  )
