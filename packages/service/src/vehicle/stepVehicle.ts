import { vehicleLife } from "@crewfleet/machines/life"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { changeStatus, type Move } from "../life/changeStatus.ts"

/** A step of a vehicle. */
type Step = Omit<Move<typeof vehicleLife>, "kind" | "life">

/** Takes a vehicle one step along its life, after which whoever has it open must look at it again. */
export const stepVehicle = Effect.fnUntraced(function* (
  step: Step,
  more: { readonly rejection?: string | null } = {}
) {
  const { query } = yield* Database
  const { version } = yield* changeStatus({ ...step, kind: "vehicle", life: vehicleLife })
  yield* query((db) =>
    db
      .updateTable("vehicles")
      .set({ ...more, detailsVersion: version })
      .where("id", "=", step.id)
      .execute()
  )
})
