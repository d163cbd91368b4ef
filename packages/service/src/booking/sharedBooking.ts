import type { SharedBooking } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileAddress } from "../file/fileAddress.ts"
import { type BookingNamed, bookingById } from "./bookingById.ts"
import { sharedReports } from "./sharedReports.ts"

/** A booking as its hirer may read it: what its invoice shows, when it is and where it stands, photos and ratings. */
export const sharedBooking = Effect.fnUntraced(function* (named: BookingNamed) {
  const { id, start, end, status, vehicle, invoices, ratings, ratingsEnd } = yield* bookingById(
    named,
    "VEHICLE"
  )
  const { name, model, vehicleRates, mainPhoto } = vehicle ?? {}
  const shownRates = vehicleRates?.filter(({ weekDay }) => weekDay === "MTF")
  const photos = yield* photosOf(vehicle?.id ?? 0)
  return {
    id,
    start,
    end,
    status,
    vehicle: { name, model, vehicleRates: shownRates, ...(mainPhoto && { mainPhoto }), photos },
    invoices: invoices?.slice(0, 1),
    reports: yield* sharedReports(id),
    ratings,
    ...(ratingsEnd && { ratingsEnd })
  } satisfies SharedBooking
})

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
  return rows.map(({ fileId }) => fileAddress(fileId))
})
