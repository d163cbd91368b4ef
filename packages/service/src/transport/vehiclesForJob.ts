import type { VehicleForJob } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { roadDefectsOf } from "../vehicle/outOfService.ts"
import { engagementsWithin } from "./engagementsWithin.ts"
import { plannedJob } from "./plannedJob.ts"

/** The vehicles of an agency for a job of its own: those that are approved and free first, each with what takes it. */
export const vehiclesForJob = Effect.fnUntraced(function* (jobId: number, agencyId: number) {
  const { id: exceptJob, start: from, end: to } = yield* plannedJob(jobId, agencyId)
  const { query } = yield* Database
  const vehicles = yield* query((db) =>
    db
      .selectFrom("vehicles")
      .leftJoin("locations", "locations.id", "locationId")
      .select(["vehicles.id", "vehicles.name", "model", "regno", "city", "status"])
      .where("vehicles.agencyId", "=", agencyId)
      .where("status", "<>", "DRAFT")
      .orderBy("vehicles.name")
      .orderBy("model")
      .orderBy("regno")
      .execute()
  )
  const vehicleIds = vehicles.map(({ id }) => id)
  const taken = yield* query((db) => engagementsWithin(db, { from, to, vehicleIds, exceptJob }))
  const defects = yield* query((db) => roadDefectsOf(db, vehicleIds))
  return vehicles
    .map(
      ({ id, name, model, regno, city, status }): VehicleForJob => ({
        ...withoutNulls({ id, name: `${name} ${model}`, regno, city }),
        approved: status === "ACTIVE" && !defects.has(id),
        defects: status === "ACTIVE" ? defects.get(id) : undefined,
        taken: [...(taken.vehicles.get(id) ?? [])]
      })
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other))
})

const rankOf = ({ approved, taken }: VehicleForJob) => (approved ? (taken.length === 0 ? 0 : 1) : 2)
