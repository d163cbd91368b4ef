import type { JobStanding, ScheduledJob } from "@crewfleet/sdk"
import { Duration, Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { Work } from "../database/databaseOn.ts"
import { now } from "../time/now.ts"
import type { ClockJob } from "./ClockJob.ts"
import { nextDue, type Recurrence } from "./Recurrence.ts"

/** Some work by the clock, and how its latest run goes or ended. */
export const scheduledJob = Effect.fnUntraced(function* ({
  name,
  sentence,
  due
}: ClockJob<unknown>): Effect.fn.Return<ScheduledJob, never, Database> {
  const { query } = yield* Database
  const run = yield* query(latestRun(name))
  return {
    name,
    sentence,
    ...reportedDue(due),
    standing: standingOf(run),
    begunAt: run.begunAt?.toISOString(),
    endedAt: run.open === 0 ? run.endedAt?.toISOString() : undefined,
    done: run.done ?? 0,
    failed: run.failed + run.retrying,
    nextDueAt: nextDue(due, yield* now).toISOString()
  }
})

/** The run that was due last, with all that it has put down, as figures; nothing of it where there was none. */
const latestRun =
  (name: string): Work<Run> =>
  (db) =>
    db
      .selectFrom("jobs")
      .where("kind", "=", name)
      .where("dueAt", "=", ({ selectFrom }) =>
        selectFrom("jobs")
          .where("kind", "=", name)
          .select(({ fn }) => fn.max("dueAt").as("latest"))
      )
      .select(({ fn }) => [
        fn.min("begunAt").as("begunAt"),
        fn.max("endedAt").as("endedAt"),
        fn.sum<number | null>("handled").as("done"),
        fn.countAll<number>().filterWhere("endedAt", "is", null).as("open"),
        fn.countAll<number>().filterWhere("outcome", "=", "expired").as("failed"),
        fn
          .countAll<number>()
          .filterWhere((job) => job.and([job("endedAt", "is", null), job("failure", "is not", null)]))
          .as("retrying")
      ])
      .executeTakeFirstOrThrow()

interface Run {
  readonly begunAt: Date | null
  readonly endedAt: Date | null
  readonly done: number | null
  readonly open: number
  readonly failed: number
  readonly retrying: number
}

const standingOf = ({ begunAt, open, failed, retrying }: Run): JobStanding => {
  if (begunAt === null) return "WAITING"
  if (retrying > 0) return "RETRYING"
  if (open > 0) return "RUNNING"
  return failed > 0 ? "FAILED" : "DONE"
}

const reportedDue = (due: Recurrence): Pick<ScheduledJob, "everySeconds" | "dailyAt" | "timeZone"> =>
  "every" in due
    ? { everySeconds: Duration.toSeconds(due.every) }
    : { dailyAt: due.daily, timeZone: due.timeZone }
