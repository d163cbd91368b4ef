import type { ListedAgency } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"

/** All agencies by name; a search looks into name, telephone, city and country. */
export const agencyList = listOf({
  table: "agencies",
  sorts: { name: ["nameKey"] },
  texts: { withoutGrams: true },
  rows: agencyRows,
  line: (agency): ListedAgency => withoutNulls(agency)
})

function agencyRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  const counted = (measure: "vehicle_status" | "bookings") =>
    sql<number>`coalesce((select sum(amount) from tallies
      where tallies.agency_id = agencies.id and measure = ${measure} and grain = 'all'), 0)`
  return db
    .selectFrom("agencies")
    .select(["id", "name", "baseCurrency", "telephone", "city", "country"])
    .select([counted("vehicle_status").as("vehicles"), counted("bookings").as("bookings")])
    .where("id", "in", ids)
    .execute()
}
