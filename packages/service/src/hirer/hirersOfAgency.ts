import type { ListedHirer } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"

/** The hirers who have booked with an agency; a search looks into names, e-mail and telephone. */
export const hirersOfAgency = listOf({
  table: "agencyHirers",
  id: "clientId",
  owner: "agencyId",
  where: (hirer) => [hirer("bookings", ">", 0)],
  sorts: { name: ["nameKey"], totalBooking: ["bookings"], rating: ["rating"] },
  texts: {},
  tally: () => ({ measure: "hirers" }),
  rows: hirerRows,
  line: (hirer): ListedHirer => withoutNulls(hirer)
})

function hirerRows(db: Kysely<Tables>, ids: ReadonlyArray<number>, { scope }: { readonly scope: number }) {
  return db
    .selectFrom("clients")
    .innerJoin("agencyHirers", "clientId", "clients.id")
    .where("agencyId", "=", scope)
    .where("clients.id", "in", ids)
    .select(["clients.id", "name", "email", "telephone", "clients.rating", "verified"])
    .select("bookings as totalBooking")
    .execute()
}
