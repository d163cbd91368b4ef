import { type Defect, isBlank } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { ExpressionBuilder } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import type { LockedJob } from "../transport/planning.ts"
import { tellOfUnfit } from "./tellOfLog.ts"

/** A check of a vehicle as it was received. */
export interface CheckedVehicle {
  readonly recordId: string
  readonly content: object
}

/** Which vehicle was checked; nothing where it says no more than that it is the journey's. */
export const vehicleIn = (content: object): number | null | undefined =>
  (content as { readonly vehicleId?: number | null }).vehicleId

/** How that was mended which passes the check of a journey. */
export const passedOn = (ref: string): string => `Passed the check of the journey ${ref}`

/** Whoever hires a vehicle out, or mends it, waits. */
export const lockVehicle = Effect.fnUntraced(function* (vehicleId: number) {
  const { query } = yield* Database
  yield* query((db) =>
    db.selectFrom("vehicles").select("id").where("id", "=", vehicleId).forNoKeyUpdate().execute()
  )
})

/** What a log says of a defect. */
export const saidOf = ({ label, gravity, note, photoIds }: Defect) => ({
  ...{ label, gravity, photoIds },
  note: isBlank(note) ? null : note
})

/** The same as it is written down. */
export const written = <Said extends Pick<Defect, "photoIds">>(said: Said) => ({
  ...said,
  photoIds: JSON.stringify(said.photoIds)
})

/** Whether another journey than the one that found a defect has found it as well. */
export const foundElsewhere = (eb: ExpressionBuilder<Tables, "vehicleDefects">) =>
  eb
    .exists(
      eb
        .selectFrom("vehicleDefectFindings as other")
        .select("other.defectId")
        .whereRef("other.defectId", "=", "vehicleDefects.id")
        .whereRef("other.jobId", "<>", "vehicleDefects.jobId")
    )
    .$castTo<boolean>()

/** What keeps a vehicle out of service. */
export const unfitBy = Effect.fnUntraced(function* (vehicleId: number) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("roadDefects")
      .select(["id", "label"])
      .where("vehicleId", "=", vehicleId)
      .orderBy("id")
      .execute()
  )
})

/** Tells the agency what keeps a vehicle out of service by now, and did not before. */
export const tellOfNewlyUnfit = Effect.fnUntraced(function* (
  job: LockedJob,
  recordId: string,
  vehicleId: number,
  before: ReadonlyArray<{ readonly id: number }>
) {
  const unfit = (yield* unfitBy(vehicleId)).filter(({ id }) => !before.some((one) => one.id === id))
  if (unfit.length > 0)
    yield* tellOfUnfit(
      job,
      recordId,
      unfit.map(({ label }) => label)
    )
})
