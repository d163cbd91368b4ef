import type { BookingLifeEvent } from "@crewfleet/machines/life"
import type { StatusChange } from "@crewfleet/sdk"
import { chargeKindOf, stepSetAside } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import { now } from "../time/now.ts"
import { bookingFacts } from "./bookingFacts.ts"
import { dropCharges } from "./dropCharges.ts"
import { creditStanding } from "./issuedInvoices.ts"
import { settleOpenSteps } from "./reportedSteps.ts"
import { settleStep } from "./settleStep.ts"

/** Takes a booking one step along its life in somebody's name, or settles one that came with a report. */
export const changeBooking = Effect.fnUntraced(function* (
  id: number,
  change: StatusChange,
  access: Access<Person>
) {
  const { event, reason, report, version } = change
  if (event === stepSetAside || typeof report === "string") return yield* settleStep(id, change, access)
  const { tenant, caller } = access
  const said = reason?.trim() || undefined
  const { transaction } = yield* Database
  const asked: BookingLifeEvent = { type: event, reason: said }
  const taking = Effect.gen(function* () {
    const moved = yield* changeStatus(lives.booking, {
      id,
      tenant,
      event: asked,
      facts: yield* bookingFacts(id, tenant, yield* now),
      userId: caller.userId,
      reason: said,
      version
    })
    if (event === "booking.cancelled") yield* creditCancelled(id, caller.userId)
    if (event === "completion.takenBack") yield* dropCharges(id, isOfDays)
    if (event === "start.takenBack") yield* dropCharges(id, () => true)
    if (event === "hire.started" || event === "hire.completed") yield* settleOpenSteps(id, event)
    return { id, ...moved }
  })
  return yield* transaction(taking)
})

/** Whether a charge counts from the completion: days late or early. */
const isOfDays = ({ rowId }: { readonly rowId: string }) => ["LATE", "EARLY"].includes(chargeKindOf(rowId))

/** Takes back what was issued for a booking that is cancelled: it asks for nothing any more. */
const creditCancelled = Effect.fnUntraced(function* (id: number, userId: number) {
  const { query } = yield* Database
  const { agencyId } = yield* query((db) =>
    db.selectFrom("bookings").where("id", "=", id).select("agencyId").executeTakeFirstOrThrow()
  )
  yield* creditStanding({ id, agencyId }, "The booking was cancelled", userId)
})
