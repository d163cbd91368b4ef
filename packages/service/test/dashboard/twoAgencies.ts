import type { Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"

/** Makes the agencies 1 and 2, North and South, in an empty database. */
export const twoAgencies = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .insertInto("agencies")
    .values([{ name: "North" }, { name: "South" }])
    .execute()
}
