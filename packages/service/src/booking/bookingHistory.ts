import type { HistoryEntry } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Scope } from "../dashboard/scope.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
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
  const changes = yield* query((db) =>
    db
      .selectFrom("changes")
      .leftJoin("users", "users.id", "changes.userId")
      .where("kind", "=", "booking")
      .where("subjectId", "=", id)
      .select(["event", "fromStatus", "toStatus", "reason", "at", "firstName", "lastName"])
      .orderBy("changes.id", "desc")
      .execute()
  )
  return changes.map(
    ({ event, fromStatus, toStatus, reason, at, firstName, lastName }): HistoryEntry => ({
      event,
      fromStatus,
      toStatus,
      reason,
      user: firstName === null ? null : `${firstName} ${lastName}`,
      at: at.toISOString()
    })
  )
})
