import type { ConditionContent, SharedBooking } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileLinks } from "../file/fileLink.ts"

/** What the condition reports of a booking say of its vehicle, the pick-up first, with links to the photos that have arrived. */
export const sharedReports = Effect.fnUntraced(function* (bookingId: number) {
  const { query } = yield* Database
  const reports = yield* query((db) =>
    db
      .selectFrom("conditionReports")
      .where("bookingId", "=", bookingId)
      .select(["moment", "content"])
      .orderBy("moment")
      .execute()
  )
  const photos = yield* query((db) =>
    db.selectFrom("damagePhotos").where("bookingId", "=", bookingId).select(["id", "fileId"]).execute()
  )
  const link = yield* fileLinks()
  const addresses = new Map(photos.map(({ id, fileId }) => [id, link(fileId)]))
  return reports.map(({ moment, content }) => {
    const { odometer, fuel, damages, signatures } = content as ConditionContent
    return {
      moment,
      signedAt: signatures.hirer.signedAt,
      odometer,
      fuel,
      damages: damages.map(({ view, x, y, kind, note, photoIds }) => ({
        ...{ view, x, y, kind, note },
        photos: photoIds.flatMap((id) => addresses.get(id) ?? [])
      }))
    } satisfies NonNullable<SharedBooking["reports"]>[number]
  })
})
