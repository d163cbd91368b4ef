import { type BookingLifeEvent, bookingLife, offeredChanges } from "@crewfleet/machines/life"
import {
  bookingChanges,
  bookingChangeWords,
  bookingStatusWords,
  type Refusal,
  reasonProblem,
  type StatusChange
} from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Scope } from "../dashboard/scope.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
import { oneOf } from "../http/oneOf.ts"
import { violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { present } from "../session/present.ts"
import { bookingNotFound } from "./bookingNotFound.ts"

const conflict = (message: string): Refusal => ({ _tag: "Conflict", message })

/** Takes a booking one step along its life in somebody's name; what its status or the time does not allow is a conflict. */
export const changeBooking = Effect.fnUntraced(function* (
  id: number,
  { event, reason, version }: StatusChange,
  { tenant, caller }: Access
) {
  const change = yield* oneOf("event", bookingChanges, event)
  const problem = reasonProblem(change, reason ?? "")
  if (problem) return yield* Effect.fail(violating([{ field: "reason", text: problem }]))
  const { status, ...facts } = yield* factsOf(id, tenant)
  const offered = offeredChanges(status, facts).find((one) => one.change === change)
  if (offered?.obstacle) return yield* Effect.fail(conflict(offered.obstacle))
  const stale = typeof version === "number" && version !== facts.version
  if (!offered && !stale) return yield* Effect.fail(conflict(impossible(change, status)))
  const said = reason?.trim() || undefined
  const moved = yield* changeStatus({
    kind: "booking",
    id,
    tenant,
    life: bookingLife,
    event: { type: change, reason: said } satisfies BookingLifeEvent,
    facts,
    userId: caller.userId,
    reason: said,
    version
  })
  return { id, ...moved }
})

const impossible = (change: string, status: string) =>
  `“${bookingChangeWords(change).act}” is not possible: the booking is ${bookingStatusWords(status).toLowerCase()} now.`

const factsOf = Effect.fnUntraced(function* (id: number, scope: Scope) {
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const { query } = yield* Database
  const now = yield* present
  const row = yield* query((db) =>
    db
      .selectFrom("bookings")
      .select(["status", "version", "startAt", "endAt"])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("bookings as other")
            .whereRef("other.vehicleId", "=", "bookings.vehicleId")
            .where("other.status", "=", "IN_PROGRESS")
            .where("other.id", "<>", id)
        ).as("vehicleIsOut")
      )
      .where("id", "=", id)
      .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
      .executeTakeFirst()
  )
  if (!row) return yield* Effect.fail(bookingNotFound)
  const { startAt, endAt, vehicleIsOut, ...booking } = row
  return {
    ...booking,
    vehicleIsOut: Boolean(vehicleIsOut),
    start: startAt.toISOString(),
    end: endAt.toISOString(),
    now: now.toISOString()
  }
})
