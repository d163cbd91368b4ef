import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { fullName } from "../form/fullName.ts"

/** What a journey found wrong with a vehicle, spoke of, or left with in spite of: who overruled it or had it mended, and why. */
export const packedDefects = async (db: Kysely<Tables>, jobId: number) => {
  const rows = await db
    .selectFrom("vehicleDefects")
    .innerJoin("vehicles", "vehicles.id", "vehicleId")
    .leftJoin("users as overrulers", "overrulers.id", "overruledBy")
    .leftJoin("users as menders", "menders.id", "mendedBy")
    .select(["vehicleDefects.id", "checkId", "label", "gravity", "note", "photoIds", "regno"])
    .select(["openedAt", "mendedAt", "mendedHow", "overruledFor", "overruledAt", "overruledBecause"])
    .select(["overrulers.firstName as overrulerFirst", "overrulers.lastName as overrulerLast"])
    .select(["menders.firstName as menderFirst", "menders.lastName as menderLast"])
    .where((defect) =>
      defect.or([
        defect("vehicleDefects.jobId", "=", jobId),
        defect("overruledFor", "=", jobId),
        defect("recordId", "in", (records) =>
          records
            .selectFrom("transportLogRecords")
            .select("transportLogRecords.id")
            .where("transportLogRecords.jobId", "=", jobId)
        )
      ])
    )
    .orderBy("vehicleDefects.id")
    .execute()
  return rows.map(({ checkId, regno, openedAt, mendedAt, mendedHow, ...row }) => ({
    ...{ id: row.id, check: checkId, label: row.label, gravity: row.gravity, note: row.note },
    ...{ vehicle: regno, photos: row.photoIds, openedAt: openedAt.toISOString() },
    overruled:
      row.overruledFor === jobId
        ? {
            by: fullName({ firstName: row.overrulerFirst, lastName: row.overrulerLast }),
            because: row.overruledBecause,
            at: row.overruledAt?.toISOString() ?? null
          }
        : null,
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
