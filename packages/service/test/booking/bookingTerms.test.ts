import { sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { bookingTerms } from "../../src/database/migrations/0027_bookingTerms.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { bookingsAt } from "./bookingsAt.ts"

describeServedOnce("What was agreed with a booking", (served) => {
  const clientOf = clientsOf(served)
  const { as, addVehicle, addBooking, addPromotion, asked } = bookingsAt(served)
  let vehicleId: number
  let bookingId: number

  const booking = async () => (await as("agency")).byId({ params: { id: bookingId }, query: {} })

  /** Changes everything that a booking and its invoice tell. */
  const changeEverything = () =>
    served.query(async (db) => {
      const { agency, client } = served.people
      const place = { agencyId: agency, name: "Elsewhere", city: "York", country: "France" }
      const { id: locationId } = await db
        .insertInto("locations")
        .values(place)
        .returning("id")
        .executeTakeFirstOrThrow()
      await db
        .updateTable("vehicles")
        .set({ name: "Kia", model: "Rio", regno: "NEW 1", colour: "Pink", bodyType: "SPECIAL", locationId })
        .set({ dailyRate: 1, saturdayRate: 2, sundayRate: 3, deposit: 4, excessMileageRate: 5 })
        .set({ maxDailyMileage: 6, engineSize: "9 L", doors: 1, seats: 1, airConditioning: false })
        .set({ fuelType: "DIESEL", transmission: "AUTOMATIC" })
        .where("id", "=", vehicleId)
        .execute()
      await db
        .updateTable("clients")
        .set({ name: "Somebody Else", email: "else@mail.example", telephone: "1", town: "Rome" })
        .where("id", "=", client)
        .execute()
      await db
        .updateTable("agencies")
        .set({ name: "Renamed", telephone: "2", street: "3 New Street", city: "Hull", country: "Spain" })
        .where("id", "=", agency)
        .execute()
      await db.updateTable("promotions").set({ title: "Retitled" }).where("title", "=", "Spring").execute()
    })

  beforeAll(async () => {
    vehicleId = await addVehicle({ regno: "OLD 1", dailyRate: 4200, saturdayRate: 4620 })
    await addPromotion({ title: "Spring", code: "SPRING" })
    // An agency books for hirers whom it knows.
    await addBooking({ vehicleId })
    bookingId = (await (await as("agency")).create(asked(vehicleId, { promoCode: "SPRING" }))).id ?? 0
  })

  it("stays in its answer and on its invoice, whatever changes afterwards", async () => {
    const agreed = await booking()
    expect(agreed).toMatchObject({
      vehicle: { name: "Ford", regno: "OLD 1", type: "HATCHBACK", location: { city: "Leeds" } },
      invoices: [
        { client: { name: "Harbour Care" }, agency: { name: "Northgate Rentals" }, promotion: "Spring" }
      ]
    })
    await changeEverything()
    expect(await booking()).toEqual(agreed)
  })

  it("stays in the list of a hirer's bookings, while the hirer goes by the name of today", async () => {
    const { hirer } = await clientOf("agency")
    const params = { id: served.people.client, page: 0, size: 10 }
    const { content } = await hirer.bookings({ params, query: {} })
    expect(content.find(({ id }) => id === bookingId)?.vehicle).toMatchObject({
      name: "Ford",
      regno: "OLD 1"
    })
    const { agency: agencyId, client: id } = served.people
    expect(await hirer.byId({ params: { id }, query: { agencyId } })).toMatchObject({ name: "Somebody Else" })
  })

  it("is frozen as it stands for the bookings from before it was kept", async () => {
    await served.query(async (db) => {
      await sql`drop table booking_terms`.execute(db)
      await sql`drop function freeze_booking_terms cascade`.execute(db)
      await bookingTerms.up(db)
    })
    expect(await booking()).toMatchObject({
      vehicle: {
        name: "Kia",
        regno: "NEW 1",
        vehicleRates: [{ rate: 0.01 }, { rate: 0.02 }, { rate: 0.03 }]
      },
      invoices: [{ client: { name: "Somebody Else" }, agency: { name: "Renamed" }, promotion: "Retitled" }]
    })
  })
})
