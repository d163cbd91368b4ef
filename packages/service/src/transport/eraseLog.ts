import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { dropFile } from "../file/keptFile.ts"
import { now } from "../time/now.ts"

/** Erases what the log of a journey says, its photos too; that it was kept, and by whom, stays. Nobody is let in to it any more. */
export const eraseLog = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const photos = yield* query((db) =>
    db.deleteFrom("transportLogPhotos").where("jobId", "=", jobId).returning("fileId").execute()
  )
  for (const { fileId } of photos) yield* dropFile(fileId)
  yield* eraseDefects(jobId)
  for (const table of ["transportLogRecords", "transportLogReturns", "transportLogCodes"] as const)
    yield* query((db) => db.deleteFrom(table).where("jobId", "=", jobId).execute())
  const revokedAt = yield* now
  yield* query((db) =>
    db
      .updateTable("accessLinks")
      .set({ revokedAt })
      .where("scope", "=", "transport.log")
      .where("recordId", "=", jobId)
      .where("revokedAt", "is", null)
      .execute()
  )
})

/** A defect stays with its check; what people wrote about it goes, also where another journey found it and this one spoke of it. */
const eraseDefects = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const defects = yield* query((db) =>
    db
      .updateTable("vehicleDefects")
      .set({ note: null, photoIds: "[]", mendedHow: null })
      .where((defect) =>
        defect.or([
          defect("jobId", "=", jobId),
          defect(
            "id",
            "in",
            defect.selectFrom("vehicleDefectFindings").select("defectId").where("jobId", "=", jobId)
          )
        ])
      )
      .returning("id")
      .execute()
  )
  const ids = defects.map(({ id }) => id)
  yield* query((db) =>
    db
      .updateTable("vehicleDefectOverrulings")
      .set({ note: null, photoIds: "[]" })
      .where(({ eb, or }) =>
        or([eb("jobId", "=", jobId), ...(ids.length > 0 ? [eb("defectId", "in", ids)] : [])])
      )
      .execute()
  )
  yield* query((db) => db.deleteFrom("vehicleDefectFindings").where("jobId", "=", jobId).execute())
  yield* query((db) =>
    db.updateTable("vehicleDefectOverrulings").set({ because: null }).where("jobId", "=", jobId).execute()
  )
})
