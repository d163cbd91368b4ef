import { defaultTimeZone, hireTimesForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { violating } from "../http/violationsOf.ts"
import type { Scope } from "../tally/scope.ts"
import { now } from "../time/now.ts"
import { vehicleNotFound } from "../vehicle/refusals.ts"
import { chargedIn, forHire, hiredVehicle } from "./hiredVehicle.ts"

/** A vehicle and the time for which somebody wants it. */
export interface HireAsked {
  readonly vehicleId: number
  readonly start: string
  readonly end: string
}

/**
 * The vehicle that is wanted and when, where it can be hired at all. `holding` keeps others from booking the same
 * vehicle until the transaction ends, so that attempts on one vehicle take turns.
 */
export const hireOf = Effect.fnUntraced(function* (asked: HireAsked, scope: Scope, holding: boolean) {
  const moment = yield* now
  const vehicle = yield* hiredVehicle(asked.vehicleId, scope, holding)
  const at = { now: moment.toISOString(), zone: vehicle?.zone ?? defaultTimeZone }
  const problems = hireTimesForm.problems(asked, at)
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  if (!vehicle) return yield* Effect.fail(vehicleNotFound)
  yield* forHire(vehicle)
  const { baseCurrency, zone, ...hired } = vehicle
  const currency = yield* chargedIn(baseCurrency)
  return { vehicle: { ...hired, currency }, start: new Date(asked.start), end: new Date(asked.end), zone }
})

/** A vehicle that can be hired, when it is wanted, and the time zone in which its days are counted. */
export type Hire = Effect.Success<ReturnType<typeof hireOf>>
