import { defectsIn, isBlank, isStillMended, vehicleLogForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import type { Hand } from "../transport/logHands.ts"
import { isOf } from "../transport/logStanding.ts"
import { namedChecksOf } from "../transport/notLeavingOf.ts"
import type { LockedJob } from "../transport/planning.ts"
import {
  type CheckedVehicle,
  lockVehicle,
  tellOfNewlyUnfit,
  unfitBy,
  valuesOf,
  vehicleIn
} from "./checkedVehicle.ts"

/**
 * Writes down what whoever kept a log before found unfit for the road, beside that log: the vehicle is out of service until somebody
 * says how it was mended. What the same leader has said of this journey before was decided then, and opens nothing again.
 */
export const keepDefectsAside = Effect.fnUntraced(function* (
  job: LockedJob,
  hand: Hand,
  { recordId, content }: CheckedVehicle
) {
  const { query } = yield* Database
  const vehicleId = vehicleIn(content) ?? job.vehicleId
  if (vehicleId === null) return
  yield* lockVehicle(vehicleId)
  const wasUnfit = yield* unfitBy(vehicleId)
  const checks = yield* query((db) => namedChecksOf(db, job.agencyId))
  const saysToFail = (said: object) => defectsIn(vehicleLogForm.read(said), checks)
  const told = yield* otherChecks(hand.id, { recordId, vehicleId })
  const found = saysToFail(content).filter(
    (defect) =>
      defect.gravity === "ROADWORTHINESS" &&
      isBlank(defect.mended) &&
      !told.some((other) => saysToFail(other.content).some((earlier) => isStillMended(defect, earlier)))
  )
  for (const defect of found) {
    const said = valuesOf(defect)
    const opened = { vehicleId, jobId: job.id, checkId: defect.check, openedAt: yield* now }
    const { id: defectId } = yield* query((db) =>
      db
        .insertInto("vehicleDefects")
        .values({ ...said, ...opened, foundBefore: true })
        .onConflict((on) =>
          on
            .columns(["vehicleId", "checkId"])
            .where("mendedAt", "is", null)
            .doUpdateSet({ foundBefore: true, gravity: defect.gravity })
        )
        .returning("id")
        .executeTakeFirstOrThrow()
    )
    yield* query((db) =>
      db
        .insertInto("vehicleDefectFindings")
        .values({ defectId, jobId: job.id, recordId, ...said })
        .onConflict((on) => on.doNothing())
        .execute()
    )
  }
  yield* tellOfNewlyUnfit(job, recordId, vehicleId, wasUnfit)
})

/** The other checks of a vehicle that a hand has sent. */
const otherChecks = Effect.fnUntraced(function* (
  handId: number,
  { recordId, vehicleId }: { readonly recordId: string; readonly vehicleId: number }
) {
  const { query } = yield* Database
  const records = yield* query((db) =>
    db
      .selectFrom("transportLogRecords")
      .select("content")
      .where("handId", "=", handId)
      .where("kind", "=", "vehicle")
      .where("id", "<>", recordId)
      .execute()
  )
  return records.filter(({ content }) => isOf(vehicleId, { kind: "vehicle", content }))
})
