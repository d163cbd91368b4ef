import {
  holdingStatuses,
  matchesVehicleFilter,
  type Page,
  type VehicleChoice,
  type VehicleFilter
} from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"

interface Bounds {
  readonly offset: number
  readonly limit: number
}

/** The vehicles of an agency that can be hired at some time in a window: those that are not out during all of it. */
export const availableVehicles = Effect.fnUntraced(function* (
  agencyId: number,
  start: Date,
  end: Date,
  { offset, limit }: Bounds
): Effect.fn.Return<Page<VehicleChoice>, never, Database> {
  const { query } = yield* Database
  const window = sql`tstzmultirange(tstzrange(${start}, ${end}))`
  const available = (db: Kysely<Tables>) =>
    fleetOf(db, agencyId).where(
      sql<boolean>`not isempty(${window} - coalesce((
        select range_agg(tstzrange(start_at, end_at)) from bookings
        where vehicle_id = vehicles.id and status in (${sql.join(holdingStatuses)})
          and start_at < ${end} and end_at > ${start} and start_at < end_at
      ), '{}'))`
    )
  return yield* query(async (db) => {
    const rows = await available(db).offset(offset).limit(limit).execute()
    const { total } = await db
      .selectFrom(available(db).as("available"))
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
    return { content: rows.map(toldChoice), totalElements: total }
  })
})

/** The vehicles of an agency that a filter lets through. */
export const filteredVehicles = Effect.fnUntraced(function* (
  agencyId: number,
  filter: VehicleFilter,
  { offset, limit }: Bounds
): Effect.fn.Return<Page<VehicleChoice>, never, Database> {
  const { query } = yield* Database
  const rows = yield* query((db) => fleetOf(db, agencyId).execute())
  const found = rows.filter((row) => matchesVehicleFilter(row, filter))
  return { content: found.slice(offset, offset + limit).map(toldChoice), totalElements: found.length }
})

const fleetOf = (db: Kysely<Tables>, agencyId: number) =>
  db
    .selectFrom("vehicles")
    .innerJoin("locations", "locations.id", "vehicles.locationId")
    .where("vehicles.agencyId", "=", agencyId)
    .where("status", "=", "ACTIVE")
    .select([
      "vehicles.id",
      "vehicles.name",
      "model",
      "regno",
      "colour as color",
      "fuelType",
      "bodyType as type"
    ])
    .select(["locationId", "locations.name as locationName", "city", "country"])
    .orderBy("vehicles.name")
    .orderBy("model")
    .orderBy("regno")

type FleetRow = Awaited<ReturnType<ReturnType<typeof fleetOf>["execute"]>>[number]

const toldChoice = ({ locationId, locationName, city, country, ...vehicle }: FleetRow): VehicleChoice => ({
  ...vehicle,
  location: { id: locationId, name: locationName, city, country }
})
