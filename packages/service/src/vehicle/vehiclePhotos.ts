import { obstaclesTo, vehicleLife } from "@crewfleet/machines/life"
import type { Refusal } from "@crewfleet/sdk/effect"
import { imageAcceptance, mostPhotos } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileAddress } from "../file/fileAddress.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { claimFile, dropFile } from "../file/keptFile.ts"
import { waitingUpload } from "../file/waitingUpload.ts"
import { violating } from "../http/violationsOf.ts"
import { refusalOf } from "../life/refusalOf.ts"
import { uploadedOnce } from "../repeat/uploadedOnce.ts"
import { lockedVehicle } from "./lockedVehicle.ts"
import type { Editor } from "./saveVehicle.ts"
import { vehicleById } from "./vehicleById.ts"

const full = (field: string) =>
  violating([{ field, text: `A vehicle can have ${mostPhotos} photos. Remove one to add another` }])
const photoNotFound: Refusal = { _tag: "NotFound", message: "This photo cannot be found." }
const changedMeanwhile: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed the photos of this vehicle meanwhile."
}

/** The photos of a vehicle in their order. Whoever holds the vehicle's lock finds them as they stay. */
const photosOf = Effect.fnUntraced(function* (vehicleId: number) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("vehiclePhotos")
      .where("vehicleId", "=", vehicleId)
      .select("fileId")
      .orderBy("position")
      .execute()
  )
  return rows.map(({ fileId }) => fileId)
})

/** Counts a change of the photos, so that nobody approves what they have not seen. */
const countChange = Effect.fnUntraced(function* (vehicleId: number) {
  const { query } = yield* Database
  yield* query((db) =>
    db
      .updateTable("vehicles")
      .set((row) => ({ version: row("version", "+", 1) }))
      .where("id", "=", vehicleId)
      .execute()
  )
})

/**
 * Stores an uploaded picture as the last photo of a vehicle, and answers the vehicle; the first one that it gets is the main
 * one.
 */
export const addPhoto = Effect.fnUntraced(function* (editor: Editor, vehicleId: number, path: string) {
  return yield* uploadedOnce(path, keptPhoto(editor, path), (fileId) =>
    Effect.andThen(attachPhoto(editor, vehicleId, fileId), vehicleById(vehicleId, editor.agencyId))
  )
})

/** Stores an uploaded picture until a vehicle is saved that names it. */
export const uploadPhoto = (editor: Editor, path: string) =>
  uploadedOnce(path, keptPhoto(editor, path), (id) => Effect.succeed({ id, url: fileAddress(id) }))

const keptPhoto = (editor: Editor, path: string) =>
  keepUpload({ ...editor, path, name: "The image", accepts: imageAcceptance, purpose: "vehicle" })

/**
 * Makes uploads the last photos of a vehicle, in the transaction that saves it; those that it has already stay where they are.
 * Refused where one is none of the same person's that waits.
 */
export const takeUploads = Effect.fnUntraced(function* (
  editor: Editor,
  vehicleId: number,
  ids: ReadonlyArray<string>
) {
  const { query } = yield* Database
  const there = yield* photosOf(vehicleId)
  const added = [...new Set(ids)].filter((id) => !there.includes(id))
  if (there.length + added.length > mostPhotos) return yield* Effect.fail(full("photoIds"))
  for (const id of added.toSorted())
    if (!(yield* waitingUpload(id, { ...editor, purpose: "vehicle" })))
      return yield* Effect.fail(gone(ids, id))
  for (const [index, fileId] of added.entries()) {
    yield* claimFile(fileId)
    const position = there.length + index
    yield* query((db) => db.insertInto("vehiclePhotos").values({ fileId, vehicleId, position }).execute())
  }
})

const gone = (ids: ReadonlyArray<string>, id: string) =>
  violating([
    {
      field: "photoIds",
      text: `Photo ${ids.indexOf(id) + 1} is not there any more. Remove it, and choose it again`
    }
  ])

const attachPhoto = Effect.fnUntraced(function* ({ agencyId }: Editor, vehicleId: number, fileId: string) {
  const { query } = yield* Database
  yield* lockedVehicle(vehicleId, agencyId)
  const photos = yield* photosOf(vehicleId)
  if (photos.length >= mostPhotos) return yield* Effect.fail(full("file"))
  yield* claimFile(fileId)
  yield* query((db) =>
    db.insertInto("vehiclePhotos").values({ fileId, vehicleId, position: photos.length }).execute()
  )
  yield* countChange(vehicleId)
})

/** Puts the photos of a vehicle into another order; refused when they are no longer the same ones. */
export const orderPhotos = Effect.fnUntraced(function* (
  { agencyId }: Editor,
  vehicleId: number,
  order: ReadonlyArray<string>
) {
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      yield* lockedVehicle(vehicleId, agencyId)
      const photos = yield* photosOf(vehicleId)
      const isSameSet = order.length === photos.length && photos.every((id) => order.includes(id))
      if (!isSameSet) return yield* Effect.fail(changedMeanwhile)
      if (order.every((id, position) => id === photos[position])) return
      yield* writeOrder(order)
      yield* countChange(vehicleId)
    })
  )
})

/** Removes a photo and its file; a vehicle that was sent for approval keeps the last one. */
export const removePhoto = Effect.fnUntraced(function* (
  { agencyId }: Editor,
  vehicleId: number,
  photoId: string
) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const { status } = yield* lockedVehicle(vehicleId, agencyId)
      const photos = yield* photosOf(vehicleId)
      if (!photos.includes(photoId)) return yield* Effect.fail(photoNotFound)
      const facts = { missing: [], photos: photos.length }
      const obstacles = obstaclesTo(vehicleLife, status, facts, { type: "photo.removed" })
      if (obstacles.length > 0) return yield* Effect.fail(refusalOf(obstacles))
      yield* query((db) => db.deleteFrom("vehiclePhotos").where("fileId", "=", photoId).execute())
      yield* dropFile(photoId)
      yield* writeOrder(photos.filter((id) => id !== photoId))
      yield* countChange(vehicleId)
    })
  )
})

const writeOrder = Effect.fnUntraced(function* (order: ReadonlyArray<string>) {
  const { query } = yield* Database
  for (const [position, fileId] of order.entries())
    yield* query((db) =>
      db.updateTable("vehiclePhotos").set({ position }).where("fileId", "=", fileId).execute()
    )
})
