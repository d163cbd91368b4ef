import type { TransportPick } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { inService } from "../vehicle/outOfService.ts"
import { picking } from "./picking.ts"
import type { Planner } from "./planning.ts"
import { plan, refusedAt } from "./takeStep.ts"
import { isToldOf, tellOfVehicle, writeExchange } from "./tellOfExchange.ts"

/** Picks the vehicle of a job, or none: an approved one of the agency. Once the crew was sent another takes its place. */
export const pickVehicle = (planner: Planner, pick: TransportPick) =>
  picking(
    planner,
    pick,
    "vehicle",
    Effect.fnUntraced(function* (job, vehicleId) {
      const { id } = job
      const { query } = yield* Database
      const vehicle = isPossibleId(vehicleId)
        ? yield* query((db) =>
            db
              .selectFrom("vehicles")
              .select(["status", "name", "model", "regno"])
              .where("id", "=", vehicleId)
              .where("agencyId", "=", planner.agencyId)
              .executeTakeFirst()
          )
        : undefined
      if (!vehicle) return yield* Effect.fail(refusedAt("id", "This vehicle cannot be found"))
      const { status, name, model, regno } = vehicle
      if (status !== "ACTIVE")
        return yield* Effect.fail(
          refusedAt("id", "The vehicle is not approved, or out of service: pick another")
        )
      yield* inService(vehicleId)
      yield* plan(id, { vehicleId })
      if (!isToldOf(job) || vehicleId === job.vehicleId) return
      const named = [`${name} ${model}`, regno].filter(Boolean).join(", ")
      yield* writeExchange(id, "vehicle", named, { userId: planner.userId })
      yield* tellOfVehicle(job, named)
    })
  )
