import type { Booking, StepConflict } from "@crewfleet/sdk"
import { type RatingType, ratingsEnd } from "@crewfleet/sdk/rules"
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
import {
  pickUpIsReported,
  returnIsReported,
  vehicleIsOut,
  vehicleIsReported,
  vehicleIsTaken,
  vehicleIsUnfit
} from "./vehicleIsOut.ts"

/** Which booking is meant: one of an agency and of a hirer, where they are named. */
export interface BookingNamed {
  readonly id: number
  readonly agencyId: Scope
  readonly clientId: number | undefined
}

/**
 * A booking as it was agreed, with its vehicle, invoices and the ratings that are shown, or that the reader's own side gave;
 * another agency's is not found, nor one of another hirer.
 */
export const bookingById = Effect.fnUntraced(function* (named: BookingNamed, own?: RatingType) {
  const { query } = yield* Database
  const booking =
    isPossibleId(named.id) && isPossibleId(named.clientId ?? 1)
      ? yield* query((db) => find(db, named, own))
      : undefined
  return booking ?? (yield* Effect.fail(bookingNotFound))
})

const find = async (
  db: Kysely<Tables>,
  { id, agencyId, clientId }: BookingNamed,
  own: RatingType | undefined
): Promise<Booking | undefined> => {
  const row = await db
    .selectFrom("bookings")
    .where("id", "=", id)
    .$if(agencyId !== undefined, (all) => all.where("agencyId", "=", agencyId ?? 0))
    .$if(clientId !== undefined, (all) => all.where("clientId", "=", clientId ?? 0))
    .select(["id", "startAt", "endAt", "status", "vehicleId", "version", "completedAt"])
    .select([vehicleIsOut, vehicleIsTaken, vehicleIsUnfit])
    .select([vehicleIsReported, pickUpIsReported, returnIsReported])
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
    ratings: await ratingsOf(db, id, own),
    ...(row.completedAt && { ratingsEnd: ratingsEnd(row.completedAt).toISOString() }),
    version: row.version,
    vehicleIsOut: Boolean(row.vehicleIsOut),
    vehicleIsTaken: Boolean(row.vehicleIsTaken),
    vehicleIsUnfit: Boolean(row.vehicleIsUnfit),
    vehicleIsReported: Boolean(row.vehicleIsReported),
    pickUpIsReported: Boolean(row.pickUpIsReported),
    returnIsReported: Boolean(row.returnIsReported),
    stepConflicts: await conflictsOf(db, id)
  }
}

const dropOffIn = (agreed: BookingTermsTable) => ({
  id: agreed.returnLocationId ?? undefined,
  city: agreed.returnCity ?? undefined,
  country: agreed.returnCountry ?? undefined
})

/** The steps that came with a report and wait for a decision. */
const conflictsOf = async (db: Kysely<Tables>, bookingId: number): Promise<ReadonlyArray<StepConflict>> => {
  const rows = await db
    .selectFrom("reportSteps")
    .leftJoin("users", "users.id", "userId")
    .where("bookingId", "=", bookingId)
    .where("outcome", "=", "CONFLICT")
    .select(["reportId", "event", "at", "receivedAt", "message", "firstName", "lastName"])
    .orderBy("receivedAt")
    .execute()
  return rows.map(({ reportId, event, at, receivedAt, message, firstName, lastName }) => ({
    report: reportId,
    event,
    at: at.toISOString(),
    receivedAt: receivedAt.toISOString(),
    user: firstName === null ? undefined : `${firstName} ${lastName}`,
    message: message ?? undefined
  }))
}

/** What is agreed with a booking, whatever else has changed since. */
const termsOf = (db: Kysely<Tables>, bookingId: number): Promise<BookingTermsTable> =>
  db.selectFrom("bookingTerms").selectAll().where("bookingId", "=", bookingId).executeTakeFirstOrThrow()
