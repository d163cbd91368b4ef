import { imageAcceptance } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { type AttachmentKind, keepAttachment } from "../delivery/keepAttachment.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { claimFile } from "../file/keptFile.ts"
import { now } from "../time/now.ts"
import { handOf, type LogSender, lockedLog } from "./lockedLog.ts"
import { noLongerKept } from "./logRefusals.ts"

/** How many photos one log may bring, those of all versions included. */
const mostPhotos = 500

interface PhotoSent extends LogSender {
  readonly handId: number
  readonly receivedAt: Date
}

/** A photo that was owed arrives after the job was closed as well. */
const photos: AttachmentKind<PhotoSent> = {
  conflict: "Another photo has this identifier.",
  most: mostPhotos,
  tooMany: `A log holds ${mostPhotos} photos or fewer.`,
  lock: (sender) => lockedLog(sender, true),
  isOf: async (db, { jobId }, id) => {
    const photo = await db
      .selectFrom("transportLogPhotos")
      .select("jobId")
      .where("id", "=", id)
      .executeTakeFirst()
    return photo && photo.jobId === jobId
  },
  count: async (db, { jobId }) => {
    const { count } = await db
      .selectFrom("transportLogPhotos")
      .where("jobId", "=", jobId)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  insert: (db, { jobId, handId, receivedAt }, id, fileId) =>
    db.insertInto("transportLogPhotos").values({ id, jobId, fileId, handId, receivedAt }).execute()
}

/** Keeps a photo of a log, once however often it is sent; it may arrive before the record that names it. */
export const saveLogPhoto = Effect.fnUntraced(function* (sender: LogSender, photoId: string, path: string) {
  const { query } = yield* Database
  const { id: handId, userId } = yield* handOf(sender)
  const job = yield* query((db) =>
    db.selectFrom("transportJobs").select("agencyId").where("id", "=", sender.jobId).executeTakeFirst()
  )
  if (!job || userId === null) return yield* Effect.fail(noLongerKept)
  const accepts = imageAcceptance
  const sent = {
    userId,
    path,
    agencyId: job.agencyId,
    name: "The image",
    accepts,
    purpose: "damage"
  } as const
  const fileId = yield* keepUpload(sent)
  const photo = { ...sender, handId, receivedAt: yield* now }
  yield* keepAttachment(photos, photo, photoId, Effect.as(claimFile(fileId), fileId))
})
