import { Effect, Exit, Layer } from "effect"
import type { ClockNeeds } from "../../src/clockJobs.ts"
import { Database } from "../../src/database/Database.ts"
import { FileStores } from "../../src/file/FileStores.ts"
import type { ClockJob } from "../../src/job/ClockJob.ts"
import { claimJobs } from "../../src/job/claimJobs.ts"
import { clockKind } from "../../src/job/clockKind.ts"
import { Jobs } from "../../src/job/Jobs.ts"
import { performJob } from "../../src/job/performJob.ts"
import { makePutDownRuns } from "../../src/job/putDownRuns.ts"
import { Mailer } from "../../src/mail/Mailer.ts"
import { PublicUrl } from "../../src/PublicUrl.ts"
import { Settings } from "../../src/Settings.ts"
import { Seal } from "../../src/secret/Seal.ts"
import { clockWith } from "./instanceOn.ts"

/**
 * Puts down what is due, and claims the next job of some work by the clock as a process does that is killed after so many statements: an ongoing
 * transaction is lost, and nothing is written down any more. True where it came to its end before.
 */
export const dyingOn = (
  database: Database["Service"],
  now: () => number,
  clockJob: ClockJob<ClockNeeds>,
  statements: number
): Effect.Effect<boolean> => {
  let left = Number.POSITIVE_INFINITY
  const dying: Database["Service"] = {
    ...database,
    query: (work) =>
      Effect.suspend(() => (left-- > 0 ? database.query(work) : Effect.die(new Error("killed"))))
  }
  const layer = Mailer.layer.pipe(
    Layer.provideMerge(FileStores.layer),
    Layer.provideMerge(Layer.succeed(PublicUrl, "https://portal.example")),
    Layer.provideMerge(Jobs.layer),
    Layer.provideMerge(Seal.layer),
    Layer.provideMerge(Layer.succeed(Settings, { log: () => {} })),
    Layer.provideMerge(Layer.succeed(Database, dying)),
    Layer.provideMerge(clockWith(now))
  )
  return Effect.gen(function* () {
    const kind = yield* clockKind(clockJob)
    yield* makePutDownRuns([kind])
    const [job] = yield* claimJobs([kind.kind], 1)
    if (!job) return true
    left = statements
    return Exit.isSuccess(yield* Effect.exit(performJob(kind, job)))
  }).pipe(Effect.provide(layer), Effect.scoped)
}
