import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { erase } from "../database/erase.ts"
import { inPortions, mostAtOnce } from "../database/inPortions.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { minutesAfter, now } from "../time/now.ts"

const dayMinutes = 24 * 60

/** How long an answer is told again. */
const answeredMinutes = dayMinutes

/** How long it is known that something was done, so that a draft which is sent again later does not do it twice. */
const knownMinutes = 30 * dayMinutes

/** Erases what was answered to calls with idempotency keys, and later the keys. */
export const eraseCalls: ClockJob<Database> = {
  name: "erase-answers",
  sentence: "Erases answers that were kept for calls which are sent again, and keys of calls that are old",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const moment = yield* now
      const answers = yield* eraseAnswers(minutesAfter(moment, -answeredMinutes))
      return answers + (yield* erase("performedCalls", sql`at < ${minutesAfter(moment, -knownMinutes)}`))
    })
  }
}

const eraseAnswers = (before: Date) =>
  inPortions(sql`
    update performed_calls set answer = null where ctid = any (array(
      select ctid from performed_calls where answer is not null and at < ${before} limit ${sql.lit(mostAtOnce)}
    ))`)
