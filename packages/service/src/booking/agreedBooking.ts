import type { Refusal } from "@crewfleet/sdk/effect"
import { type BookingTerms, locationText, vehicleName } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { BookingStatus } from "../database/RentalTables.ts"
import type { Scope } from "../tally/scope.ts"
import { bookingNotFound } from "./bookingNotFound.ts"
import { vehicleIsReported } from "./vehicleIsOut.ts"

/** What is said to whoever saw an older version of a booking. */
export const outdated: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this booking meanwhile. Look at it before you change it."
}

/** A booking as it is agreed now; `holding` keeps others from changing it until the transaction ends. */
export const agreedBooking = Effect.fnUntraced(function* (id: number, scope: Scope, holding: boolean) {
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("bookings")
      .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
      .innerJoin("timeZones", "timeZones.agencyId", "bookings.agencyId")
      .leftJoin("locations", (join) =>
        join.on((place) =>
          place(
            "locations.id",
            "=",
            place.fn.coalesce("bookingTerms.returnLocationId", "bookingTerms.locationId")
          )
        )
      )
      .where("bookings.id", "=", id)
      .$if(scope !== undefined, (all) => all.where("bookings.agencyId", "=", scope ?? 0))
      .select(["bookings.id", "bookings.agencyId", "vehicleId", "status", "bookings.version"])
      .select(["startAt", "endAt", "promotion", "award", "timeZone as zone"])
      .select(["bookingTerms.name", "model", "regno", "bookingTerms.city", "returnCity"])
      .select(["bookingTerms.locationId", "returnLocationId", "locations.name as placeName"])
      .select(vehicleIsReported)
      .$if(holding, (one) => one.forUpdate("bookings"))
      .executeTakeFirst()
  )
  if (!row) return yield* Effect.fail(bookingNotFound)
  return { ...row, terms: termsIn(row) }
})

/** A booking as it is agreed. */
export type AgreedBooking = Effect.Success<ReturnType<typeof agreedBooking>>

interface Row {
  readonly id: number
  readonly version: number
  readonly status: BookingStatus
  readonly startAt: Date
  readonly endAt: Date
  readonly vehicleId: number
  readonly name: string
  readonly model: string
  readonly regno: string
  readonly city: string
  readonly returnCity: string | null
  readonly locationId: number | null
  readonly returnLocationId: number | null
  readonly placeName: string | null
  readonly vehicleIsReported: unknown
}

const termsIn = (row: Row): BookingTerms => {
  const placeId = row.returnCity === null ? row.locationId : row.returnLocationId
  const city = row.returnCity ?? row.city
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    start: row.startAt.toISOString(),
    end: row.endAt.toISOString(),
    vehicleId: { id: row.vehicleId, name: `${vehicleName(row)}, ${row.regno}` },
    locationId: { id: placeId ?? 0, name: locationText({ name: row.placeName ?? "", city }) },
    isReported: Boolean(row.vehicleIsReported)
  }
}
