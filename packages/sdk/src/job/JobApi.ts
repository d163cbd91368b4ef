import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { afterInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { ServerMessage } from "../session/SessionApi.ts"

/**
 * Where the latest run stands: nobody has begun it, it goes on, it is done, some of it failed and is tried again, or some
 * of it failed for good.
 */
export const jobStandings = ["WAITING", "RUNNING", "DONE", "RETRYING", "FAILED"] as const
export type JobStanding = (typeof jobStandings)[number]

/**
 * Work that comes round by the clock: once in every so many seconds, or each day at a time such as `09:00` in a zone such
 * as `Europe/Paris`. What is told of begin, end, done and failed is of its latest run.
 */
export const ScheduledJob = Schema.Struct({
  name: Schema.String,
  sentence: Schema.String,
  everySeconds: maybe(Numeric),
  dailyAt: maybe(Schema.String),
  timeZone: maybe(Schema.String),
  standing: maybe(Schema.Literals(jobStandings)),
  begunAt: maybe(Instant),
  endedAt: maybe(Instant),
  /** To how many things something was done, and for how many that failed. */
  done: Numeric,
  failed: Numeric,
  nextDueAt: Instant
})
export type ScheduledJob = typeof ScheduledJob.Type

/** A part of such work that failed: with what, by name and code alone. */
export const FailedJob = Schema.Struct({
  id: Id,
  name: Schema.String,
  sentence: maybe(Schema.String),
  /** Which of its subjects, such as `Booking 17`; absent where all of it failed. */
  subject: maybe(Schema.String),
  dueAt: Instant,
  attempts: Numeric,
  failure: Schema.String,
  /** Absent where it is given up. */
  nextTryAt: maybe(Instant)
})
export type FailedJob = typeof FailedJob.Type

/** Work that comes round by the clock, as the platform's administrators see it. */
export class JobApi extends HttpApiGroup.make("job")
  .add(
    HttpApiEndpoint.get("list", "/scheduled-jobs", { success: Schema.Array(ScheduledJob) }),
    HttpApiEndpoint.get("failures", "/scheduled-jobs/failures/:page/:size", {
      params: { page: Schema.Int, size: Schema.Int },
      query: afterInQuery,
      success: pageOf(FailedJob)
    }),
    HttpApiEndpoint.post("run", "/scheduled-jobs/:name/run", {
      params: { name: Schema.String },
      success: ServerMessage
    }).annotateMerge(repeatable)
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
