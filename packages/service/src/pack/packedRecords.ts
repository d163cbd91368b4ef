import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { photoIdsIn } from "../leader/recordKinds.ts"

/** A version of a part of a log, as a pack tells it. */
export type PackedRecord = Awaited<ReturnType<typeof packedRecords>>[number]

/** All that was ever received of a log, the first first: who noted it, what it took the place of, and what stands aside. */
export const packedRecords = async (db: Kysely<Tables>, jobId: number) => {
  const rows = await db
    .selectFrom("transportLogRecords")
    .innerJoin("transportLogHands", "transportLogHands.id", "handId")
    .innerJoin("workers", "workers.id", "workerId")
    .select(["transportLogRecords.id", "kind", "incidentId", "receivedAt", "follows", "replacedAt", "aside"])
    .select(["content", "firstName", "lastName"])
    .where("transportLogRecords.jobId", "=", jobId)
    .orderBy("receivedAt")
    .orderBy("transportLogRecords.id")
    .execute()
  const photos = await db.selectFrom("transportLogPhotos").select("id").where("jobId", "=", jobId).execute()
  const there = new Set(photos.map(({ id }) => id))
  return rows.map(({ receivedAt, replacedAt, firstName, lastName, aside, ...record }) => {
    const named = [...new Set(photoIdsIn(record.content))]
    return {
      ...record,
      receivedAt: receivedAt.toISOString(),
      replacedAt: replacedAt?.toISOString() ?? null,
      isAside: aside,
      notedBy: `${firstName} ${lastName}`,
      photos: named.filter((id) => there.has(id)),
      owedPhotos: named.filter((id) => !there.has(id))
    }
  })
}

/** Who kept a log, and from when to when. */
export const packedHands = async (db: Kysely<Tables>, jobId: number) => {
  const rows = await db
    .selectFrom("transportLogHands")
    .innerJoin("workers", "workers.id", "workerId")
    .select(["firstName", "lastName", "openedAt", "endedAt"])
    .where("jobId", "=", jobId)
    .orderBy("transportLogHands.id")
    .execute()
  return rows.map(({ firstName, lastName, openedAt, endedAt }) => ({
    name: `${firstName} ${lastName}`,
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null
  }))
}
