import type { VehicleChoice, VehicleFilter } from "@crewfleet/sdk"
import { matchesVehicleFilter } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { listOf } from "../list/listOf.ts"
import type { ListRequest } from "../list/questionOf.ts"
import { holdsOf } from "./holdsOf.ts"
import { isInService } from "./outOfService.ts"

/** How the vehicles of an agency that can be hired at all are chosen from: by maker, model and registration. */
const fleet = {
  table: "vehicles",
  owner: "agencyId",
  sorts: { name: ["name", "model", "regno"] },
  rows: (db: Kysely<Tables>, ids: ReadonlyArray<number>) =>
    fleetRows(db).where("vehicles.id", "in", ids).execute(),
  line: ({ locationId, locationName, city, country, ...vehicle }: FleetRow): VehicleChoice => ({
    ...vehicle,
    location: { id: locationId, name: locationName, city, country }
  })
} as const

interface Window {
  readonly start: Date
  readonly end: Date
}

/** The vehicles of an agency that can be hired at some time in a window: those that hires and journeys do not hold during all of it. */
export const availableVehicles = listOf({
  ...fleet,
  where: (vehicle, { start, end }: Window) => {
    const during = sql`tstzrange(${start}, ${end})`
    const holds = holdsOf({ vehicleId: sql.ref("vehicles.id"), during })
    return [
      vehicle("status", "=", "ACTIVE"),
      isInService(vehicle),
      sql<boolean>`not isempty(tstzmultirange(${during})
        - coalesce((select range_agg(taken) from ${holds} holds), '{}'))`
    ]
  }
})

/** The vehicles of an agency that a filter lets through. */
export const filteredVehicles = Effect.fnUntraced(function* (
  filter: VehicleFilter,
  asked: ListRequest & { readonly scope: number }
) {
  const { query } = yield* Database
  const rows = yield* query((db) => fleetRows(db).where("vehicles.agencyId", "=", asked.scope).execute())
  const ids = rows.filter((row) => matchesVehicleFilter(row, filter)).map(({ id }) => id)
  return yield* vehiclesOf({ ...asked, ids })
})

const vehiclesOf = listOf({
  ...fleet,
  where: (_, { ids }: { readonly ids: ReadonlyArray<number> }) => [
    sql<boolean>`id = any(${sql.val(ids)}::integer[])`
  ],
  tally: ({ ids }) => ids.length
})

const fleetRows = (db: Kysely<Tables>) =>
  db
    .selectFrom("vehicles")
    .innerJoin("locations", "locations.id", "vehicles.locationId")
    .where("status", "=", "ACTIVE")
    .where(isInService)
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

type FleetRow = Awaited<ReturnType<ReturnType<typeof fleetRows>["execute"]>>[number]
