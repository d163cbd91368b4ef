import { writeInstant } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { namesOf } from "../hirer/namesOf.ts"
import { type ClockJob, eachSubject } from "../job/ClockJob.ts"
import { Mailer } from "../mail/Mailer.ts"
import { minutesAfter } from "../time/now.ts"

/**
 * Reminds hirers of a hire the day before it starts where the agency is: once for each start, so that a booking that is
 * moved reminds anew. It does so when the platform's clocks show nine.
 */
export const remindOfHires = (timeZone: string): ClockJob<Database | Mailer> => ({
  name: "remind-of-hires",
  sentence: "Reminds hirers of a hire the day before it starts",
  due: { daily: "09:00", timeZone },
  work: eachSubject({
    thing: "Booking",
    due: (db, at) =>
      db
        .selectFrom("bookings")
        .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
        .innerJoin("clients", "clients.id", "bookings.clientId")
        .innerJoin("timeZones", "timeZones.agencyId", "bookings.agencyId")
        .where("status", "in", ["AUTHORIZED", "RESERVED"])
        .where("clients.email", "<>", "")
        .where("startAt", ">", at)
        .where("startAt", "<", minutesAfter(at, 3 * 24 * 60)) // for the index
        .where("startAt", "<", endOfTomorrow(at))
        .select(["bookings.id as what", "startAt as when", "startAt as until", "timeZone as zone"])
        .select(["clients.email as to", "clients.name as hirerName"])
        .select(["bookingTerms.name", "model", "regno", "city", "agencyName"]),
    perform: Effect.fnUntraced(function* ({ what, when, until, zone, to, ...hire }) {
      const mailer = yield* Mailer
      yield* mailer.send({
        key: `hire ${what} starts at ${when.toISOString()}`,
        expiresAt: until,
        to,
        subject: "Your hire starts soon",
        text: `${namesOf(hire.hirerName).firstname}, your hire of ${hire.name} ${hire.model} (${hire.regno}) starts on ${writeInstant("moment", when, zone)} in ${hire.city}.\n\nIf anything has changed, tell ${hire.agencyName}, who hires it out to you.`
      })
    })
  })
})

const endOfTomorrow = (at: Date) =>
  sql<Date>`(date_trunc('day', ${at.toISOString()}::timestamptz at time zone time_zone) + interval '2 days') at time zone time_zone`
