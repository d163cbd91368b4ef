import type { VehicleLifeEvent } from "@crewfleet/machines/life"
import { missingForApproval, rejectionProblem } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Scope } from "../dashboard/scope.ts"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { lockedVehicle, whereDetailsWereSeen } from "./lockedVehicle.ts"
import { stepVehicle } from "./stepVehicle.ts"
import { vehicleById } from "./vehicleById.ts"

/** Who moves which vehicle along its life, and which version of it they saw. */
export interface VehicleMove {
  readonly id: number
  readonly scope: Scope
  readonly userId: number
  readonly event: VehicleLifeEvent
  readonly version: number | null | undefined
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
  const present = yield* lockedVehicle(id, scope)
  const missing = missingForApproval(yield* vehicleById(id, scope))
  yield* checked(event, missing)
  const step = { id, tenant: scope, event, facts: { missing }, userId }
  if (event.type === "vehicle.approved") return yield* stepVehicle({ ...step, version }, { rejection: null })
  if (event.type === "vehicle.rejected") {
    const reason = event.reason.trim()
    return yield* stepVehicle({ ...step, version, reason }, { rejection: reason })
  }
  yield* whereDetailsWereSeen(present, version)
  yield* stepVehicle(step)
})

/** Says at its field what keeps a step from being taken, where that is in the hands of who takes it. */
const checked = (event: VehicleLifeEvent, missing: ReadonlyArray<string>) => {
  const lacking = event.type === "vehicle.submitted" ? missing : []
  const problem = event.type === "vehicle.rejected" ? rejectionProblem(event.reason) : undefined
  const problems = [
    ...lacking.map((text) => ({ field: "status", text })),
    ...(problem ? [{ field: "reason", text: problem }] : [])
  ]
  return problems.length > 0 ? Effect.fail(violating(problems)) : Effect.void
}
