import type { BookingFacts } from "@crewfleet/machines/life"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Scope } from "../tally/scope.ts"
import { bookingNotFound } from "./bookingNotFound.ts"
import {
  pickUpIsReported,
  returnIsReported,
  vehicleIsOut,
  vehicleIsTaken,
  vehicleIsUnfit
} from "./vehicleIsOut.ts"

/** What the life of a booking looks at, at a moment; refused where nobody within the scope has such a booking. */
export const bookingFacts = Effect.fnUntraced(function* (id: number, scope: Scope, moment: Date) {
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("bookings")
      .select(["startAt", "endAt"])
      .select([vehicleIsOut, vehicleIsTaken, vehicleIsUnfit, pickUpIsReported, returnIsReported])
      .where("id", "=", id)
      .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
      .executeTakeFirst()
  )
  if (!row) return yield* Effect.fail(bookingNotFound)
  const facts: BookingFacts = {
    vehicleIsOut: Boolean(row.vehicleIsOut),
    vehicleIsTaken: Boolean(row.vehicleIsTaken),
    vehicleIsUnfit: Boolean(row.vehicleIsUnfit),
    pickUpIsReported: Boolean(row.pickUpIsReported),
    returnIsReported: Boolean(row.returnIsReported),
    start: row.startAt.toISOString(),
    end: row.endAt.toISOString(),
    now: moment.toISOString()
  }
  return facts
})
