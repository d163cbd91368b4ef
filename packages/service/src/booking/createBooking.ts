import type { NewBooking } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { minorUnits } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import type { Scope } from "../tally/scope.ts"
import { hireOf } from "./hireOf.ts"
import { hirerFor } from "./hirerFor.ts"
import { insertInvoice } from "./insertInvoice.ts"
import { priceOf } from "./priceOf.ts"

const message = "This vehicle is already booked at that time. Choose another vehicle or another time."
/** Another booking holds the vehicle at that time. */
export const overlaps: Refusal = { _tag: "Conflict", message, violations: [{ field: "vehicleId", message }] }

/**
 * Makes a booking with its invoice, all of it or nothing. Of several attempts on one vehicle and time one succeeds, and
 * the others are a conflict.
 */
export const createBooking = Effect.fnUntraced(function* (
  booking: NewBooking,
  { tenant, caller }: Access<Person>
) {
  const { transaction } = yield* Database
  return yield* transaction(make(booking, tenant, caller.userId)).pipe(
    Effect.catchTag("UniqueViolation", () => Effect.fail(overlaps))
  )
})

const repriced: Refusal = {
  _tag: "Conflict",
  message: "The price has changed meanwhile, and nothing was booked. Look at the new price before you book."
}

const make = Effect.fnUntraced(function* (booking: NewBooking, scope: Scope, userId: number) {
  const { attempt } = yield* Database
  const hire = yield* hireOf(booking, scope, true)
  const { vehicle, start, end } = hire
  const hirer = yield* hirerFor(booking.clientId, scope)
  const { cost, promotion } = yield* priceOf(hire, booking.promoCode, true)
  if (!isAgreed(booking, cost.total)) return yield* Effect.fail(repriced)
  const made = yield* attempt((db) =>
    db
      .insertInto("bookings")
      .values({
        ...hirer,
        vehicleId: vehicle.id,
        agencyId: vehicle.agencyId,
        status: "BOOKED",
        source: booking.source,
        paymentMethod: booking.paymentMethod,
        startAt: start,
        endAt: end,
        promotionId: promotion?.promotionId ?? null
      })
      .returning(["id", "status", "version"])
      .executeTakeFirstOrThrow()
  )
  yield* insertInvoice({ bookingId: made.id, agencyId: vehicle.agencyId, currency: vehicle.currency }, cost)
  yield* insertChange({
    kind: "booking",
    subjectId: made.id,
    event: "booking.made",
    fromStatus: null,
    toStatus: made.status,
    userId,
    reason: null
  })
  return made
})

const isAgreed = ({ totalAmount }: NewBooking, total: number) =>
  typeof totalAmount !== "number" || minorUnits(totalAmount) === total
