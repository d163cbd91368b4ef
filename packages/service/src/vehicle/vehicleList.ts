import { type Page, type Vehicle, vehicleStatuses } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Scope } from "../dashboard/scope.ts"
import { tallied } from "../dashboard/tallied.ts"
import { Database } from "../database/Database.ts"
import type { VehicleStatus } from "../database/RentalTables.ts"
import type { Tables } from "../database/Tables.ts"
import { likePattern, searchTerm } from "../search/likePattern.ts"
import { vehicleOf, vehicleRows } from "./vehicleRows.ts"

/** Which vehicles a page is about; `search` looks into maker, model and registration, with or without its spaces. */
export interface VehicleFilter {
  readonly statuses: ReadonlyArray<VehicleStatus>
  readonly search: string
  readonly scope: Scope
  /** By the order in which they were entered. */
  readonly direction: "asc" | "desc"
}

/** Where a page begins and how much it holds. */
interface Bounds {
  readonly offset: number
  readonly limit: number
}

/** One page of the vehicles that match, and how many match in all. */
export const vehicleList = Effect.fnUntraced(function* (
  filter: VehicleFilter,
  { offset, limit }: Bounds
): Effect.fn.Return<Page<Vehicle>, never, Database> {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const ids = matching(db, filter).orderBy("vehicles.id", filter.direction).limit(limit).offset(offset)
    const rows = await vehicleRows(db)
      .where("vehicles.id", "in", ids)
      .orderBy("vehicles.id", filter.direction)
      .execute()
    return { content: rows.map(vehicleOf), totalElements: await totalOf(db, filter) }
  })
})

const matching = (db: Kysely<Tables>, { statuses, search, scope }: VehicleFilter) =>
  db
    .selectFrom("vehicles")
    .select("vehicles.id")
    .$if(statuses.length < Object.keys(vehicleStatuses).length, (all) => all.where("status", "in", statuses))
    .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
    .$if(searchTerm(search) !== "", (all) => all.where("searchText", "like", likePattern(search)))

// Without a search the figures that triggers keep say how many there are, at any number of vehicles.
const totalOf = async (db: Kysely<Tables>, filter: VehicleFilter): Promise<number> => {
  const counted =
    searchTerm(filter.search) === ""
      ? tallied(db, filter.scope, ["vehicle_status"], "all")
          .where("value", "in", filter.statuses)
          .select((tally) => tally.fn.coalesce(tally.fn.sum<number>("amount"), sql.lit(0)).as("total"))
      : db.selectFrom(matching(db, filter).as("found")).select((row) => row.fn.countAll<number>().as("total"))
  return (await counted.executeTakeFirstOrThrow()).total
}
