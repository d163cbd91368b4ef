import type { ChargeDecisions, ReturnCharges } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  chargeDifferences,
  chargedLines,
  chargedPrice,
  chargeKindOf,
  chargeLines,
  decidedOn,
  majorUnits,
  payable,
  returnChargesForm
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Person } from "../access/Caller.ts"
import { outdated } from "../booking/agreedBooking.ts"
import type { BookingOfAgency } from "../booking/bookingMoney.ts"
import { reviseInvoice } from "../booking/reviseInvoice.ts"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { insertChange } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { type ReturnStanding, returnStanding } from "./returnStanding.ts"

const tooEarly: Refusal = {
  _tag: "Conflict",
  message: "Charges are decided once the hire is complete."
}

const proposedSince: Refusal = {
  _tag: "Conflict",
  message:
    "Something else is proposed than was decided on: a report has come meanwhile. Look at it before you decide."
}

const proposedIn = (proposals: ReturnStanding["proposals"]): string =>
  proposals.map(({ key, amount = "" }) => `${key}:${amount}`).join(" ")

/** What a return brings to light, and what was decided of it; another agency's is not found. */
export const returnCharges = Effect.fnUntraced(function* (booking: BookingOfAgency) {
  return toldOf(yield* returnStanding(booking, false))
})

/**
 * Decides on the charges of a return in the place of what was decided before, with the invoice; written down in the history of
 * the booking. What is decided as it was changes nothing.
 */
export const decideCharges = Effect.fnUntraced(function* (
  booking: BookingOfAgency,
  decisions: ChargeDecisions,
  { userId }: Person
) {
  const { transaction } = yield* Database
  return yield* transaction(decidedAnew(booking, decisions, userId))
})

const decidedAnew = Effect.fnUntraced(function* (
  of: BookingOfAgency,
  { version, proposed, ...sent }: ChargeDecisions,
  userId: number
) {
  const before = yield* returnStanding(of, true)
  const { booking, hire, proposals, currency } = before
  if (booking.status !== "COMPLETE") return yield* Effect.fail(tooEarly)
  if (version !== booking.version) return yield* Effect.fail(outdated)
  const isLacking = proposals.some(({ key }) => !sent.lines?.some(({ rowId }) => rowId === key))
  const isOther = typeof proposed === "string" && proposed !== proposedIn(proposals)
  if (isLacking || isOther) return yield* Effect.fail(proposedSince)
  const answers = yield* checkedAnswers(returnChargesForm, returnChargesForm.read(sent), {
    currency,
    zone: booking.zone,
    proposed: proposals.map(({ key }) => key),
    hireCosts: hire.subTotal - hire.discount
  })
  const decided = answers.lines ?? []
  const lines = chargeLines(proposals, decided)
  if (JSON.stringify(lines) === JSON.stringify(before.lines)) return toldOf(before)
  const price = chargedPrice(hire, decided, currency)
  const invoiced = { bookingId: of.id, agencyId: of.agencyId, currency }
  if (JSON.stringify(chargedLines(before.decided)) !== JSON.stringify(chargedLines(lines)))
    yield* reviseInvoice(invoiced, price, "Charges at return were decided")
  const { query } = yield* Database
  const kept = { lines: JSON.stringify(decidedOn(decided, proposals)), rules: JSON.stringify(before.rules) }
  yield* query(async (db) => {
    await db
      .insertInto("returnCharges")
      .values({ bookingId: of.id, ...kept })
      .onConflict((there) => there.column("bookingId").doUpdateSet(kept))
      .execute()
    await db
      .updateTable("bookings")
      .set({ version: booking.version + 1 })
      .where("id", "=", of.id)
      .execute()
  })
  const total = (of: ReturnStanding["cost"]) => payable(of.total, currency)
  yield* insertChange({
    kind: lives.booking.kind,
    subjectId: of.id,
    event: "charges.decided",
    fromStatus: booking.status,
    toStatus: booking.status,
    reason: answers.reason,
    differences: JSON.stringify(
      chargeDifferences(
        { lines: before.lines, total: total(before.cost) },
        { lines, total: total(price) },
        currency
      )
    ),
    userId
  })
  return toldOf(yield* returnStanding(of, false))
})

const toldOf = (standing: ReturnStanding): ReturnCharges => {
  const { booking, currency, returnedAt, lines, proposals, photos, unknown, hire, cost, paid } = standing
  return {
    id: booking.id,
    status: booking.status,
    version: booking.version,
    currency,
    returnedAt: returnedAt?.toISOString(),
    lines: lines.map(withoutNulls) as ReturnCharges["lines"],
    proposals: proposals.map(({ key, basis, photoIds }) => ({
      ...{ key, basis, kind: chargeKindOf(key) },
      photos: photos.filter(({ id }) => photoIds.includes(id))
    })),
    proposed: proposedIn(proposals),
    unknown,
    subTotal: majorUnits(hire.subTotal),
    discount: majorUnits(hire.discount),
    vatPercentage: hire.vatPercentage,
    total: majorUnits(payable(cost.total, currency)),
    paid: majorUnits(paid)
  }
}
