import type { TermsPrice } from "@crewfleet/sdk"
import { type ChangedTerms, majorUnits } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Scope } from "../tally/scope.ts"
import { agreedBooking } from "./agreedBooking.ts"
import { isFree } from "./isFree.ts"
import { standingNumber } from "./issuedInvoices.ts"
import { isInvoicedOtherwise, plannedChange } from "./plannedChange.ts"
import { quoteOf } from "./quoteHire.ts"

/** What a booking costs before and after a change, and whether the vehicle is free then; nothing is saved. */
export const termsPrice = Effect.fnUntraced(function* (id: number, asked: ChangedTerms, scope: Scope) {
  const booking = yield* agreedBooking(id, scope, false)
  const plan = yield* plannedChange(booking, asked, false)
  const { vehicle, start, end, before, after, currency } = plan
  const promotion = booking.promotion ?? undefined
  return {
    before: { ...quoteOf(before, currency), promotion },
    after: { ...quoteOf(after, currency), promotion },
    difference: majorUnits(after.total - before.total),
    available: yield* isFree(vehicle.id, start, end, id),
    credits: isInvoicedOtherwise(booking, plan) ? yield* standingNumber(id) : undefined
  } satisfies TermsPrice
})
