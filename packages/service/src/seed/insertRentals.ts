import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { depositsOf, paymentsOf, priceOf } from "./charges.ts"
import { fleetOf } from "./fleet.ts"
import { type Booked, insertRatings, rateHirers } from "./insertRatings.ts"
import { agencies } from "./places.ts"
import type { Random } from "./Random.ts"
import { type Customer, firstDayBefore, type Rental, rentalsOf } from "./rentals.ts"

const bookingCount = 2_000
const batchSize = 500

/** Adds the vehicles and what was booked, invoiced and paid for them. */
export const insertRentals = async (
  db: Kysely<Tables>,
  random: Random,
  agencyIds: ReadonlyArray<number>,
  customers: ReadonlyArray<Customer>,
  now: Date
): Promise<void> => {
  const places = await insertLocations(db, agencyIds)
  const vehicles = await db
    .insertInto("vehicles")
    .values(fleetOf(random, agencyIds, places, firstDayBefore(now)))
    .returning([
      "id",
      "agencyId",
      "name",
      "model",
      "dailyRate",
      "saturdayRate",
      "sundayRate",
      "deposit",
      "status"
    ])
    .execute()
  const onTheRoad = vehicles.filter(({ status }) => status === "ACTIVE")
  const rentals = rentalsOf(random, bookingCount, onTheRoad, customers, now)
  // Ids follow the order in which the bookings were made, as they would have.
  rentals.sort((one, other) => one.booking.createdAt.getTime() - other.booking.createdAt.getTime())
  for (let at = 0; at < rentals.length; at += batchSize)
    await insertBatch(db, random, rentals.slice(at, at + batchSize), now)
  await rateHirers(db)
}

const insertLocations = (db: Kysely<Tables>, agencyIds: ReadonlyArray<number>) => {
  const rows = agencies.flatMap(({ cities }, at) =>
    cities.map((city) => ({
      agencyId: agencyIds[at] ?? 0,
      name: `${city} desk`,
      city,
      country: "United Kingdom"
    }))
  )
  return db.insertInto("locations").values(rows).returning(["id", "agencyId", "city"]).execute()
}

const insertBatch = async (
  db: Kysely<Tables>,
  random: Random,
  rentals: ReadonlyArray<Rental>,
  now: Date
): Promise<void> => {
  const rows = rentals.map(({ booking }) => booking)
  const bookings = await db.insertInto("bookings").values(rows).returning("id").execute()
  const booked = rentals.map((rental, index) => ({ rental, bookingId: bookings[index]?.id ?? 0 }))
  await insertInvoices(
    db,
    booked.filter(({ rental }) => rental.booking.status !== "CANCELLED")
  )
  await insertRatings(
    db,
    random,
    booked.filter(({ rental }) => rental.booking.status === "COMPLETE"),
    now
  )
}

const insertInvoices = async (db: Kysely<Tables>, booked: ReadonlyArray<Booked>): Promise<void> => {
  const priced = booked.map(({ rental, bookingId }) => ({ rental, bookingId, price: priceOf(rental) }))
  const invoices = await db
    .insertInto("invoices")
    .values(
      priced.map(({ rental: { booking }, bookingId, price: { lines, days, ...totals } }) => ({
        bookingId,
        agencyId: booking.agencyId,
        currency: "GBP",
        createdAt: booking.createdAt,
        ...totals
      }))
    )
    .returning("id")
    .execute()
  const charged = priced.map((one, index) => ({ ...one, invoiceId: invoices[index]?.id ?? 0 }))
  const items = charged.flatMap(({ price, invoiceId }) => price.lines.map((line) => ({ ...line, invoiceId })))
  await db.insertInto("invoiceItems").values(items).execute()
  const entries = charged.flatMap(({ rental, price, ...of }) => [
    ...paymentsOf(rental, of, price.total),
    ...depositsOf(rental, of.bookingId)
  ])
  await db.insertInto("moneyEntries").values(entries).execute()
}
