import type { BookingSummary } from "@crewfleet/sdk"
import { type Timeframe, timeframeRange } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { Scope } from "../tally/scope.ts"
import { groupsOf } from "../tally/tallied.ts"
import type { LocalTime } from "../time/timeZoneOf.ts"

/** The bookings made in a timeframe by payment method, status and source. */
export const bookingSummary = Effect.fnUntraced(function* (
  timeframe: Timeframe,
  scope: Scope,
  { now, zone }: LocalTime
): Effect.fn.Return<BookingSummary, never, Database> {
  const database = yield* Database
  const range = timeframeRange(timeframe, now, zone)
  const figures = yield* database.query((db) =>
    groupsOf(db, scope, ["payment_method", "booking_status", "source"], range)
  )
  return {
    byPaymentMethod: figures.payment_method,
    byStatus: figures.booking_status,
    bySource: figures.source
  }
})
