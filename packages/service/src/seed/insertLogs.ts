import { createHash } from "node:crypto"
import { defectsIn, vehicleLogForm } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { hashOf } from "../secret/Secret.ts"
import { drawnVehicle } from "./drawnVehicle.ts"
import { type DemoLog, type DemoRecord, loggedJourney, logOnTheRoad } from "./journeyLogs.ts"
import type { Random } from "./Random.ts"
import { uuidOf } from "./uuidOf.ts"

const minute = 60_000
const day = 86_400_000

/** The sealed secret of each of the two devices that keep a log. */
export type HandSecrets = readonly [onTheRoad: string, logged: string]

/** The logs of two journeys of an agency: one on the road, one that waits to be read and accepted. */
export const insertLogs = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyId, secrets }: { readonly agencyId: number; readonly secrets: HandSecrets },
  now: Date
): Promise<void> => {
  const [onTheRoad, logged] = secrets
  const road = { agencyId, secret: onTheRoad, status: "IN_PROGRESS", recordsOf: logOnTheRoad } as const
  await insertLog(db, random, road, now)
  await insertLog(db, random, { agencyId, secret: logged, status: "LOGGED", recordsOf: loggedJourney }, now)
}

interface LogOf {
  readonly agencyId: number
  readonly secret: string
  readonly status: "IN_PROGRESS" | "LOGGED"
  readonly recordsOf: (log: DemoLog) => ReadonlyArray<DemoRecord>
}

const insertLog = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyId, secret, status, recordsOf }: LogOf,
  now: Date
): Promise<void> => {
  const job = await db
    .selectFrom("transportJobs")
    .innerJoin("workers", "workers.id", "leaderId")
    .leftJoin("users", "users.workerId", "workers.id")
    .select([
      "transportJobs.id",
      "vehicleId",
      "shiftDate",
      "leaderId",
      "workers.firstName",
      "workers.lastName"
    ])
    .select("users.id as userId")
    .where("transportJobs.agencyId", "=", agencyId)
    .where("transportJobs.status", "=", status)
    .orderBy("transportJobs.id")
    .executeTakeFirst()
  if (!job || job.vehicleId === null || job.shiftDate === null || job.leaderId === null) return
  const { id: jobId, vehicleId, shiftDate: start } = job
  const leader = `${job.firstName} ${job.lastName}`
  const photoId = uuidOf(random)
  const at = (after: number) =>
    new Date(Math.min(start.getTime() + after * minute, now.getTime() - 2 * minute))
  const opened = at(-30)
  const { id: linkId } = await db
    .insertInto("accessLinks")
    .values({
      ...{ id: uuidOf(random), secretHash: hashOf(uuidOf(random)), scope: "transport.log" },
      ...{ recordId: jobId, agencyId, givenTo: leader, createdAt: opened },
      ...{ endsAt: new Date(now.getTime() + 30 * day), mostUses: 1_000, uses: 1 }
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  const records = recordsOf({ start, vehicleId, leader, photoId })
  const { id: handId } = await db
    .insertInto("transportLogHands")
    .values({
      ...{ jobId, workerId: job.leaderId, userId: job.userId, linkId, secret, endedAt: null },
      ...{ openedAt: opened, heardAt: at(Math.max(...records.map(({ after }) => after)) + 9) }
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  const rows = records.map(({ kind, after, content, isReplaced }) => {
    const later = records.findLast((one) => one.kind === kind)
    return {
      ...{ id: uuidOf(random), jobId, kind, handId, receivedAt: at(after) },
      content: JSON.stringify(content),
      incidentId: kind === "incident" ? uuidOf(random) : null,
      replacedAt: isReplaced && later ? at(later.after) : null
    }
  })
  await db
    .insertInto("transportLogRecords")
    .values(
      rows.map((row) => {
        const before = rows.find((one) => one.kind === row.kind && one.replacedAt !== null)
        return { ...row, follows: before && before.id !== row.id ? before.id : null }
      })
    )
    .execute()
  const [looked] = rows
  if (looked)
    await insertDefects(db, { jobId, vehicleId, agencyId, at: at(-20) }, looked.id, records[0]?.content ?? {})
  if (records.some(({ content }) => JSON.stringify(content).includes(photoId)))
    await insertPhoto(db, { id: photoId, jobId, handId, receivedAt: at(-12) }, agencyId)
}

interface Found {
  readonly jobId: number
  readonly vehicleId: number
  readonly agencyId: number
  readonly at: Date
}

/** What the log of the vehicle says that fails; the agency has let the crew leave in spite of what is critical. */
const insertDefects = async (
  db: Kysely<Tables>,
  { jobId, vehicleId, agencyId, at }: Found,
  recordId: string,
  content: object
) => {
  const desk = await db
    .selectFrom("users")
    .select("id")
    .where("agentId", "=", agencyId)
    .orderBy("id")
    .executeTakeFirst()
  const overruled = {
    ...{ jobId, overruledAt: new Date(at.getTime() + 5 * minute), overruledBy: desk?.id ?? null },
    because: "Dry all day, and new blades are at the depot."
  }
  for (const { check, label, gravity, note, photoIds } of defectsIn(vehicleLogForm.read(content))) {
    const said = { label, gravity, note, photoIds: JSON.stringify(photoIds) }
    const { id: defectId } = await db
      .insertInto("vehicleDefects")
      .values({ jobId, vehicleId, checkId: check, openedAt: at, ...said })
      .returning("id")
      .executeTakeFirstOrThrow()
    await db
      .insertInto("vehicleDefectFindings")
      .values({ defectId, jobId, recordId, ...said })
      .execute()
    if (gravity === "CRITICAL")
      await db
        .insertInto("vehicleDefectOverrulings")
        .values({ defectId, ...overruled, note: said.note, photoIds: said.photoIds })
        .execute()
  }
}

interface Photo {
  readonly id: string
  readonly jobId: number
  readonly handId: number
  readonly receivedAt: Date
}

const insertPhoto = async (db: Kysely<Tables>, photo: Photo, agencyId: number) => {
  const content = drawnVehicle("MPV", "White", "left")
  const sha256 = createHash("sha256").update(content).digest("hex")
  const file = { agencyId, contentType: "image/png" as const, content, sha256, ownerUserId: null }
  const { id: fileId } = await db
    .insertInto("files")
    .values({ ...file, purpose: "damage" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("transportLogPhotos")
    .values({ ...photo, fileId })
    .execute()
}
