import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { changesOf } from "../life/changesOf.ts"
import { lives } from "../life/lives.ts"
import type { Scope } from "../tally/scope.ts"
import { bookingNotFound } from "./bookingNotFound.ts"

/** What happened to a booking, the latest first; another agency's is not found. */
export const bookingHistory = Effect.fnUntraced(function* (id: number, scope: Scope) {
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const { query } = yield* Database
  const booking = yield* query((db) =>
    db
      .selectFrom("bookings")
      .select("id")
      .where("id", "=", id)
      .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
      .executeTakeFirst()
  )
  if (!booking) return yield* Effect.fail(bookingNotFound)
  return yield* changesOf(lives.booking, id)
})
