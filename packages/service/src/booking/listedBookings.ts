import type { ListedBooking } from "@crewfleet/sdk"
import { majorUnits } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Bookings by their ids, with what lists tell of them. */
export const bookingRows = (db: Kysely<Tables>, ids: ReadonlyArray<number>): Promise<Array<Row>> =>
  db
    .selectFrom("bookings")
    .innerJoin("vehicles", "vehicles.id", "bookings.vehicleId")
    .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
    .innerJoin("agencies", "agencies.id", "bookings.agencyId")
    .leftJoinLateral(
      (invoice) =>
        invoice
          .selectFrom("invoices")
          .whereRef("bookingId", "=", "bookings.id")
          .select(["total", "currency"])
          .orderBy("invoices.id")
          .limit(1)
          .as("invoice"),
      (join) => join.onTrue()
    )
    .where("bookings.id", "in", ids)
    .select([
      "bookings.id",
      "firstname",
      "surname",
      "bookings.email",
      "startAt",
      "endAt",
      "invoice.total",
      "currency"
    ])
    .select(["bookings.status", "bookings.version", "clientId"])
    .select([
      "vehicles.name",
      "vehicles.model",
      "vehicles.regno",
      "bookingTerms.city",
      "bookingTerms.country"
    ])
    .select("agencies.name as agencyName")
    .execute()

interface Row {
  readonly id: number
  readonly firstname: string
  readonly surname: string
  readonly email: string
  readonly startAt: Date
  readonly endAt: Date
  readonly total: number | null
  readonly currency: string | null
  readonly status: string
  readonly version: number
  readonly clientId: number
  readonly name: string
  readonly model: string
  readonly regno: string
  readonly city: string
  readonly country: string
  readonly agencyName: string
}

/** A booking as lists tell it. */
export const listedBooking = (row: Row): ListedBooking => ({
  id: row.id,
  firstname: row.firstname,
  surname: row.surname,
  email: row.email,
  vehicle: { name: row.name, model: row.model, regno: row.regno, agency: { name: row.agencyName } },
  start: row.startAt.toISOString(),
  end: row.endAt.toISOString(),
  status: row.status,
  client: { id: row.clientId },
  version: row.version,
  location: { city: row.city, country: row.country },
  invoices:
    row.total === null ? [] : [{ totalAmount: majorUnits(row.total), currency: row.currency ?? undefined }]
})
