import type { Work } from "../database/databaseOn.ts"

/** How many bookings a hirer has with an agency; undefined where it does not know them: they have none, and it entered nobody. */
export const knownHirer =
  (clientId: number, agencyId: number): Work<number | undefined> =>
  async (db) => {
    const row = await db
      .selectFrom("agencyHirers")
      .select("bookings")
      .where("agencyId", "=", agencyId)
      .where("clientId", "=", clientId)
      .where("known", "=", true)
      .executeTakeFirst()
    return row?.bookings
  }
