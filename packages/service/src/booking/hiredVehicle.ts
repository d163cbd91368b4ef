import { obstaclesTo, vehicleFacts, vehicleLife } from "@crewfleet/machines/life"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { VehicleStatus } from "../database/RentalTables.ts"
import { refusalOf } from "../life/refusalOf.ts"
import type { Scope } from "../tally/scope.ts"
import { inService } from "../vehicle/outOfService.ts"

/** What a hire needs to know of a vehicle; `holding` keeps others from booking it until the transaction ends. */
export const hiredVehicle = Effect.fnUntraced(function* (id: number, scope: Scope, holding: boolean) {
  const { query } = yield* Database
  return yield* query(async (db) =>
    isPossibleId(id)
      ? db
          .selectFrom("vehicles")
          .innerJoin("agencies", "agencies.id", "vehicles.agencyId")
          .innerJoin("timeZones", "timeZones.agencyId", "vehicles.agencyId")
          .where("vehicles.id", "=", id)
          .$if(scope !== undefined, (all) => all.where("vehicles.agencyId", "=", scope ?? 0))
          .select(["vehicles.id", "vehicles.agencyId", "status", "dailyRate", "saturdayRate", "sundayRate"])
          .select([
            "vehicles.name",
            "model",
            "regno",
            "colour as color",
            "fuelType",
            "bodyType as type",
            "locationId"
          ])
          .select(["agencies.baseCurrency", "timeZones.timeZone as zone"])
          .$if(holding, (one) => one.forNoKeyUpdate("vehicles"))
          .executeTakeFirst()
      : undefined
  )
})

/** Refuses a vehicle that is not for hire now, or that a defect keeps out of service. */
export const forHire = Effect.fnUntraced(function* ({ id, status }: ForHire) {
  const obstacles = obstaclesTo(vehicleLife, status, vehicleFacts({}), { type: "vehicle.booked" })
  if (obstacles.length > 0) return yield* Effect.fail(refusalOf(obstacles))
  yield* inService(id)
})

interface ForHire {
  readonly id: number
  readonly status: VehicleStatus
}

const noCurrency: Refusal = {
  _tag: "Conflict",
  message: "The agency has yet to choose its base currency, without which nothing can be charged."
}

/** In what an agency charges; refused where it has yet to choose. */
export const chargedIn = (currency: string | null): Effect.Effect<string, Refusal> =>
  currency === null ? Effect.fail(noCurrency) : Effect.succeed(currency)
