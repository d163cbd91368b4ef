import type { Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import type { Town } from "../people.ts"

/** One booking of the agency, by its client. */
export const book = async (db: Kysely<Tables>, { agency, client }: Town): Promise<void> => {
  const own = { agencyId: agency }
  const place = await db.insertInto("locations").values(someLocation(own)).returning("id").executeTakeFirst()
  const vehicle = someVehicle({ ...own, locationId: place?.id ?? 0 })
  const { id } = await db.insertInto("vehicles").values(vehicle).returning("id").executeTakeFirstOrThrow()
  const booking = someBooking({ ...own, vehicleId: id, clientId: client })
  await db.insertInto("bookings").values(booking).execute()
}
