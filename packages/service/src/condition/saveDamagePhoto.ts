import { imageAcceptance } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type AttachmentKind, keepAttachment } from "../delivery/keepAttachment.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { claimFile } from "../file/keptFile.ts"
import { type BookingOfAgency, lockBooking } from "./ownBooking.ts"

interface PhotoSent extends BookingOfAgency {
  readonly userId: number
  readonly photoId: string
  readonly path: string
}

/** How many photos one booking may bring, all reports that were replaced included. */
const mostPhotos = 100

const damagePhotos: AttachmentKind<BookingOfAgency> = {
  conflict: "Another photo has this identifier.",
  most: mostPhotos,
  tooMany: `A booking holds ${mostPhotos} photos or fewer.`,
  lock: lockBooking,
  isOf: async (db, { bookingId }, id) => {
    const photo = await db
      .selectFrom("damagePhotos")
      .select("bookingId")
      .where("id", "=", id)
      .executeTakeFirst()
    return photo && photo.bookingId === bookingId
  },
  count: async (db, { bookingId }) => {
    const { count } = await db
      .selectFrom("damagePhotos")
      .where("bookingId", "=", bookingId)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  insert: (db, { bookingId }, id, fileId) =>
    db.insertInto("damagePhotos").values({ id, bookingId, fileId }).execute()
}

/** Keeps a photo of damage, once however often it is sent; it may arrive before the report that shows it. */
export const saveDamagePhoto = Effect.fnUntraced(function* (photo: PhotoSent) {
  const accepts = imageAcceptance
  const fileId = yield* keepUpload({ ...photo, name: "The image", accepts, purpose: "damage" })
  yield* keepAttachment(damagePhotos, photo, photo.photoId, Effect.as(claimFile(fileId), fileId))
})
