import type { NewBooking } from "@crewfleet/sdk"
import { defaultTimeZone, instantAt } from "@crewfleet/sdk/rules"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { somePromotion } from "../promotion/somePromotion.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"

const hour = 3_600_000

/** The start of a hire: nine in the morning by the clock in London, so many days from now. */
export const inDays = (days: number): string => {
  const day = new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10)
  return instantAt(`${day}T09:00`, defaultTimeZone) ?? ""
}

/** What people at a rental desk do with a service. */
export const bookingsAt = (served: Served) => {
  const clientOf = clientsOf(served)

  /** The calls of somebody who is signed in. */
  const as = async (name: string) => (await clientOf(name)).booking

  const addVehicle = (given: Parameters<typeof someVehicle>[0] = {}) =>
    served.query(async (db) => {
      const agencyId = given.agencyId ?? served.people.agency
      const place = await db
        .insertInto("locations")
        .values(someLocation({ agencyId, name: `Desk ${given.regno}` }))
        .returning("id")
        .executeTakeFirstOrThrow()
      const row = someVehicle({ ...given, agencyId, locationId: place.id })
      return (await db.insertInto("vehicles").values(row).returning("id").executeTakeFirstOrThrow()).id
    })

  const addBooking = (given: Parameters<typeof someBooking>[0]) =>
    served.query(async (db) => {
      const row = someBooking({ agencyId: served.people.agency, clientId: served.people.client, ...given })
      return (await db.insertInto("bookings").values(row).returning("id").executeTakeFirstOrThrow()).id
    })

  /** A promotion of the agency that is given since an hour, unless told. */
  const addPromotion = (given: Parameters<typeof somePromotion>[0]) =>
    served.query((db) =>
      db
        .insertInto("promotions")
        .values(
          somePromotion({
            agencyId: served.people.agency,
            status: "ACTIVE",
            startAt: new Date(Date.now() - hour),
            ...given
          })
        )
        .returning("id")
        .executeTakeFirstOrThrow()
    )

  const asked = (
    vehicleId: number,
    more: Partial<NewBooking> = {}
  ): { readonly payload: NewBooking; readonly query: object } => ({
    query: {},
    payload: {
      vehicleId,
      clientId: served.people.client,
      start: inDays(10),
      end: inDays(12),
      source: "TELEPHONE",
      paymentMethod: "CARD",
      ...more
    }
  })

  /** A booking as it is kept, with what was kept beside it. */
  const kept = (id: number | undefined) =>
    served.query(async (db) => ({
      booking: await db
        .selectFrom("bookings")
        .selectAll()
        .where("id", "=", id ?? 0)
        .executeTakeFirst(),
      invoices: await db
        .selectFrom("invoices")
        .selectAll()
        .where("bookingId", "=", id ?? 0)
        .execute(),
      items: await db
        .selectFrom("invoiceItems")
        .innerJoin("invoices", "invoices.id", "invoiceId")
        .where("bookingId", "=", id ?? 0)
        .select(["description", "rate", "invoiceItems.total"])
        .orderBy("invoiceItems.id")
        .execute(),
      changes: await db
        .selectFrom("changes")
        .selectAll()
        .where("subjectId", "=", id ?? 0)
        .execute()
    }))

  return { as, addVehicle, addBooking, addPromotion, asked, kept }
}
