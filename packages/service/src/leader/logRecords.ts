import type { LogRecord } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileLinks } from "../file/fileLink.ts"
import { photoIdsIn, recordKinds } from "./recordKinds.ts"

/** The records of a log with their photos, the last received first: those that hold, or all that there ever were. */
export const logRecords = Effect.fnUntraced(function* (jobId: number, which: "holding" | "all") {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("transportLogRecords")
      .innerJoin("transportLogHands", "transportLogHands.id", "handId")
      .innerJoin("workers", "workers.id", "workerId")
      .select([
        "transportLogRecords.id",
        "kind",
        "incidentId",
        "receivedAt",
        "follows",
        "replacedAt",
        "aside"
      ])
      .select(["content", "agencyChecks", "workerId", "firstName", "lastName"])
      .where("transportLogRecords.jobId", "=", jobId)
      .$if(which === "holding", (all) => all.where("replacedAt", "is", null).where("aside", "=", false))
      .orderBy("receivedAt", "desc")
      .orderBy("transportLogRecords.id")
      .execute()
  )
  const photos = yield* query((db) =>
    db
      .selectFrom("transportLogPhotos")
      .select(["id", "fileId", "receivedAt"])
      .where("jobId", "=", jobId)
      .execute()
  )
  const arrived = new Map(photos.map((photo) => [photo.id, photo]))
  const link = yield* fileLinks()
  return rows.map((row): LogRecord => {
    const named = [...new Set(photoIdsIn(row.content))]
    const there = named.flatMap((id) => {
      const photo = arrived.get(id)
      return photo ? [{ id, url: link(photo.fileId), receivedAt: photo.receivedAt.toISOString() }] : []
    })
    const owed = named.filter((id) => !arrived.has(id))
    return {
      id: row.id,
      kind: row.kind,
      incidentId: row.incidentId ?? undefined,
      receivedAt: row.receivedAt.toISOString(),
      receivedFrom: `${row.firstName} ${row.lastName}`,
      workerId: row.workerId,
      follows: row.follows ?? undefined,
      replacedAt: row.replacedAt?.toISOString(),
      isAside: row.aside || undefined,
      agencyChecks: row.agencyChecks ?? undefined,
      content: { [recordKinds[row.kind].told]: row.content },
      photos: there.length > 0 ? there : undefined,
      owedPhotoIds: owed.length > 0 ? owed : undefined
    }
  })
})
