import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, Id, Instant, maybe, named } from "../contract/wire.ts"

/**
 * Where the latest run stands: nobody has begun it, it goes on, it is done, some of it failed and is tried again, or some
 * of it failed for good.
 */
export const jobStandings = ["WAITING", "RUNNING", "DONE", "RETRYING", "FAILED"] as const
export type JobStanding = (typeof jobStandings)[number]

/** Work that comes round by the clock, and how its latest run went. */
export class ScheduledJob extends named<ScheduledJob>("ScheduledJob")({
  /** What it is called in logs. */
  name: Schema.String,
  /** What it does, in a sentence for administrators. */
  sentence: Schema.String,
  /** The seconds from one run to the next, where it is not done at a time of the day. */
  everySeconds: maybe(Id),
  /** The time of the day at which it is done, such as `09:00`. */
  dailyAt: maybe(Schema.String),
  /** The zone of that time, such as `Europe/Paris`. */
  timeZone: maybe(Schema.String),
  /** Where the latest run stands; absent before the first. */
  standing: maybe(code(jobStandings)),
  /** When the latest run began, in UTC. */
  begunAt: maybe(Instant),
  /** When the latest run ended, in UTC. */
  endedAt: maybe(Instant),
  /** To how many things something was done in the latest run. */
  done: Id,
  /** For how many things that failed. */
  failed: Id,
  /** When the next run is due, in UTC. */
  nextDueAt: Instant
}) {}

/** A part of such work that failed: with what, by name and code alone. */
export class FailedJob extends named<FailedJob>("FailedJob")({
  /** The number of the job. */
  id: Id,
  /** What the work is called in logs. */
  name: Schema.String,
  /** What it does, in a sentence for administrators. */
  sentence: maybe(Schema.String),
  /** Which of its subjects, such as `Booking 17`; absent where all of it failed. */
  subject: maybe(Schema.String),
  /** When it was due, in UTC. */
  dueAt: Instant,
  /** How often it was tried. */
  attempts: Id,
  /** With what it failed last: the name of the error and its code. */
  failure: Schema.String,
  /** When it is tried again, in UTC; absent where it is given up. */
  nextTryAt: maybe(Instant)
}) {}

const calls = {
  /** All work that comes round by the clock. */
  list: HttpApiEndpoint.get("list", "/scheduled-jobs", { success: Schema.Array(ScheduledJob) }),
  /** What failed, page by page, the last first. */
  failures: HttpApiEndpoint.get("failures", "/scheduled-jobs/failures/:page/:size", {
    params: pageInPath,
    query: afterInQuery,
    success: pageOf(FailedJob)
  }),
  /** Runs such work now, beside its time. */
  run: HttpApiEndpoint.post("run", "/scheduled-jobs/:name/run", {
    params: {
      /** What the work is called in logs. */
      name: Schema.String
    },
    success: ServerMessage
  }).annotateMerge(repeatable)
}

/** Work that comes round by the clock, as the platform's administrators see it. */
export class JobApi extends HttpApiGroup.make("job")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
