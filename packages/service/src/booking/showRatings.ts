import { ratingWindow } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { type ClockJob, eachSubject } from "../job/ClockJob.ts"
import { minutesAfter, now } from "../time/now.ts"

const windowMinutes = ratingWindow / 60_000
const aDay = 24 * 60

/** Shows what both sides said of a hire, and has it count. */
export const showRatings = Effect.fnUntraced(function* (bookingId: number) {
  const { query } = yield* Database
  const shownAt = yield* now
  const shown = yield* query((db) =>
    db
      .updateTable("ratings")
      .set({ shownAt })
      .where("bookingId", "=", bookingId)
      .where("shownAt", "is", null)
      .returning("type")
      .execute()
  )
  if (shown.some(({ type }) => type === "CLIENT")) yield* rateHirer(bookingId)
})

/** Gives the hirer of a booking the mean of the ratings that are shown; ratings of other hires of theirs wait meanwhile. */
const rateHirer = Effect.fnUntraced(function* (bookingId: number) {
  const { query } = yield* Database
  const { id } = yield* query((db) =>
    db
      .selectFrom("clients")
      .select("id")
      .where("id", "=", (of) => of.selectFrom("bookings").select("clientId").where("id", "=", bookingId))
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  )
  yield* query((db) =>
    db
      .updateTable("clients")
      .set((of) => ({
        rating: of
          .selectFrom("ratings")
          .innerJoin("bookings", "bookings.id", "bookingId")
          .where("bookings.clientId", "=", id)
          .where("type", "=", "CLIENT")
          .where("shownAt", "is not", null)
          .select(({ fn }) => fn.avg<number | null>("ratings.rating").as("mean"))
      }))
      .where("id", "=", id)
      .execute()
  )
})

/** Shows what one side said alone once nobody can rate the hire any more. */
export const showingRatings: ClockJob<Database> = {
  name: "show-ratings",
  sentence: "Shows ratings that only one side gave, 14 days after the hire",
  due: { every: "1 minute" },
  work: eachSubject({
    thing: "Booking",
    due: (db, at) =>
      db
        .selectFrom("bookings")
        .where("completedAt", "<=", minutesAfter(at, -windowMinutes))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("ratings")
              .select("ratings.id")
              .whereRef("bookingId", "=", "bookings.id")
              .where("shownAt", "is", null)
          )
        )
        .select(["bookings.id as what"])
        .select((of) => of.ref("completedAt").$notNull().as("when"))
        .select(sql<Date>`${minutesAfter(at, aDay)}::timestamptz`.as("until")),
    perform: ({ what }) => showRatings(what)
  })
}
