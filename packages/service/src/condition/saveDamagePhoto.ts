import type { Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { readPhoto } from "../file/readPhoto.ts"
import { type BookingOfAgency, lockBooking } from "./ownBooking.ts"

interface PhotoSent extends BookingOfAgency {
  readonly userId: number
  readonly photoId: string
  readonly path: string
}

/** How many photos one booking may bring, all reports that were replaced included. */
const mostPhotos = 100

const taken: Refusal = { _tag: "Conflict", message: "Another photo has this identifier." }
const tooMany: Refusal = { _tag: "BadRequest", message: `A booking holds ${mostPhotos} photos or fewer.` }

/** Keeps a photo of damage, once however often it is sent; it may arrive before the report that shows it. */
export const saveDamagePhoto = Effect.fnUntraced(function* (photo: PhotoSent) {
  const { transaction } = yield* Database
  const store = yield* readPhoto(photo)
  yield* transaction(save(photo, store("damage")))
})

const save = Effect.fnUntraced(function* (
  { bookingId, agencyId, photoId }: PhotoSent,
  store: Effect.Effect<string, never, Database>
) {
  const { attempt, query } = yield* Database
  yield* lockBooking({ bookingId, agencyId })
  const known = yield* query((db) =>
    db.selectFrom("damagePhotos").select("bookingId").where("id", "=", photoId).executeTakeFirst()
  )
  if (known?.bookingId === bookingId) return
  if (known) return yield* Effect.fail(taken)
  const { count } = yield* query((db) =>
    db
      .selectFrom("damagePhotos")
      .where("bookingId", "=", bookingId)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  )
  if (Number(count) >= mostPhotos) return yield* Effect.fail(tooMany)
  const fileId = yield* store
  yield* attempt((db) =>
    db.insertInto("damagePhotos").values({ id: photoId, bookingId, fileId }).execute()
  ).pipe(Effect.catchTag("Collision", () => Effect.fail(taken)))
})
