import { obstaclesTo, vehicleFacts, vehicleLife } from "@crewfleet/machines/life"
import type { Refusal } from "@crewfleet/sdk/effect"
import { defaultTimeZone, hireTimesForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violating } from "../http/violationsOf.ts"
import { refusalOf } from "../life/refusalOf.ts"
import type { Scope } from "../tally/scope.ts"
import { now } from "../time/now.ts"
import { inService } from "../vehicle/outOfService.ts"
import { vehicleNotFound } from "../vehicle/refusals.ts"

/** A vehicle and the time for which somebody wants it. */
export interface HireAsked {
  readonly vehicleId: number
  readonly start: string
  readonly end: string
}

const noCurrency: Refusal = {
  _tag: "Conflict",
  message: "The agency has yet to choose its base currency, without which nothing can be charged."
}

/**
 * The vehicle that is wanted and when, where it can be hired at all. `holding` keeps others from booking the same
 * vehicle until the transaction ends, so that attempts on one vehicle take turns.
 */
export const hireOf = Effect.fnUntraced(function* (asked: HireAsked, scope: Scope, holding: boolean) {
  const { query } = yield* Database
  const moment = yield* now
  const vehicle = yield* query(async (db) =>
    isPossibleId(asked.vehicleId)
      ? db
          .selectFrom("vehicles")
          .innerJoin("agencies", "agencies.id", "vehicles.agencyId")
          .innerJoin("timeZones", "timeZones.agencyId", "vehicles.agencyId")
          .where("vehicles.id", "=", asked.vehicleId)
          .$if(scope !== undefined, (all) => all.where("vehicles.agencyId", "=", scope ?? 0))
          .select(["vehicles.id", "vehicles.agencyId", "status", "dailyRate", "saturdayRate", "sundayRate"])
          .select(["vehicles.name", "model", "colour as color", "fuelType", "bodyType as type", "locationId"])
          .select(["agencies.baseCurrency", "timeZones.timeZone as zone"])
          .$if(holding, (one) => one.forNoKeyUpdate("vehicles"))
          .executeTakeFirst()
      : undefined
  )
  const at = { now: moment.toISOString(), zone: vehicle?.zone ?? defaultTimeZone }
  const problems = hireTimesForm.problems(asked, at)
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  if (!vehicle) return yield* Effect.fail(vehicleNotFound)
  const booked = { type: "vehicle.booked" } as const
  const obstacles = obstaclesTo(vehicleLife, vehicle.status, vehicleFacts({}), booked)
  if (obstacles.length > 0) return yield* Effect.fail(refusalOf(obstacles))
  yield* inService(vehicle.id)
  const { baseCurrency: currency, zone, ...hired } = vehicle
  if (currency === null) return yield* Effect.fail(noCurrency)
  return { vehicle: { ...hired, currency }, start: new Date(asked.start), end: new Date(asked.end), zone }
})

/** A vehicle that can be hired, when it is wanted, and the time zone in which its days are counted. */
export type Hire = Effect.Success<ReturnType<typeof hireOf>>
