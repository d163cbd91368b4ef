import { requestWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { type ClockJob, eachSubject } from "../job/ClockJob.ts"
import type { Jobs } from "../job/Jobs.ts"
import type { Mailer } from "../mail/Mailer.ts"
import type { PublicUrl } from "../PublicUrl.ts"
import { minutesAfter } from "../time/now.ts"
import { takeStep } from "./takeStep.ts"

const lapseMinutes = 24 * 60

/** Ends requests that no agency has accepted a day after their time, and tells whoever asked. */
export const expireRequests: ClockJob<Database | Jobs | Mailer | PublicUrl> = {
  name: "expire-requests",
  sentence: "Ends requests for journeys that no agency has accepted in time",
  due: { every: "1 hour" },
  work: eachSubject({
    thing: "Transport job",
    due: (db, at) =>
      db
        .selectFrom("transportJobs")
        .where("status", "=", "NEW")
        .where("requiredAt", "<=", minutesAfter(at, -lapseMinutes))
        .select(["id as what", "requiredAt as when"])
        .select(sql<Date>`${minutesAfter(at, lapseMinutes)}::timestamptz`.as("until")),
    perform: Effect.fnUntraced(function* ({ what }) {
      yield* takeStep({
        id: what,
        event: { type: "job.expired", reason: requestWords.expired },
        by: { userId: null }
      })
    })
  })
}
