import type { StatusChange } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import type { Scope } from "../tally/scope.ts"
import { now } from "../time/now.ts"
import { bookingNotFound } from "./bookingNotFound.ts"
import { vehicleIsOut, vehicleIsUnfit } from "./vehicleIsOut.ts"

/** Takes a booking one step along its life in somebody's name. */
export const changeBooking = Effect.fnUntraced(function* (
  id: number,
  { event, reason, version }: StatusChange,
  { tenant, caller }: Access<Person>
) {
  const said = reason?.trim() || undefined
  const moved = yield* changeStatus(lives.booking, {
    id,
    tenant,
    event: { type: event, reason: said },
    facts: yield* factsOf(id, tenant),
    userId: caller.userId,
    reason: said,
    version
  })
  return { id, ...moved }
})

const factsOf = Effect.fnUntraced(function* (id: number, scope: Scope) {
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const { query } = yield* Database
  const moment = yield* now
  const row = yield* query((db) =>
    db
      .selectFrom("bookings")
      .select(["startAt", "endAt"])
      .select([vehicleIsOut, vehicleIsUnfit])
      .where("id", "=", id)
      .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
      .executeTakeFirst()
  )
  if (!row) return yield* Effect.fail(bookingNotFound)
  return {
    vehicleIsOut: Boolean(row.vehicleIsOut),
    vehicleIsUnfit: Boolean(row.vehicleIsUnfit),
    start: row.startAt.toISOString(),
    end: row.endAt.toISOString(),
    now: moment.toISOString()
  }
})
