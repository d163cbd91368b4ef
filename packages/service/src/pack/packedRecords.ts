import { type AgencyCheck, checksNamed } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { answeredChecks, photoIdsIn } from "../leader/recordKinds.ts"

/** A version of a part of a log, as a pack tells it. */
export type PackedRecord = Awaited<ReturnType<typeof packedRecords>>[number]

/**
 * All that was ever received of a log, the first first: who noted it, what it took the place of, and what stands aside; of a vehicle's
 * log with what the checks of the agency were called, in the order of its answers.
 */
export const packedRecords = async (db: Kysely<Tables>, jobId: number, today: ReadonlyArray<AgencyCheck>) => {
  const rows = await db
    .selectFrom("transportLogRecords")
    .innerJoin("transportLogHands", "transportLogHands.id", "handId")
    .innerJoin("workers", "workers.id", "workerId")
    .select(["transportLogRecords.id", "kind", "incidentId", "receivedAt", "follows", "replacedAt", "aside"])
    .select(["content", "agencyChecks", "firstName", "lastName"])
    .where("transportLogRecords.jobId", "=", jobId)
    .orderBy("receivedAt")
    .orderBy("transportLogRecords.id")
    .execute()
  const photos = await db.selectFrom("transportLogPhotos").select("id").where("jobId", "=", jobId).execute()
  const there = new Set(photos.map(({ id }) => id))
  return rows.map(({ receivedAt, replacedAt, firstName, lastName, aside, agencyChecks, ...record }) => {
    const named = [...new Set(photoIdsIn(record.content))]
    return {
      ...record,
      agencyChecks:
        record.kind === "vehicle"
          ? answeredChecks(record.content, checksNamed(agencyChecks, today))
          : undefined,
      receivedAt: receivedAt.toISOString(),
      replacedAt: replacedAt?.toISOString() ?? null,
      isAside: aside,
      notedBy: `${firstName} ${lastName}`,
      photos: named.filter((id) => there.has(id)),
      owedPhotos: named.filter((id) => !there.has(id))
    }
  })
}

/** Who kept a log from when to when: whoever began it or took it over, until somebody else did, as often as they did. */
export const packedHands = async (db: Kysely<Tables>, jobId: number) => {
  const takings = await db
    .selectFrom("changes")
    .innerJoin("users", "users.id", "changes.userId")
    .innerJoin("workers", "workers.id", "users.workerId")
    .select(["workers.id", "workers.firstName", "workers.lastName", "at"])
    .where("kind", "=", "transport_job")
    .where("subjectId", "=", jobId)
    .where("event", "in", ["log.opened", "log.takenOver"])
    .orderBy("changes.id")
    .execute()
  const hands = await db
    .selectFrom("transportLogHands")
    .innerJoin("workers", "workers.id", "workerId")
    .select(["workers.id", "firstName", "lastName", "openedAt as at"])
    .where("jobId", "=", jobId)
    .execute()
  // Nobody wrote down that a log was begun which the demo brought.
  const others = hands.filter(({ id }) => takings.every((taking) => taking.id !== id))
  return [...takings, ...others]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ firstName, lastName, at }, place, all) => ({
      name: `${firstName} ${lastName}`,
      openedAt: at.toISOString(),
      endedAt: all[place + 1]?.at.toISOString() ?? null
    }))
}
