import { DateTime, Effect } from "effect"
import type { Database } from "../database/Database.ts"
import { type ClockJob, eachSubject } from "../job/ClockJob.ts"
import { Mailer } from "../mail/Mailer.ts"

const timeZone = "Europe/London"

/** Reminds hirers of a hire the day before it starts: once for each start, so that a booking that is moved reminds anew. */
export const remindOfHires: ClockJob<Database | Mailer> = {
  name: "remind-of-hires",
  sentence: "Reminds hirers of a hire the day before it starts",
  due: { daily: "09:00", timeZone },
  work: eachSubject({
    thing: "Booking",
    due: (db, at) =>
      db
        .selectFrom("bookings")
        .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
        .where("status", "in", ["AUTHORIZED", "RESERVED"])
        .where("startAt", ">", at)
        .where("startAt", "<", endOfTomorrow(at))
        .select(["bookings.id as what", "startAt as when", "startAt as until"])
        .select(["bookings.email as to", "firstname", "name", "model", "regno", "city", "agencyName"]),
    perform: Effect.fnUntraced(function* ({ what, when, until, to, ...hire }) {
      const mailer = yield* Mailer
      yield* mailer.send({
        key: `hire ${what} starts at ${when.toISOString()}`,
        expiresAt: until,
        to,
        subject: "Your hire starts soon",
        text: `${hire.firstname}, your hire of ${hire.name} ${hire.model} (${hire.regno}) starts on ${written.format(when)} in ${hire.city}.\n\nIf anything has changed, tell ${hire.agencyName}, who hires it out to you.`
      })
    })
  })
}

const written = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone })

const endOfTomorrow = (at: Date) => {
  const today = DateTime.startOf(DateTime.makeZonedUnsafe(at, { timeZone }), "day")
  return DateTime.toDateUtc(DateTime.add(today, { days: 2 }))
}
