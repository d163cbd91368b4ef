import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { erase } from "../database/erase.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { minutesAfter, now } from "../time/now.ts"
import { knownMinutes } from "./KnownAddresses.ts"

/** How long what has expired is still kept, so that a refresh token used too late is known for what it is. */
const keptMinutes = 24 * 60

/** Erases what signing in left behind and nobody can use any more. */
export const eraseSessions: ClockJob<Database> = {
  name: "erase-sessions",
  sentence: "Erases sign-ins, one-time passwords and links that have ended",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const moment = yield* now
      const before = minutesAfter(moment, -keptMinutes)
      const unknown = minutesAfter(moment, -knownMinutes)
      const erased = [
        yield* erase("signInAttempts", sql`at < ${before}`),
        yield* erase("knownAddresses", sql`${sql.ref("signedInAt")} < ${unknown}`),
        yield* erase("oneTimePasswords", sql`${sql.ref("expiresAt")} < ${before}`),
        yield* erase("linkCodes", sql`${sql.ref("expiresAt")} < ${before}`),
        yield* erase("linkVisits", sql`${sql.ref("endsAt")} < ${before}`),
        yield* erase("applicantTickets", sql`${sql.ref("expiresAt")} < ${before}`),
        yield* erase("passwordResets", sql`${sql.ref("expiresAt")} < ${before}`),
        yield* erase("tokens", sql`${sql.ref("expiresAt")} < ${before}`)
      ]
      return erased.reduce((sum, rows) => sum + rows)
    })
  }
}
