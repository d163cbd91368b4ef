import {
  type Defect,
  defectsIn,
  isBlank,
  isClosedByPass,
  isMendedAnew,
  isStillMended,
  type SaidOfDefect,
  saidAnew,
  saidBeside,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Updateable } from "kysely"
import { Database } from "../database/Database.ts"
import type { VehicleDefectTable } from "../database/LeaderTables.ts"
import { now } from "../time/now.ts"
import { othersGoOn } from "../transport/goOn.ts"
import type { Hand } from "../transport/logHands.ts"
import { isOf } from "../transport/logStanding.ts"
import { namedChecksOf } from "../transport/notLeavingOf.ts"
import type { LockedJob } from "../transport/planning.ts"
import {
  type CheckedVehicle,
  foundElsewhere,
  lockVehicle,
  passedOn,
  saidOf,
  tellOfNewlyUnfit,
  unfitBy,
  vehicleIn,
  written
} from "./checkedVehicle.ts"

/**
 * Writes down what the log of a vehicle says of its defects: what fails is open until it is mended, what passes is well again, and
 * what only an earlier version of this log has closed is open again where this one does not say so any more.
 */
export const keepDefects = Effect.fnUntraced(function* (
  job: LockedJob,
  { userId }: Hand,
  { recordId, content }: CheckedVehicle
) {
  const { query } = yield* Database
  const vehicleId = vehicleIn(content) ?? job.vehicleId
  if (vehicleId === null) return
  yield* lockVehicle(vehicleId)
  const answers = vehicleLogForm.read(content)
  const defects = defectsIn(answers, yield* query((db) => namedChecksOf(db, job.agencyId)))
  const passed = passedOn(job.ref)
  const wasUnfit = yield* unfitBy(vehicleId)
  const still = yield* reopen(job.id, vehicleId, ({ checkId, mendedHow, ...defect }) => {
    const found = defects.find(({ check }) => check === checkId)
    if (found) return found.mended === mendedHow
    return (
      mendedHow === passed && isClosedByPass(answers, { ...defect, check: checkId }, defect.jobId === job.id)
    )
  })
  const open = yield* query((db) =>
    db
      .selectFrom("vehicleDefects")
      .select(["id", "checkId", "jobId", "gravity", "note", "photoIds", "foundBefore as isFoundBefore"])
      .select((eb) => foundElsewhere(eb).as("isFoundElsewhere"))
      .where("vehicleId", "=", vehicleId)
      .where("mendedAt", "is", null)
      .execute()
  )
  const before = yield* versionBefore(job.id, vehicleId)
  const at = yield* now
  const mending = (how: string) => ({
    ...{ mendedAt: at, mendedBy: userId, mendedHow: how },
    mendedInLogOf: job.id
  })
  let isAnyMended = false
  for (const defect of defects) {
    const closed = still.find(({ checkId }) => checkId === defect.check)
    const known = closed ?? open.find(({ checkId }) => checkId === defect.check)
    if (!known && (yield* isMendedBefore(job.id, vehicleId, recordId, defect, before))) continue
    // What was said before something was found does not mend that.
    const closes =
      closed === undefined &&
      (known ? isMendedAnew(defect.check, defects, before?.defects ?? []) : !isBlank(defect.mended))
    isAnyMended ||= closes && known !== undefined
    const opened = { vehicleId, jobId: job.id, openedAt: at }
    yield* writeDefect(defect, known, { recordId, opened, mended: closes ? mending(defect.mended) : {} })
  }
  for (const { id, checkId, jobId, ...defect } of open) {
    if (still.some((closed) => closed.checkId === checkId)) continue
    if (!isClosedByPass(answers, { ...defect, check: checkId }, jobId === job.id)) continue
    yield* query((db) => db.updateTable("vehicleDefects").set(mending(passed)).where("id", "=", id).execute())
    isAnyMended = true
  }
  if (isAnyMended) yield* othersGoOn(vehicleId, job.id)
  yield* tellOfNewlyUnfit(job, recordId, vehicleId, wasUnfit)
})

/** Of which version of which log a defect is written down, and what closes it by that. */
interface Written {
  readonly recordId: string
  readonly opened: { readonly vehicleId: number; readonly jobId: number; readonly openedAt: Date }
  readonly mended: Pick<
    Updateable<VehicleDefectTable>,
    "mendedAt" | "mendedBy" | "mendedHow" | "mendedInLogOf"
  >
}

/** Writes down a defect as a log says it, known or not, and that this log said so. */
const writeDefect = Effect.fnUntraced(function* (
  defect: Defect,
  known: KnownDefect | undefined,
  { recordId, opened, mended }: Written
) {
  const { query } = yield* Database
  const said = saidOf(defect)
  const { id: defectId } = yield* query((db) =>
    (known
      ? db
          .updateTable("vehicleDefects")
          .set({
            ...written(known.isFoundBefore ? saidBeside(known, said) : saidAnew(known, said)),
            ...mended
          })
          .where("id", "=", known.id)
          .returning("id")
      : db
          .insertInto("vehicleDefects")
          .values({ ...written(said), ...mended, ...opened, checkId: defect.check })
          .returning("id")
    ).executeTakeFirstOrThrow()
  )
  yield* query((db) =>
    db
      .insertInto("vehicleDefectFindings")
      .values({ defectId, jobId: opened.jobId, recordId, ...written(said) })
      .onConflict((on) => on.columns(["defectId", "jobId"]).doUpdateSet({ recordId, ...written(said) }))
      .execute()
  )
})

/**
 * Opens again what the log of a journey alone has closed and does not any more, but where the same check is open already; answers
 * what it still closes in the same words.
 */
const reopen = Effect.fnUntraced(function* (
  jobId: number,
  vehicleId: number,
  isStillClosed: (defect: ClosedDefect) => boolean
) {
  const { query } = yield* Database
  const closed = yield* query((db) =>
    db
      .selectFrom("vehicleDefects")
      .select(["id", "checkId", "jobId", "gravity", "note", "photoIds", "mendedHow"])
      .select("foundBefore as isFoundBefore")
      .select((eb) => foundElsewhere(eb).as("isFoundElsewhere"))
      .where("vehicleId", "=", vehicleId)
      .where("mendedInLogOf", "=", jobId)
      .where("mendedAt", "is not", null)
      .orderBy("id", "desc")
      .execute()
  )
  const open = yield* query((db) =>
    db
      .selectFrom("vehicleDefects")
      .select("checkId")
      .where("vehicleId", "=", vehicleId)
      .where("mendedAt", "is", null)
      .execute()
  )
  const still = closed.filter(isStillClosed)
  const taken = new Set([...open, ...still].map(({ checkId }) => checkId))
  for (const { id, checkId } of closed.filter((one) => !still.includes(one))) {
    const opened = taken.has(checkId) ? {} : { mendedAt: null, mendedBy: null, mendedHow: null }
    taken.add(checkId)
    yield* query((db) =>
      db
        .updateTable("vehicleDefects")
        .set({ ...opened, mendedInLogOf: null })
        .where("id", "=", id)
        .execute()
    )
  }
  return still
})

/** A defect as it is written down. */
interface KnownDefect extends SaidOfDefect {
  readonly id: number
  readonly checkId: string
  readonly jobId: number
  readonly isFoundBefore: boolean
  readonly isFoundElsewhere: boolean
}

interface ClosedDefect extends KnownDefect {
  readonly mendedHow: string | null
}

/** What the version before of a journey's log says to fail of this vehicle; nothing where there is none. */
const versionBefore = Effect.fnUntraced(function* (jobId: number, vehicleId: number) {
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
  if (!before || !isOf(vehicleId, { kind: "vehicle", content: before.content })) return undefined
  return { recordId: before.id, defects: defectsIn(vehicleLogForm.read(before.content)) }
})

/**
 * Whether a corrected log says no more of a defect than the version before, of which somebody else has said that it was mended: then
 * nothing new was found.
 */
const isMendedBefore = Effect.fnUntraced(function* (
  jobId: number,
  vehicleId: number,
  recordId: string,
  defect: Defect,
  before: Effect.Success<ReturnType<typeof versionBefore>>
) {
  const { query } = yield* Database
  if (!before?.defects.some((other) => isStillMended(defect, other))) return false
  const said = yield* query((db) =>
    db
      .updateTable("vehicleDefectFindings")
      .set({ recordId })
      .where("jobId", "=", jobId)
      .where("recordId", "=", before.recordId)
      .where("defectId", "in", (defects) =>
        defects
          .selectFrom("vehicleDefects")
          .select("id")
          .where("vehicleId", "=", vehicleId)
          .where("checkId", "=", defect.check)
          .where("mendedAt", "is not", null)
      )
      .returning("defectId")
      .execute()
  )
  return said.length > 0
})
