import type { ScheduledVehicle } from "@crewfleet/sdk"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { askedSpan } from "../schedule/askedSpan.ts"

const mostVehicles = 1000

/**
 * The vehicles of an agency that can be hired or are out between two moments, by name and registration, each with its
 * bookings of that time; what was cancelled is left out.
 */
export const schedule = Effect.fnUntraced(function* (agencyId: number, fromText: string, toText: string) {
  const { from, to } = yield* askedSpan(fromText, toText)
  const { query } = yield* Database
  const bookings = yield* query((db) =>
    db
      .selectFrom("bookings")
      .select([
        "id",
        "vehicleId",
        "startAt",
        "endAt",
        "status",
        "firstname",
        "surname",
        "clientId",
        "version"
      ])
      .where("status", "<>", "CANCELLED")
      .where("agencyId", "=", agencyId)
      .where(sql<boolean>`tstzrange(start_at, end_at) && tstzrange(${from}, ${to})`)
      .orderBy("startAt")
      .orderBy("id")
      .execute()
  )
  const byVehicle = Map.groupBy(bookings, ({ vehicleId }) => vehicleId)
  const vehicles = yield* query((db) =>
    db
      .selectFrom("vehicles")
      .innerJoin("locations", "locations.id", "vehicles.locationId")
      .select(["vehicles.id", "vehicles.name", "model", "regno", "city"])
      .where((one) =>
        one.or([
          one("status", "=", "ACTIVE"),
          one("vehicles.id", "=", sql<number>`any(${sql.val([...byVehicle.keys()])}::integer[])`)
        ])
      )
      .where("vehicles.agencyId", "=", agencyId)
      .orderBy("vehicles.name")
      .orderBy("model")
      .orderBy("regno")
      .limit(mostVehicles)
      .execute()
  )
  return vehicles.map(
    (vehicle): ScheduledVehicle => ({
      ...vehicle,
      bookings: (byVehicle.get(vehicle.id) ?? []).map(
        ({ vehicleId, startAt, endAt, clientId, ...booking }) => ({
          ...booking,
          start: startAt.toISOString(),
          end: endAt.toISOString(),
          client: { id: clientId }
        })
      )
    })
  )
})
