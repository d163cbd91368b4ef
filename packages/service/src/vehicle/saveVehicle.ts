import { allowsChange, vehicleLife } from "@crewfleet/machines"
import { changesIdentity, type VehicleDetails } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Scope } from "../dashboard/scope.ts"
import type { Collision } from "../database/Collision.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
import { violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { insertChange } from "../life/insertChange.ts"
import { vehicleNotFound, vehicleOutdated } from "./refusals.ts"
import { vehicleById } from "./vehicleById.ts"
import { vehicleColumns } from "./vehicleColumns.ts"

/** Whose vehicle is saved, and by whom. */
export interface Editor {
  readonly agencyId: number
  readonly userId: number
}

const taken = violating([
  { field: "regno", text: "There is a vehicle with this registration number already" }
])

const isTaken = (collision: Collision) =>
  collision.constraint === "vehicles_regno" ? Effect.fail(taken) : Effect.die(collision)

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
      return id
    })
  ).pipe(Effect.catchTag("Collision", isTaken))
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
  yield* transaction(update(editor, id, columns, details.version)).pipe(Effect.catchTag("Collision", isTaken))
  return yield* vehicleById(id, editor.agencyId)
})

type Columns = Effect.Success<ReturnType<typeof vehicleColumns>>

const update = Effect.fnUntraced(function* (
  { agencyId, userId }: Editor,
  id: number,
  columns: Columns,
  version: number | null | undefined
) {
  const { attempt } = yield* Database
  const before = yield* lockedVehicle(id, agencyId)
  if (typeof version === "number" && version !== before.version) return yield* Effect.fail(vehicleOutdated)
  yield* attempt((db) =>
    db
      .updateTable("vehicles")
      .set({ ...columns, version: before.version + 1 })
      .where("id", "=", id)
      .execute()
  )
  const identity = { ...columns, type: columns.bodyType }
  if (!changesIdentity({ ...before, type: before.bodyType }, identity)) return
  if (!allowsChange(before.status, "identity.changed")) return
  yield* changeStatus({
    kind: "vehicle",
    id,
    tenant: agencyId,
    life: vehicleLife,
    event: { type: "identity.changed" },
    userId
  })
})

/** A vehicle of an agency, or of any, which nobody else can change until the transaction ends. */
export const lockedVehicle = Effect.fnUntraced(function* (id: number, scope: Scope) {
  const { query } = yield* Database
  const vehicle = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("vehicles")
          .select(["status", "version", "name", "model", "regno", "bodyType"])
          .where("id", "=", id)
          .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
          .forUpdate()
          .executeTakeFirst()
      )
    : undefined
  return vehicle ?? (yield* Effect.fail(vehicleNotFound))
})
