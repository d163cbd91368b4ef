import { awardOf } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { migrate, migrateTo } from "../../src/database/migrate.ts"
import { openMemory } from "../../src/database/openPGlite.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { somePromotion } from "../promotion/somePromotion.ts"

it("keeps what promotions give and where hirers live, of bookings of before and of new ones", async () => {
  const db = await openMemory()
  await migrateTo(db, "0079_revenueAsked")
  const given = [
    { promotionType: "DISCOUNT", discount: 10 },
    { promotionType: "EXTRA_DAYS", extraDays: 2 },
    { promotionType: "EXTRA_MILEAGE", extraMileage: 500 },
    { promotionType: "EXTRA_MILEAGE" },
    { promotionType: "OTHER_AWARD" }
  ] as const
  const awards = [...given.map(awardOf), null]
  await db.insertInto("agencies").values({ name: "North" }).execute()
  await db.insertInto("locations").values(someLocation()).execute()
  await db.insertInto("vehicles").values(someVehicle()).execute()
  await db
    .insertInto("clients")
    .values([someHirer({ postcode: "HU1 1AA" }), someHirer()])
    .execute()
  await db.insertInto("promotions").values(given.map(somePromotion)).execute()
  const book = async (clientId = 1) => {
    for (const [index] of awards.entries()) {
      const promotionId = given[index] ? index + 1 : null
      await db.insertInto("bookings").values(someBooking({ clientId, promotionId })).execute()
    }
  }
  const terms = () =>
    db
      .selectFrom("bookingTerms")
      .select(["award", "hirerPostcode", "hirerTown", "agencyName", "promotion"])
      .orderBy("bookingId")
      .execute()
  await book()
  await book(2)
  const issued = { ...{ agencyId: 1, bookingId: 1 }, issuedAt: new Date(), content: "{}" as never }
  await db
    .insertInto("issuedInvoices")
    .values({ ...issued, number: "1", kind: "INVOICE" })
    .execute()
  await migrate(db)
  const before = await terms()
  expect(before.map(({ award }) => award)).toEqual([...awards, ...awards])
  expect(before.map(({ hirerPostcode }) => hirerPostcode)).toEqual([
    // What is issued stays as it is.
    null,
    ...awards.slice(1).map(() => "HU1 1AA"),
    ...awards.map(() => null)
  ])
  await book()
  expect((await terms()).slice(before.length)).toEqual(
    before.slice(0, awards.length).map((one) => ({ ...one, hirerPostcode: "HU1 1AA" }))
  )
  await db.destroy()
})
