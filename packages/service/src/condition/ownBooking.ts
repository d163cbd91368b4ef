import { Effect } from "effect"
import { bookingNotFound } from "../booking/bookingNotFound.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"

/** A booking that reports are about, by its agency. */
export interface BookingOfAgency {
  readonly bookingId: number
  readonly agencyId: number
}

/** What a report is about; refused when the agency has no such booking. */
export const subjectOf = Effect.fnUntraced(function* ({ bookingId, agencyId }: BookingOfAgency) {
  const { query } = yield* Database
  const booking = isPossibleId(bookingId)
    ? yield* query((db) =>
        db
          .selectFrom("bookings")
          .innerJoin("vehicles", "vehicles.id", "bookings.vehicleId")
          .where("bookings.id", "=", bookingId)
          .where("bookings.agencyId", "=", agencyId)
          .select([
            "clientId",
            "bookings.status",
            "firstname",
            "surname",
            "name",
            "model",
            "regno",
            "fuelType"
          ])
          .executeTakeFirst()
      )
    : undefined
  if (!booking) return yield* Effect.fail(bookingNotFound)
  const { firstname, surname, ...rest } = booking
  return { ...rest, hirerName: `${firstname} ${surname}`.trim() }
})

/** Lets one request at a time change the reports of a booking; refused when the agency has no such booking. */
export const lockBooking = Effect.fnUntraced(function* ({ bookingId, agencyId }: BookingOfAgency) {
  const { query } = yield* Database
  const booking = isPossibleId(bookingId)
    ? yield* query((db) =>
        db
          .selectFrom("bookings")
          .select("id")
          .where("id", "=", bookingId)
          .where("agencyId", "=", agencyId)
          .forNoKeyUpdate()
          .executeTakeFirst()
      )
    : undefined
  if (!booking) return yield* Effect.fail(bookingNotFound)
})
