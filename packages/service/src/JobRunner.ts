import { Effect, Layer } from "effect"
import { runJobs } from "./job/runJobs.ts"
import { mailing } from "./mail/mailing.ts"
import { Housekeeping } from "./session/Housekeeping.ts"

/** Does what was put down for later, of every kind that there is. */
export const JobRunner = Layer.effectDiscard(Effect.flatMap(Effect.all([mailing, Housekeeping]), runJobs))
