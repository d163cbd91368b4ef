import { type VehicleLifeEvent, vehicleFacts } from "@crewfleet/machines/life"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import type { Scope } from "../tally/scope.ts"
import { lockedVehicle, whereDetailsWereSeen } from "./lockedVehicle.ts"
import { vehicleById } from "./vehicleById.ts"

/** Who moves which vehicle along its life, and which version of it they saw. */
export interface VehicleMove {
  readonly id: number
  readonly scope: Scope
  readonly userId: number
  readonly event: VehicleLifeEvent
  readonly version: number | undefined
}

/**
 * Takes a vehicle one step along its life and answers it as it is then. The platform decides on the version that it saw,
 * down to the last photo.
 */
export const moveVehicle = Effect.fnUntraced(function* (move: VehicleMove) {
  const { transaction } = yield* Database
  yield* transaction(moved(move))
  return yield* vehicleById(move.id, move.scope)
})

const moved = Effect.fnUntraced(function* ({ id, scope, userId, event, version }: VehicleMove) {
  const { query } = yield* Database
  const present = yield* lockedVehicle(id, scope)
  const facts = vehicleFacts(yield* vehicleById(id, scope))
  const step = { id, tenant: scope, event, facts, userId }
  if (event.type !== "vehicle.approved" && event.type !== "vehicle.rejected") {
    yield* whereDetailsWereSeen(present, version)
    return yield* changeStatus(lives.vehicle, step)
  }
  const rejection = event.type === "vehicle.rejected" ? event.reason.trim() : undefined
  const decided = yield* changeStatus(lives.vehicle, { ...step, version, reason: rejection })
  yield* query((db) =>
    db
      .updateTable("vehicles")
      .set({ rejection: rejection ?? null })
      .where("id", "=", id)
      .execute()
  )
  return decided
})
