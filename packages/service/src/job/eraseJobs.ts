import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { erase } from "../database/erase.ts"
import { minutesAfter, now } from "../time/now.ts"
import type { ClockJob } from "./ClockJob.ts"

/** How long a job is kept once it is of no use any more, for whoever asks what became of it. */
const keptMinutes = 24 * 60

/** The same for a run by the clock that went well: some come round every few seconds. */
const keptRunMinutes = 60

/**
 * Erases jobs that are of no use any more. Until then their keys keep the same from being done twice. The latest run of
 * work by the clock stays, for administrators and because it tells what was missed.
 */
export const eraseJobs: ClockJob<Database> = {
  name: "erase-jobs",
  sentence: "Erases work that is done or has expired",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const moment = yield* now
      const before = minutesAfter(moment, -keptMinutes)
      const runsBefore = minutesAfter(moment, -keptRunMinutes)
      return yield* erase(
        "jobs",
        sql`(expires_at < ${before} or expires_at < ${runsBefore} and outcome = 'done' and what is null
            and due_at is not null)
          and (due_at is null or what is not null or exists (
            select from jobs later where later.kind = jobs.kind and later.due_at > jobs.due_at
          ))`
      )
    })
  }
}
