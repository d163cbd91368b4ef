import type { TermsChange } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { minorUnits, sharedUntil, termsDifferences } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import { moveLinks } from "../link/moveLinks.ts"
import { now } from "../time/now.ts"
import { type AgreedBooking, agreedBooking, outdated } from "./agreedBooking.ts"
import { overlaps } from "./createBooking.ts"
import { isInvoicedOtherwise, type PlannedChange, plannedChange } from "./plannedChange.ts"
import { reviseInvoice } from "./reviseInvoice.ts"

const priceMessage =
  "The price has changed meanwhile, and the booking was not changed. Look at the new price before you change it."

const repriced: Refusal = {
  _tag: "Conflict",
  message: priceMessage,
  violations: [{ field: "totalAmount", message: priceMessage }]
}

/**
 * Agrees anew on the terms of a booking, with its invoice and its links, all of it or nothing; written down in its history
 * with what was agreed before.
 */
export const changeTerms = Effect.fnUntraced(function* (
  id: number,
  change: TermsChange,
  { tenant, caller }: Access<Person>
) {
  const { transaction } = yield* Database
  return yield* transaction(agreedAnew(id, change, tenant, caller.userId))
})

const agreedAnew = Effect.fnUntraced(function* (
  id: number,
  { totalAmount, version, reason, ...asked }: TermsChange,
  tenant: Access["tenant"],
  userId: number
) {
  const booking = yield* agreedBooking(id, tenant, true)
  if (version !== booking.version) return yield* Effect.fail(outdated)
  const said = reason?.trim() || undefined
  const plan = yield* plannedChange(booking, { ...asked, reason: said }, true)
  if (minorUnits(totalAmount) !== plan.after.total) return yield* Effect.fail(repriced)
  yield* takeTerms(booking, plan)
  if (isInvoicedOtherwise(booking, plan))
    yield* reviseInvoice({ bookingId: id, agencyId: booking.agencyId, currency: plan.currency }, plan.after)
  const moment = yield* now
  const { start, end } = booking.terms
  const moved = yield* changeStatus(lives.booking, {
    id,
    tenant,
    event: { type: "booking.changed" },
    facts: { start, end, now: moment.toISOString() },
    userId,
    reason: said,
    differences: differencesIn(booking, plan)
  })
  return { id, ...moved }
})

/** Times, vehicle and place, and until when the hirer's links to the booking open it. */
const takeTerms = Effect.fnUntraced(function* (
  booking: AgreedBooking,
  { vehicle, place, start, end }: PlannedChange
) {
  const { attempt, query } = yield* Database
  const { id, status } = booking
  yield* attempt((db) =>
    db
      .updateTable("bookings")
      .set({ vehicleId: vehicle.id, startAt: start, endAt: end })
      .where("id", "=", id)
      .execute()
  ).pipe(Effect.catchTag("UniqueViolation", () => Effect.fail(status === "IN_PROGRESS" ? taken : overlaps)))
  if (place)
    yield* query((db) =>
      db.updateTable("bookingTerms").set(placed(booking, place)).where("bookingId", "=", id).execute()
    )
  yield* moveLinks("booking.shared", id, sharedUntil(end, yield* now))
})

const takenMessage = "This vehicle is already booked at that time. Choose another end."
const taken: Refusal = {
  _tag: "Conflict",
  message: takenMessage,
  violations: [{ field: "end", message: takenMessage }]
}

/** Where a vehicle is picked up and returned; once the hire has started, where it is returned. */
const placed = (
  { status, locationId }: AgreedBooking,
  { id, city, country }: NonNullable<PlannedChange["place"]>
) => {
  if (status !== "IN_PROGRESS") return { locationId: id, city, country }
  return id === locationId
    ? { returnLocationId: null, returnCity: null, returnCountry: null }
    : { returnLocationId: id, returnCity: city, returnCountry: country }
}

const differencesIn = (
  { terms, startAt, endAt, zone }: AgreedBooking,
  { vehicle, place, start, end, before, after, currency }: PlannedChange
) => {
  const agreed = {
    start: startAt,
    end: endAt,
    vehicle: terms.vehicleId.name,
    place: terms.locationId?.name ?? "",
    total: before.total
  }
  const anew = { start, end, vehicle: vehicle.name, place: place?.text ?? agreed.place, total: after.total }
  return termsDifferences(agreed, anew, { zone, currency })
}
