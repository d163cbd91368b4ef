import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { fullName } from "../form/fullName.ts"

/**
 * What a journey found wrong with a vehicle, spoke of, or left with in spite of: as its own log says it, and who overruled it for
 * this journey or had it mended, why, and what was said of it when it was overruled.
 */
export const packedDefects = async (db: Kysely<Tables>, jobId: number) => {
  const rows = await db
    .selectFrom("vehicleDefects")
    .innerJoin("vehicles", "vehicles.id", "vehicleId")
    .leftJoin("vehicleDefectFindings as finding", (join) =>
      join.onRef("finding.defectId", "=", "vehicleDefects.id").on("finding.jobId", "=", jobId)
    )
    .leftJoin("vehicleDefectOverrulings as overruling", (join) =>
      join.onRef("overruling.defectId", "=", "vehicleDefects.id").on("overruling.jobId", "=", jobId)
    )
    .leftJoin("users as overrulers", "overrulers.id", "overruledBy")
    .leftJoin("users as menders", "menders.id", "mendedBy")
    .select(["vehicleDefects.id", "checkId", "regno", "openedAt", "mendedAt", "mendedHow"])
    .select(["vehicleDefects.label", "vehicleDefects.gravity", "vehicleDefects.note"])
    .select(["recordId", "finding.label as ownLabel", "finding.gravity as ownGravity"])
    .select(["finding.note as ownNote", "finding.photoIds as ownPhotoIds"])
    .select(["overruledAt", "because", "overruling.note as noteThen"])
    .select(["overrulers.firstName as overrulerFirst", "overrulers.lastName as overrulerLast"])
    .select(["menders.firstName as menderFirst", "menders.lastName as menderLast"])
    .where((defect) =>
      defect.or([
        defect("vehicleDefects.jobId", "=", jobId),
        defect("overruledAt", "is not", null),
        defect("recordId", "is not", null)
      ])
    )
    .orderBy("vehicleDefects.id")
    .execute()
  return rows.map(({ checkId, regno, openedAt, mendedAt, mendedHow, ...row }) => ({
    ...{ id: row.id, check: checkId, label: row.ownLabel ?? row.label },
    ...{ gravity: row.ownGravity ?? row.gravity, note: row.recordId === null ? row.note : row.ownNote },
    ...{ vehicle: regno, photos: row.ownPhotoIds ?? [], openedAt: openedAt.toISOString() },
    overruled:
      row.overruledAt === null
        ? null
        : {
            by: fullName({ firstName: row.overrulerFirst, lastName: row.overrulerLast }),
            because: row.because,
            note: row.noteThen,
            at: row.overruledAt.toISOString()
          },
    mended:
      mendedAt === null
        ? null
        : {
            by: fullName({ firstName: row.menderFirst, lastName: row.menderLast }),
            how: mendedHow,
            at: mendedAt.toISOString()
          }
  }))
}
