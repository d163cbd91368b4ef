import type { ListedHirer } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"
import { type Added, addedIn } from "./addedIn.ts"

interface Asked extends Added {
  readonly scope: number
}

/** The hirers whom an agency knows; a search looks into names, e-mail and telephone. */
export const hirersOfAgency = listOf({
  table: "agencyHirers",
  id: "clientId",
  owner: "agencyId",
  // As the indexes have it.
  where: (_, { added }: Asked) => [sql<boolean>`known`, ...addedIn(sql`added_at`, added)],
  foundBy: ({ added }) => (added === undefined ? undefined : ["addedAt"]),
  sorts: { name: ["nameKey"], totalBooking: ["bookings"], rating: ["rating"] },
  texts: {},
  tally: ({ added }: Asked) => (added === undefined ? { measure: "hirers" } : undefined),
  rows: hirerRows,
  line: (hirer): ListedHirer => listedHirer(hirer)
})

function hirerRows(db: Kysely<Tables>, ids: ReadonlyArray<number>, { scope }: Asked) {
  return hirersWith(db, scope).where("clients.id", "in", ids).execute()
}

/** The hirers whom an agency knows, as its list has them. */
export const hirersWith = (db: Kysely<Tables>, agencyId: number) =>
  db
    .selectFrom("clients")
    .innerJoin("agencyHirers", "clientId", "clients.id")
    .where("agencyId", "=", agencyId)
    .where("known", "=", true)
    .select(["clients.id", "name", "email", "telephone", "dateOfBirth", "clients.rating", "verified"])
    .select("bookings as totalBooking")

type HirerRow = Awaited<ReturnType<ReturnType<typeof hirersWith>["executeTakeFirstOrThrow"]>>

/** A hirer as the list tells them; an empty e-mail address is none. */
export const listedHirer = ({ email, ...hirer }: HirerRow) => withoutNulls({ ...hirer, email: email || null })
