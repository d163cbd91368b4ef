import type { Booking } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { BookingTermsTable } from "../database/RentalTables.ts"
import type { Tables } from "../database/Tables.ts"
import type { Scope } from "../tally/scope.ts"
import { bookedVehicle } from "./bookedVehicle.ts"
import { bookingNotFound } from "./bookingNotFound.ts"
import { invoicesOf } from "./invoicesOf.ts"
import { ratingsOf } from "./ratingsOf.ts"
import { vehicleIsOut, vehicleIsReported, vehicleIsUnfit } from "./vehicleIsOut.ts"

/** Which booking is meant: one of an agency and of a hirer, where they are named. */
export interface BookingNamed {
  readonly id: number
  readonly agencyId: Scope
  readonly clientId: number | undefined
}

/** A booking as it was agreed, with its vehicle, invoices and ratings; another agency's is not found, nor one of another hirer. */
export const bookingById = Effect.fnUntraced(function* (named: BookingNamed) {
  const { query } = yield* Database
  const booking =
    isPossibleId(named.id) && isPossibleId(named.clientId ?? 1)
      ? yield* query((db) => find(db, named))
      : undefined
  return booking ?? (yield* Effect.fail(bookingNotFound))
})

const find = async (
  db: Kysely<Tables>,
  { id, agencyId, clientId }: BookingNamed
): Promise<Booking | undefined> => {
  const row = await db
    .selectFrom("bookings")
    .where("id", "=", id)
    .$if(agencyId !== undefined, (all) => all.where("agencyId", "=", agencyId ?? 0))
    .$if(clientId !== undefined, (all) => all.where("clientId", "=", clientId ?? 0))
    .select(["id", "startAt", "endAt", "status", "vehicleId", "version"])
    .select([vehicleIsOut, vehicleIsUnfit, vehicleIsReported])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const agreed = await termsOf(db, id)
  return {
    id,
    start: row.startAt.toISOString(),
    end: row.endAt.toISOString(),
    status: row.status,
    vehicle: await bookedVehicle(db, row.vehicleId, agreed),
    ...(agreed.returnCity !== null && { dropOff: dropOffIn(agreed) }),
    invoices: await invoicesOf(db, agreed),
    ratings: await ratingsOf(db, id),
    version: row.version,
    vehicleIsOut: Boolean(row.vehicleIsOut),
    vehicleIsUnfit: Boolean(row.vehicleIsUnfit),
    vehicleIsReported: Boolean(row.vehicleIsReported)
  }
}

const dropOffIn = (agreed: BookingTermsTable) => ({
  id: agreed.returnLocationId ?? undefined,
  city: agreed.returnCity ?? undefined,
  country: agreed.returnCountry ?? undefined
})

/** What is agreed with a booking, whatever else has changed since. */
const termsOf = (db: Kysely<Tables>, bookingId: number): Promise<BookingTermsTable> =>
  db.selectFrom("bookingTerms").selectAll().where("bookingId", "=", bookingId).executeTakeFirstOrThrow()
