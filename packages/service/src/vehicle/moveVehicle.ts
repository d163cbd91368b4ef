import { type VehicleLifeEvent, vehicleLife } from "@crewfleet/machines"
import { missingForApproval, rejectionProblem } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Scope } from "../dashboard/scope.ts"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lockedVehicle } from "./saveVehicle.ts"
import { vehicleById } from "./vehicleById.ts"

/** Who moves which vehicle along its life, and which version of it they saw. */
export interface VehicleMove {
  readonly id: number
  readonly scope: Scope
  readonly userId: number
  readonly event: VehicleLifeEvent
  readonly version: number | null | undefined
}

/** Takes a vehicle one step along its life and answers it as it is then. */
export const moveVehicle = Effect.fnUntraced(function* (move: VehicleMove) {
  const { transaction } = yield* Database
  yield* transaction(moved(move))
  return yield* vehicleById(move.id, move.scope)
})

const moved = Effect.fnUntraced(function* ({ id, scope, userId, event, version }: VehicleMove) {
  const { query } = yield* Database
  yield* lockedVehicle(id, scope)
  const missing = missingForApproval(yield* vehicleById(id, scope))
  const reason = event.type === "vehicle.rejected" ? event.reason.trim() : null
  yield* checked(event, missing)
  yield* changeStatus({
    kind: "vehicle",
    id,
    tenant: scope,
    life: vehicleLife,
    event,
    facts: { missing },
    userId,
    reason,
    version
  })
  if (event.type !== "vehicle.rejected" && event.type !== "vehicle.approved") return
  yield* query((db) => db.updateTable("vehicles").set({ rejection: reason }).where("id", "=", id).execute())
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
