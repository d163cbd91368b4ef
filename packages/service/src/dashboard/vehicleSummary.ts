import type { VehicleSummary } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { type Scope, tallyScope } from "../tally/scope.ts"
import { groupsOf } from "../tally/tallied.ts"

/** The most agencies and vehicles that are told. */
const mostListed = 10

/** The vehicles by agency (the ten largest), by bookings (the ten most booked), by body type and by status. */
export const vehicleSummary = Effect.fnUntraced(function* (
  scope: Scope
): Effect.fn.Return<VehicleSummary, never, Database> {
  const database = yield* Database
  return yield* database.query(async (db) => {
    const { body_type: byType, vehicle_status: byStatus } = await groupsOf(db, scope, [
      "body_type",
      "vehicle_status"
    ])
    return {
      byAgency: await largestAgencies(db, scope),
      byBookings: await mostBooked(db, scope),
      byType,
      byStatus
    }
  })
})

const largestAgencies = (db: Kysely<Tables>, scope: Scope) => {
  // The names of those that are told alone are looked up, however many agencies there are.
  const largest = db
    .selectFrom("tallies")
    .where("measure", "=", sql.lit("vehicles"))
    .where("agencyId", "<>", sql.lit(0))
    .where("amount", ">", 0)
    .$if(scope !== undefined, (query) => query.where("agencyId", "=", tallyScope(scope)))
    .select(["agencyId", "amount"])
    .orderBy("amount", "desc")
    .orderBy("agencyId")
    .limit(mostListed)
  return db
    .selectFrom(largest.as("largest"))
    .innerJoin("agencies", "agencies.id", "agencyId")
    .select(["agencies.id", "agencies.name as group", "amount as count"])
    .orderBy("amount", "desc")
    .orderBy("agencyId")
    .execute()
}

const mostBooked = (db: Kysely<Tables>, scope: Scope) =>
  db
    .selectFrom("vehicleTallies")
    .innerJoin("vehicles", "vehicles.id", "vehicleId")
    .where("vehicleTallies.agencyId", "=", tallyScope(scope))
    .where("bookings", ">", 0)
    .select(({ ref }) => [
      sql<string>`${ref("name")} || ' ' || ${ref("model")} || ' ' || ${ref("regno")}`.as("group"),
      "vehicles.id",
      "bookings as count"
    ])
    .orderBy("bookings", "desc")
    .orderBy("vehicleId")
    .limit(mostListed)
    .execute()
