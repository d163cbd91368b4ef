import type { Quote } from "@crewfleet/sdk"
import { majorUnits, type Price } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Scope } from "../tally/scope.ts"
import { type HireAsked, hireOf } from "./hireOf.ts"
import { isFree } from "./isFree.ts"
import { priceOf } from "./priceOf.ts"

interface QuoteAsked extends HireAsked {
  readonly promoCode?: string | undefined
}

/** What a hire would cost, and whether the vehicle is free; nothing is saved. */
export const quoteHire = Effect.fnUntraced(function* (asked: QuoteAsked, scope: Scope) {
  const hire = yield* hireOf(asked, scope, false)
  const { vehicle, start, end } = hire
  const available = yield* isFree(vehicle.id, start, end)
  const { cost, promotion } = yield* priceOf(hire, asked.promoCode, false)
  return { ...quoteOf(cost, vehicle.currency), promotion: promotion?.title, available }
})

/** A price as the contract tells it. */
export const quoteOf = ({ days, lines, ...cost }: Price, currency: string): Quote => ({
  daysHired: days,
  invoiceItemResult: lines.map(({ description, rate, total }) => ({
    description,
    rate: majorUnits(rate),
    total: majorUnits(total)
  })),
  subTotalAmount: majorUnits(cost.subTotal),
  discount: majorUnits(cost.discount),
  vatPercentage: cost.vatPercentage,
  vatAmount: majorUnits(cost.vat),
  totalAmount: majorUnits(cost.total),
  currency
})
