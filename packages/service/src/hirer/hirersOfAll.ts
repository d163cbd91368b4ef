import type { ListedHirer } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"
import { type Added, addedIn } from "./addedIn.ts"

/** The hirers of all agencies together, each once; a search looks into names, e-mail and telephone. */
export const hirersOfAll = listOf({
  table: "clients",
  where: (_, { added }: Added) => addedIn(sql`created_at`, added),
  foundBy: ({ added }) => (added === undefined ? undefined : ["createdAt"]),
  sorts: { name: ["nameKey"], rating: [sql`coalesce(rating, 0)`] },
  texts: { owner: sql`0` },
  tally: ({ added }: Added) => (added === undefined ? { measure: "hirers" } : undefined),
  rows: hirerRows,
  line: ({ email, ...hirer }): ListedHirer => withoutNulls({ ...hirer, email: email || null })
})

function hirerRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  return db
    .selectFrom("clients")
    .select(["id", "name", "email", "telephone", "rating", "verified"])
    .select((client) =>
      client
        .selectFrom("agencyHirers")
        .whereRef("clientId", "=", "clients.id")
        .select(({ fn }) => fn.coalesce(fn.sum<number>("bookings"), sql.lit(0)).as("bookings"))
        .as("totalBooking")
    )
    .where("id", "in", ids)
    .execute()
}
