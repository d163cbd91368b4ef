import { obstaclesTo, vehicleFacts, vehicleLife } from "@crewfleet/machines/life"
import type { VehicleDetails } from "@crewfleet/sdk"
import { changesIdentity } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { UniqueViolation } from "../database/UniqueViolation.ts"
import { violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { insertChange } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { lockedVehicle, whereDetailsWereSeen } from "./lockedVehicle.ts"
import { vehicleById } from "./vehicleById.ts"
import { vehicleColumns } from "./vehicleColumns.ts"
import { takeUploads } from "./vehiclePhotos.ts"

/** Whose vehicle is saved, and by whom. */
export interface Editor {
  readonly agencyId: number
  readonly userId: number
}

const taken = violating([
  { field: "regno", text: "There is a vehicle with this registration number already" }
])

const isTaken = (violation: UniqueViolation) =>
  violation.constraint === "vehicles_regno" ? Effect.fail(taken) : Effect.die(violation)

/** Adds a vehicle as a draft; of two with one registration number at once, one is refused. */
export const createVehicle = Effect.fnUntraced(function* (
  { agencyId, userId }: Editor,
  details: VehicleDetails
) {
  const { attempt, transaction } = yield* Database
  const columns = yield* vehicleColumns(agencyId, details)
  const id = yield* transaction(
    Effect.gen(function* () {
      const { id } = yield* attempt((db) =>
        db
          .insertInto("vehicles")
          .values({ ...columns, agencyId, status: "DRAFT" })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      yield* insertChange({
        kind: "vehicle",
        subjectId: id,
        event: "vehicle.created",
        fromStatus: null,
        toStatus: "DRAFT",
        userId,
        reason: null
      })
      yield* takeUploads({ agencyId, userId }, id, details.photoIds ?? [])
      return id
    })
  ).pipe(Effect.catchTag("UniqueViolation", isTaken))
  return yield* vehicleById(id, agencyId)
})

/**
 * Saves what an agency changed about its vehicle. Whoever edited another version than the present one is refused; an
 * edit that makes it another vehicle takes its approval away.
 */
export const updateVehicle = Effect.fnUntraced(function* (
  editor: Editor,
  id: number,
  details: VehicleDetails
) {
  const { transaction } = yield* Database
  const columns = yield* vehicleColumns(editor.agencyId, details)
  yield* transaction(
    Effect.andThen(
      update(editor, id, columns, details.version),
      takeUploads(editor, id, details.photoIds ?? [])
    )
  ).pipe(Effect.catchTag("UniqueViolation", isTaken))
  return yield* vehicleById(id, editor.agencyId)
})

type Columns = Effect.Success<ReturnType<typeof vehicleColumns>>

const update = Effect.fnUntraced(function* (
  { agencyId, userId }: Editor,
  id: number,
  columns: Columns,
  version: number | undefined
) {
  const { attempt } = yield* Database
  const before = yield* lockedVehicle(id, agencyId)
  yield* whereDetailsWereSeen(before, version)
  const next = before.version + 1
  yield* attempt((db) =>
    db
      .updateTable("vehicles")
      .set({ ...columns, version: next, detailsVersion: next })
      .where("id", "=", id)
      .execute()
  )
  const identity = { ...columns, type: columns.bodyType }
  const isAnother = changesIdentity({ ...before, type: before.bodyType }, identity)
  const event = { type: "identity.changed" } as const
  const facts = vehicleFacts({})
  if (isAnother && obstaclesTo(vehicleLife, before.status, facts, event).length === 0) {
    yield* changeStatus(lives.vehicle, { id, tenant: agencyId, event, facts, userId })
  } else {
    yield* insertChange({
      kind: "vehicle",
      subjectId: id,
      event: "vehicle.updated",
      fromStatus: before.status,
      toStatus: before.status,
      userId,
      reason: null
    })
  }
})
