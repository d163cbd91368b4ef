import {
  type Defect,
  defectsIn,
  isBlank,
  isClosedByPass,
  isSameFinding,
  takesOutOfService,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { othersGoOn } from "../transport/goOn.ts"
import type { Hand } from "../transport/logHands.ts"
import { isOf } from "../transport/logStanding.ts"
import { agencyChecksOf } from "../transport/notLeavingOf.ts"
import type { LockedJob } from "../transport/planning.ts"
import { tellOfUnfit } from "./tellOfLog.ts"

/** Writes down what the log of a vehicle says of its defects: what fails is open until it is mended, what passes is well again. */
export const keepDefects = Effect.fnUntraced(function* (
  job: LockedJob,
  { userId }: Hand,
  { recordId, content }: { readonly recordId: string; readonly content: object }
) {
  const { query } = yield* Database
  const said = (content as { readonly vehicleId?: number | null }).vehicleId
  const vehicleId = said ?? job.vehicleId
  if (vehicleId === null) return
  // Whoever hires it out, or mends it, waits.
  yield* query((db) =>
    db.selectFrom("vehicles").select("id").where("id", "=", vehicleId).forNoKeyUpdate().execute()
  )
  const answers = vehicleLogForm.read(content)
  const open = yield* query((db) =>
    db
      .selectFrom("vehicleDefects")
      .select(["id", "checkId", "jobId", "gravity"])
      .where("vehicleId", "=", vehicleId)
      .where("mendedAt", "is", null)
      .execute()
  )
  const at = yield* now
  const mending = (how: string) => ({ mendedAt: at, mendedBy: userId, mendedHow: how })
  const unfit: Array<string> = []
  let isAnyMended = false
  for (const defect of defectsIn(answers, yield* query((db) => agencyChecksOf(db, job.agencyId)))) {
    const known = open.find(({ checkId }) => checkId === defect.check)
    if (!known && isBlank(defect.mended) && (yield* isSaidBefore(job.id, vehicleId, recordId, defect)))
      continue
    const mended = isBlank(defect.mended) ? {} : mending(defect.mended)
    isAnyMended ||= known !== undefined && !isBlank(defect.mended)
    const values = { ...valuesOf(defect), recordId, ...mended }
    const earlier =
      known ?? (isBlank(defect.mended) ? undefined : yield* mendedBefore(job.id, vehicleId, defect))
    const found = { ...values, vehicleId, jobId: job.id, checkId: defect.check, openedAt: at }
    if (earlier)
      yield* query((db) =>
        db.updateTable("vehicleDefects").set(values).where("id", "=", earlier.id).execute()
      )
    else yield* query((db) => db.insertInto("vehicleDefects").values(found).execute())
    if (!known && takesOutOfService(defect)) unfit.push(defect.label)
  }
  for (const { id, checkId, jobId, gravity } of open) {
    if (!isClosedByPass(answers, { check: checkId, gravity }, jobId === job.id)) continue
    yield* query((db) =>
      db
        .updateTable("vehicleDefects")
        .set(mending(`Passed the check of the journey ${job.ref}`))
        .where("id", "=", id)
        .execute()
    )
    isAnyMended = true
  }
  if (isAnyMended) yield* othersGoOn(vehicleId, job.id)
  if (unfit.length > 0) yield* tellOfUnfit(job, recordId, unfit)
})

const valuesOf = ({ label, gravity, note, photoIds }: Defect) => ({
  ...{ label, gravity, note: isBlank(note) ? null : note },
  photoIds: JSON.stringify(photoIds)
})

/**
 * Whether a corrected log says no more of a defect than the version before, of which the agency has said that it was mended: then
 * nothing new was found.
 */
const isSaidBefore = Effect.fnUntraced(function* (
  jobId: number,
  vehicleId: number,
  recordId: string,
  defect: Defect
) {
  const { query } = yield* Database
  const before = yield* query((db) =>
    db
      .selectFrom("transportLogRecords")
      .select(["id", "content"])
      .where("jobId", "=", jobId)
      .where("kind", "=", "vehicle")
      .where("aside", "=", false)
      .where("replacedAt", "is not", null)
      .orderBy("replacedAt", "desc")
      .limit(1)
      .executeTakeFirst()
  )
  if (!before || !isOf(vehicleId, { kind: "vehicle", content: before.content })) return false
  if (!defectsIn(vehicleLogForm.read(before.content)).some((other) => isSameFinding(defect, other)))
    return false
  const said = yield* query((db) =>
    db
      .updateTable("vehicleDefects")
      .set({ recordId })
      .where("vehicleId", "=", vehicleId)
      .where("checkId", "=", defect.check)
      .where("recordId", "=", before.id)
      .where("mendedAt", "is not", null)
      .returning("id")
      .execute()
  )
  return said.length > 0
})

/** The same defect, where an earlier version of the log said that it was mended. */
const mendedBefore = Effect.fnUntraced(function* (jobId: number, vehicleId: number, { check }: Defect) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("vehicleDefects")
      .select("id")
      .where("vehicleId", "=", vehicleId)
      .where("jobId", "=", jobId)
      .where("checkId", "=", check)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst()
  )
})
