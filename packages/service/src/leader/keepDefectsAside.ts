import { defectsIn, foundAside, saidBeside, vehicleLogForm } from "@crewfleet/sdk/rules"
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
  passedOn,
  saidOf,
  tellOfNewlyUnfit,
  unfitBy,
  vehicleIn,
  written
} from "./checkedVehicle.ts"

/**
 * Writes down what whoever kept a log before found unfit for the road, beside that log: the vehicle is out of service until somebody
 * says how it was mended.
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
  const before = yield* checkBefore(hand.id, recordId)
  const told = before && isOf(vehicleId, { kind: "vehicle", ...before }) ? saysToFail(before.content) : []
  for (const defect of foundAside(saysToFail(content), told, yield* checksMended(job, vehicleId))) {
    const said = saidOf(defect)
    const known = yield* query((db) =>
      db
        .selectFrom("vehicleDefects")
        .select(["id", "jobId", "gravity", "note", "photoIds"])
        .where("vehicleId", "=", vehicleId)
        .where("checkId", "=", defect.check)
        .where("mendedAt", "is", null)
        .forUpdate()
        .executeTakeFirst()
    )
    if (known) {
      // What another journey has found is its own to tell.
      const { gravity } = said
      const values =
        known.jobId === job.id
          ? { ...written(saidBeside(known, said)), gravity, foundBefore: true }
          : { gravity }
      yield* query((db) => db.updateTable("vehicleDefects").set(values).where("id", "=", known.id).execute())
    }
    const opened = { vehicleId, jobId: job.id, checkId: defect.check, openedAt: yield* now }
    const { id: defectId } =
      known ??
      (yield* query((db) =>
        db
          .insertInto("vehicleDefects")
          .values({ ...written(said), ...opened, foundBefore: true })
          .returning("id")
          .executeTakeFirstOrThrow()
      ))
    yield* query((db) =>
      db
        .insertInto("vehicleDefectFindings")
        .values({ defectId, jobId: job.id, recordId, ...written(said) })
        .onConflict((on) => on.doNothing())
        .execute()
    )
  }
  yield* tellOfNewlyUnfit(job, recordId, vehicleId, wasUnfit)
})

/** The checks of which a journey has found something that somebody has mended since, and not only passed. */
const checksMended = Effect.fnUntraced(function* ({ id, ref }: LockedJob, vehicleId: number) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("vehicleDefects")
      .innerJoin("vehicleDefectFindings as finding", "finding.defectId", "vehicleDefects.id")
      .select("checkId")
      .where("finding.jobId", "=", id)
      .where("vehicleId", "=", vehicleId)
      .where("mendedHow", "<>", passedOn(ref))
      .execute()
  )
  return rows.map(({ checkId }) => checkId)
})

/** The check of a vehicle that a hand sent before another one. */
const checkBefore = Effect.fnUntraced(function* (handId: number, recordId: string) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("transportLogRecords")
      .select("content")
      .where("handId", "=", handId)
      .where("kind", "=", "vehicle")
      .where("id", "<>", recordId)
      .orderBy("receivedAt", "desc")
      .limit(1)
      .executeTakeFirst()
  )
})
