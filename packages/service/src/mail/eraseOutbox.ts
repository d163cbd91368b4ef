import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { erase } from "../database/erase.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { minutesAfter, now } from "../time/now.ts"

/** What a code or a link in a mail opens is of no use any more by then. */
const keptMinutes = 24 * 60

/** Erases mail that lies in the outbox because there is no mail server. */
export const eraseOutbox: ClockJob<Database> = {
  name: "erase-outbox",
  sentence: "Erases mail that was kept here instead of being sent",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const before = minutesAfter(yield* now, -keptMinutes)
      return yield* erase("outbox", sql`${sql.ref("createdAt")} < ${before}`)
    })
  }
}
