import { Effect, Layer } from "effect"
import { brandTimeZone } from "./brand/brandFile.ts"
import { clockJobs } from "./clockJobs.ts"
import { clockKind } from "./job/clockKind.ts"
import { runJobs } from "./job/runJobs.ts"
import { mailing } from "./mail/mailing.ts"
import { sealing } from "./pack/sealPack.ts"
import { Settings } from "./Settings.ts"

/** Does what was put down for later, of every kind that there is, and what comes round by the clock. */
export const JobRunner = Layer.effectDiscard(
  Effect.gen(function* () {
    const recurring = clockJobs(brandTimeZone(yield* Settings))
    yield* runJobs(yield* Effect.all([mailing, sealing, ...recurring.map((clockJob) => clockKind(clockJob))]))
  })
)
