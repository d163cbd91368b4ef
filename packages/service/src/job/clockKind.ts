import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import type { ClockJob, Individually, Subject } from "./ClockJob.ts"
import type { Job, JobKind } from "./JobKind.ts"
import { Jobs, type NewJob } from "./Jobs.ts"
import { overtakenAt } from "./Recurrence.ts"

/** How many subjects one transaction puts down. */
const pageSize = 100

/** What a job by the clock keeps in sight: a run of it, the next page of its subjects, or one of them. */
interface Payload {
  /** When the run was due, as ISO 8601 text. */
  readonly due: string
  /** The last subject of the page before. */
  readonly after?: Subject["what"]
  readonly what?: Subject["what"]
  readonly when?: string
}

/** A run of work by the clock: what is put down when it is due. */
export const runOf = (
  { name, due: recurrence }: Pick<ClockJob, "name" | "due">,
  due: Date,
  now: Date
): NewJob => ({
  kind: name,
  key: due.toISOString(),
  payload: { due: due.toISOString() } satisfies Payload,
  due,
  expiresAt: overtakenAt(recurrence, now)
})

/** The kind of the jobs that do work by the clock. What was put down by it waits until nobody waits for anything else. */
export const clockKind = <R>(clockJob: ClockJob<R>): Effect.Effect<JobKind, never, R | Database | Jobs> =>
  Effect.map(Effect.context<R | Database | Jobs>(), (context) => {
    const { name, work, due, eachCounts } = clockJob
    const perform = "sweep" in work ? swept(work.sweep) : individually(clockJob, work)
    return {
      kind: name,
      recurs: { due, ...(eachCounts && { eachCounts }) },
      perform: (job) => Effect.provide(perform(job, job.payload as Payload), context)
    }
  })

const swept =
  <R>(sweep: (due: Date) => Effect.Effect<number, unknown, R>) =>
  (job: Job, { due }: Payload) =>
    Effect.flatMap(sweep(new Date(due)), job.finish)

const individually =
  <R>(clockJob: ClockJob<R>, work: Individually<R>) =>
  (job: Job, payload: Payload) =>
    Effect.flatMap(Database, ({ transaction }) =>
      transaction(
        payload.what === undefined ? putDown(clockJob, work, job, payload) : performOne(work, job, payload)
      )
    )

/** Puts down a page of subjects, and the next page where there may be one. */
const putDown = Effect.fnUntraced(function* <R>(
  clockJob: ClockJob<R>,
  { page }: Individually<R>,
  { finish }: Job,
  { due, after }: Payload
) {
  const { enqueueAll } = yield* Jobs
  const moment = yield* now
  const subjects = yield* page(new Date(due), after, pageSize)
  const run = runOf(clockJob, new Date(due), moment)
  const jobs = subjects
    .filter(({ until }) => until > moment)
    .map(({ what, when, until }): NewJob => {
      const payload: Payload = { due, what, when: when.toISOString() }
      return { ...run, key: `${what}@${when.toISOString()}`, what: String(what), payload, expiresAt: until }
    })
  const last = subjects.length === pageSize ? subjects.at(-1)?.what : undefined
  const rest: NewJob = { ...run, key: `${due} after ${last}`, payload: { due, after: last } as Payload }
  yield* enqueueAll(last === undefined ? jobs : [...jobs, rest])
  yield* finish(0)
})

const performOne = Effect.fnUntraced(function* <R>(
  { perform }: Individually<R>,
  { finish }: Job,
  { due, what = "", when = "" }: Payload
) {
  const done = yield* perform(new Date(due), { what, when: new Date(when) })
  yield* finish(done ? 1 : 0)
})
