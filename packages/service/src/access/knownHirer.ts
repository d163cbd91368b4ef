import type { Work } from "../database/databaseOn.ts"

/** How many bookings a hirer has with an agency; undefined where the agency does not know them, as they have none. */
export const knownHirer =
  (clientId: number, agencyId: number): Work<number | undefined> =>
  async (db) => {
    const row = await db
      .selectFrom("agencyHirers")
      .select("bookings")
      .where("agencyId", "=", agencyId)
      .where("clientId", "=", clientId)
      .where("bookings", ">", 0)
      .executeTakeFirst()
    return row?.bookings
  }
