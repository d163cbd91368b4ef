import type { Page, UpcomingBooking } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { BookingStatus } from "../database/RentalTables.ts"
import type { Tables } from "../database/Tables.ts"
import type { Scope } from "./scope.ts"
import { tallied } from "./tallied.ts"

/** Which bookings a page is about; `search` looks into names, e-mail, vehicle and registration, or is the id. */
export interface BookingFilter {
  readonly statuses: ReadonlyArray<BookingStatus>
  readonly search: string
  readonly scope: Scope
}

/** One page (zero-based) of the bookings that match, the next to start first, and how many match in all. */
export const upcomingBookings = Effect.fnUntraced(function* (
  filter: BookingFilter,
  page: number,
  size: number
): Effect.fn.Return<Page<UpcomingBooking>, never, Database> {
  const database = yield* Database
  if (filter.statuses.length === 0) return { content: [], totalElements: 0 }
  return yield* database.query(async (db) => {
    const onPage = matching(db, filter)
      .orderBy("startAt")
      .orderBy("id")
      .limit(size)
      .offset(page * size)
    return { content: await rowsOf(db, onPage), totalElements: await totalOf(db, filter) }
  })
})

const matching = (db: Kysely<Tables>, filter: BookingFilter) => {
  const term = filter.search.trim().toLowerCase()
  const query = db
    .selectFrom("bookings")
    .where("status", "in", filter.statuses)
    .$if(filter.scope !== undefined, (all) => all.where("bookings.agencyId", "=", filter.scope ?? 0))
    .select("bookings.id")
  return term === "" ? query : query.where("bookings.id", "in", found(db, filter, term))
}

// Each way to find a booking has an index of its own, which one condition with `or` could not use.
const found = (db: Kysely<Tables>, { statuses }: BookingFilter, term: string) => {
  const pattern = `%${term.replace(/[\\%_]/g, "\\$&")}%`
  const among = db.selectFrom("bookings").where("status", "in", statuses).select("id")
  const vehicles = db.selectFrom("vehicles").where("searchText", "like", pattern).select("id")
  return among
    .where("searchText", "like", pattern)
    .union(among.where("vehicleId", "in", vehicles))
    .union(among.where("id", "=", /^\d{1,9}$/.test(term) ? Number(term) : 0))
}

const totalOf = async (db: Kysely<Tables>, filter: BookingFilter): Promise<number> => {
  const counted =
    filter.search.trim() === ""
      ? tallied(db, filter.scope, ["booking_status"], "all")
          .where("value", "in", filter.statuses)
          .select((tally) => tally.fn.coalesce(tally.fn.sum<number>("amount"), sql.lit(0)).as("total"))
      : db.selectFrom(matching(db, filter).as("found")).select((row) => row.fn.countAll<number>().as("total"))
  return (await counted.executeTakeFirstOrThrow()).total
}

const rowsOf = async (
  db: Kysely<Tables>,
  onPage: ReturnType<typeof matching>
): Promise<Array<UpcomingBooking>> => {
  const rows = await db
    .selectFrom(onPage.as("page"))
    .innerJoin("bookings", "bookings.id", "page.id")
    .innerJoin("vehicles", "vehicles.id", "bookings.vehicleId")
    .innerJoin("locations", "locations.id", "vehicles.locationId")
    .innerJoin("agencies", "agencies.id", "bookings.agencyId")
    .leftJoinLateral(
      (invoice) =>
        invoice
          .selectFrom("invoices")
          .whereRef("bookingId", "=", "bookings.id")
          .select("total")
          .orderBy("invoices.id")
          .limit(1)
          .as("invoice"),
      (join) => join.onTrue()
    )
    .select(["bookings.id", "firstname", "surname", "email", "startAt", "invoice.total"])
    .select([
      "vehicles.name",
      "model",
      "regno",
      "locations.city",
      "locations.country",
      "agencies.name as agencyName"
    ])
    .orderBy("startAt")
    .orderBy("bookings.id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstname: row.firstname,
    surname: row.surname,
    email: row.email,
    vehicle: { name: row.name, model: row.model, regno: row.regno, agency: { name: row.agencyName } },
    start: row.startAt.toISOString(),
    location: { city: row.city, country: row.country },
    invoices: row.total === null ? [] : [{ totalAmount: row.total / 100 }]
  }))
}
