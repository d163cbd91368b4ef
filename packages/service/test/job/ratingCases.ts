import type { Insertable, Kysely } from "kysely"
import type { BookingTable } from "../../src/database/RentalTables.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import type { People } from "../people.ts"
import { type ClockCase, day, hours } from "./ClockCase.ts"

/** Empties what has to do with ratings, and gives what adds hires that were completed so many milliseconds ago. */
const hires = async (db: Kysely<Tables>, { agency: agencyId, client: clientId }: People, now: number) => {
  const tables = ["ratings", "linkVisits", "accessLinks", "bookings", "vehicles", "locations"] as const
  for (const table of tables) await db.deleteFrom(table).execute()
  const { id: locationId } = await db
    .insertInto("locations")
    .values(someLocation({ agencyId }))
    .returning("id")
    .executeTakeFirstOrThrow()
  return async (firstname: string, ago: number, more: Partial<Insertable<BookingTable>> = {}) => {
    const vehicle = someVehicle({ agencyId, locationId, regno: firstname })
    const { id: vehicleId } = await db
      .insertInto("vehicles")
      .values(vehicle)
      .returning("id")
      .executeTakeFirstOrThrow()
    const completedAt = new Date(now - ago)
    const over = { status: "COMPLETE", startAt: new Date(now - ago - day), endAt: completedAt } as const
    const { id } = await db
      .insertInto("bookings")
      .values(someBooking({ agencyId, clientId, vehicleId, firstname, completedAt, ...over, ...more }))
      .returning("id")
      .executeTakeFirstOrThrow()
    return id
  }
}

/** The cases of work by the clock that has to do with ratings. */
export const ratingCases: Readonly<Record<string, ClockCase>> = {
  "ask-for-ratings": {
    arrange: async (db, people, now) => {
      await db.deleteFrom("jobs").where("kind", "=", "mail").execute()
      const add = await hires(db, people, now)
      await add("just now", 1)
      await add("this morning", 9 * hours)
      await add("days ago", 2 * day)
      await add("running", 0, { status: "IN_PROGRESS", completedAt: null, endAt: new Date(now + day) })
    },
    left: async (db) => [
      await db.selectFrom("jobs").select("kind").where("kind", "=", "mail").execute(),
      await db.selectFrom("accessLinks").select("givenTo").orderBy("givenTo").execute()
    ],
    expected: [
      [{ kind: "mail" }, { kind: "mail" }],
      [{ givenTo: "just now Hill" }, { givenTo: "this morning Hill" }]
    ],
    handled: 2
  },

  "show-ratings": {
    arrange: async (db, people, now) => {
      const add = await hires(db, people, now)
      const rate = async (bookingId: number, type: "CLIENT" | "VEHICLE", rating: number) =>
        db.insertInto("ratings").values({ bookingId, type, rating }).execute()
      await db.updateTable("clients").set({ rating: null }).execute()
      await rate(await add("a", 14 * day), "CLIENT", 4)
      await rate(await add("b", 15 * day), "VEHICLE", 5)
      await rate(await add("c", 13 * day), "CLIENT", 1)
      await add("d", 20 * day)
    },
    left: async (db) => [
      await db
        .selectFrom("ratings")
        .select("rating")
        .where("shownAt", "is not", null)
        .orderBy("rating")
        .execute(),
      await db.selectFrom("clients").select("rating").where("rating", "is not", null).execute()
    ],
    expected: [[{ rating: 4 }, { rating: 5 }], [{ rating: 4 }]],
    handled: 2
  }
}
