import { outlineOf } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { bookingNotFound } from "../booking/bookingNotFound.ts"
import { vehicleIsOut, vehicleIsUnfit } from "../booking/vehicleIsOut.ts"
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
            "bookings.version",
            "startAt",
            "endAt",
            "firstname",
            "surname",
            "name",
            "model",
            "regno",
            "fuelType",
            "bodyType",
            "outline"
          ])
          .select([vehicleIsOut, vehicleIsUnfit])
          .executeTakeFirst()
      )
    : undefined
  if (!booking) return yield* Effect.fail(bookingNotFound)
  const { firstname, surname, startAt, endAt, bodyType, outline, ...rest } = booking
  return {
    ...rest,
    outline: outlineOf({ type: bodyType, outline }),
    start: startAt.toISOString(),
    end: endAt.toISOString(),
    vehicleIsOut: Boolean(rest.vehicleIsOut),
    vehicleIsUnfit: Boolean(rest.vehicleIsUnfit),
    hirerName: `${firstname} ${surname}`.trim()
  }
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
