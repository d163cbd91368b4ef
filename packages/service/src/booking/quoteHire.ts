import { majorUnits, type Price, price, type Quote } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Scope } from "../dashboard/scope.ts"
import { type HireAsked, hireOf } from "./hireOf.ts"
import { isFree } from "./isFree.ts"

/** What a hire would cost, and whether the vehicle is free; nothing is saved. */
export const quoteHire = Effect.fnUntraced(function* (asked: HireAsked, scope: Scope) {
  const { vehicle, start, end } = yield* hireOf(asked, scope, false)
  const available = yield* isFree(vehicle.id, start, end)
  const cost = price(start, end, dayRatesOf(vehicle))
  return { ...quoteOf(cost, vehicle.currency), available }
})

/** The rates of a vehicle as the price reads them. */
export const dayRatesOf = (vehicle: {
  readonly dailyRate: number
  readonly saturdayRate: number | null
  readonly sundayRate: number | null
}) => ({ MTF: vehicle.dailyRate, SAT: vehicle.saturdayRate, SUN: vehicle.sundayRate })

const quoteOf = ({ days, lines, ...cost }: Price, currency: string): Quote => ({
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
