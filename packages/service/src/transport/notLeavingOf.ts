import {
  type AgencyCheck,
  defectsIn,
  goingStatuses,
  isAmong,
  overruledIn,
  type ReasonToStay,
  vehicleLogForm,
  whyNotLeaving
} from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { heldRecord } from "./heldContent.ts"
import { isOf } from "./logStanding.ts"

interface Going {
  readonly id: number
  readonly status: string
  readonly agencyId: number | null
  readonly vehicleId: number | null
}

/** Why a crew must not leave with its vehicle. */
export interface NotLeaving {
  /** Whether that vehicle was looked at. */
  readonly isLookedAt: boolean
  /** In words for its agency; none once the journey is over. */
  readonly reasons: ReadonlyArray<ReasonToStay>
}

/** Why a crew must not leave with its vehicle: what its log says, and what is open of the vehicle whoever has found it. */
export const notLeavingOf = async (db: Kysely<Tables>, job: Going): Promise<NotLeaving> => {
  const { id, agencyId, vehicleId, status } = job
  const record = await vehicleRecordOf(db, job)
  if (!isAmong(goingStatuses, status)) return { isLookedAt: record !== undefined, reasons: [] }
  const open = await db
    .selectFrom("vehicleDefects")
    .innerJoin("transportJobs", "transportJobs.id", "vehicleDefects.jobId")
    .leftJoin("vehicleDefectOverrulings as overruling", (join) =>
      join.onRef("overruling.defectId", "=", "vehicleDefects.id").on("overruling.jobId", "=", id)
    )
    .select(["checkId", "label", "gravity", "ref", "foundBefore"])
    .select(["overruledAt", "overruling.note", "overruling.photoIds"])
    .where("vehicleDefects.vehicleId", "=", vehicleId)
    .where("mendedAt", "is", null)
    .orderBy("vehicleDefects.id")
    .execute()
  const found = record
    ? defectsIn(vehicleLogForm.read(record.content), await namedChecksOf(db, agencyId))
    : []
  const reasons = whyNotLeaving(
    found,
    {
      overruled: overruledIn(
        found,
        open.map((row) => ({ check: row.checkId, overruledFor: overruledForIn(row) }))
      ),
      mended: await mendedSince(db, job),
      open: open.map(({ checkId, label, gravity, ref, foundBefore }) => ({
        ...{ check: checkId, label, gravity, refPrefix: ref, isFoundBefore: foundBefore }
      }))
    },
    "agency"
  )
  return { isLookedAt: record !== undefined, reasons }
}

/**
 * The checks that fail in the log of a journey's vehicle as it holds, and of which somebody has said since that they were mended:
 * nothing of them is open any more.
 */
export const mendedSince = async (
  db: Kysely<Tables>,
  job: Pick<Going, "id" | "vehicleId">
): Promise<ReadonlyArray<string>> => {
  const record = await vehicleRecordOf(db, job)
  if (!record) return []
  const rows = await db
    .selectFrom("vehicleDefects")
    .leftJoin("vehicleDefectFindings as finding", (join) =>
      join.onRef("finding.defectId", "=", "vehicleDefects.id").on("finding.jobId", "=", job.id)
    )
    .select(["checkId", "recordId", "mendedAt"])
    .where("vehicleId", "=", job.vehicleId)
    .execute()
  const isOpen = (checkId: string) => rows.some((row) => row.checkId === checkId && row.mendedAt === null)
  const failing = defectsIn(vehicleLogForm.read(record.content)).map(({ check }) => check)
  return failing.filter(
    (check) =>
      !isOpen(check) &&
      rows.some(
        ({ checkId, recordId, mendedAt }) =>
          checkId === check && mendedAt !== null && (recordId === record.id || mendedAt >= record.receivedAt)
      )
  )
}

/** What was said of a defect when it was overruled; undefined where nobody has. */
export const overruledForIn = (row: {
  readonly overruledAt: Date | null
  readonly note: string | null
  readonly photoIds: ReadonlyArray<string> | null
}) => (row.overruledAt === null ? undefined : { note: row.note ?? undefined, photoIds: row.photoIds ?? [] })

/** The log that holds of the vehicle with which a journey is made; undefined while nobody has looked at that. */
export const vehicleRecordOf = async (
  db: Kysely<Tables>,
  { id, vehicleId }: Pick<Going, "id" | "vehicleId">
) => {
  const record = await heldRecord(db, id, "vehicle")
  return record && isOf(vehicleId, { kind: "vehicle", content: record.content }) ? record : undefined
}

/** What an agency has looked at besides. */
export const agencyChecksOf = async (db: Kysely<Tables>, agencyId: number | null) => {
  const agency = await db
    .selectFrom("agencies")
    .select("vehicleChecks")
    .where("id", "=", agencyId)
    .executeTakeFirst()
  return agency?.vehicleChecks ?? []
}

/** The same and what it had looked at before: what fails of that is critical. */
export const namedChecksOf = async (
  db: Kysely<Tables>,
  agencyId: number | null
): Promise<ReadonlyArray<AgencyCheck>> => {
  const agency = await db
    .selectFrom("agencies")
    .select(["vehicleChecks", "removedChecks"])
    .where("id", "=", agencyId)
    .executeTakeFirst()
  const removed = (agency?.removedChecks ?? []).map((check) => ({ ...check, gravity: "CRITICAL" }))
  return [...(agency?.vehicleChecks ?? []), ...removed]
}
