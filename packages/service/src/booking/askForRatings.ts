import { ratingsEnd, sharedUntil, writeInstant } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { type ClockJob, eachSubject } from "../job/ClockJob.ts"
import { prolongLinks } from "../link/moveLinks.ts"
import { Mailer } from "../mail/Mailer.ts"
import type { PublicUrl } from "../PublicUrl.ts"
import { minutesAfter } from "../time/now.ts"
import { linkToBooking } from "./shareBooking.ts"

const aDay = 24 * 60

/**
 * Asks hirers how a hire was, once it is complete: with a link that shows the booking and needs no account. Links that they have
 * stand as long as the hire can be rated. What was completed longer ago than a day is left alone.
 */
export const askForRatings: ClockJob<Database | Mailer | PublicUrl> = {
  name: "ask-for-ratings",
  sentence: "Asks hirers how a hire was that is complete",
  due: { every: "1 minute" },
  work: eachSubject({
    thing: "Booking",
    due: (db, at) =>
      db
        .selectFrom("bookings")
        .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
        .innerJoin("clients", "clients.id", "bookings.clientId")
        .innerJoin("timeZones", "timeZones.agencyId", "bookings.agencyId")
        .where("completedAt", ">", minutesAfter(at, -aDay))
        .select("bookings.id as what")
        .select((of) => of.ref("completedAt").$notNull().as("when"))
        .select(sql<Date>`completed_at + interval '1 day'`.as("until"))
        .select([
          "bookings.agencyId",
          "firstname",
          "surname",
          "endAt",
          "timeZone as zone",
          "clients.email as to"
        ])
        .select(["bookingTerms.name", "model", "agencyName"])
        .select((of) =>
          of
            .exists(
              of
                .selectFrom("ratings")
                .select("ratings.id")
                .whereRef("ratings.bookingId", "=", "bookings.id")
                .where("type", "=", "VEHICLE")
            )
            .as("isRated")
        ),
    perform: Effect.fnUntraced(function* ({ what, when, zone, to, isRated, name, model, ...hire }) {
      yield* prolongLinks("booking.shared", what, sharedUntil(hire.endAt, when))
      if (isRated || to === "") return
      const mailer = yield* Mailer
      const { linkAddress } = yield* linkToBooking({ ...hire, id: what, madeBy: null, from: when })
      const end = ratingsEnd(when)
      yield* mailer.send({
        key: `hire ${what} completed at ${when.toISOString()}`,
        expiresAt: end,
        to,
        subject: `How was your hire of ${name} ${model}?`,
        text: [
          `${hire.firstname}, thank you for hiring ${name} ${model} from ${hire.agencyName}.`,
          `Rate the hire until ${writeInstant("moment", end, zone)}. You find your booking with its invoice and photos there too, and need no account: ${linkAddress}`,
          `${hire.agencyName} reads what you say once it has rated you as well, or after that day.`
        ].join("\n\n")
      })
    })
  })
}
