import { expect, it } from "vitest"
import { migrate, migrateTo } from "../../src/database/migrate.ts"
import { openMemory } from "../../src/database/openPGlite.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"

it("keeps by which rules a return was charged, and names hirers as they are known by now", async () => {
  const db = await openMemory()
  await migrateTo(db, "0077_defectsByJourney")
  const rules = {
    ...{ graceMinutes: 30, lateDayPercentage: 150, earlyDayPercentage: 50 },
    ...{ mileagePrice: 25, fuelPrice: 1_200, cleaningPrice: null }
  }
  await db
    .insertInto("agencies")
    .values([{ name: "North", ...rules }, { name: "South" }])
    .execute()
  await db.insertInto("locations").values(someLocation()).execute()
  await db.insertInto("vehicles").values(someVehicle()).execute()
  await db.insertInto("clients").values([someHirer(), someHirer()]).execute()
  for (const [agencyId, clientId] of [
    [1, 1],
    [2, 1],
    [1, 2]
  ] as const)
    await db.insertInto("bookings").values(someBooking({ agencyId, clientId })).execute()
  for (const bookingId of [1, 2])
    await db.insertInto("returnCharges").values({ bookingId, lines: "[]" }).execute()
  const issued = { ...{ agencyId: 2, bookingId: 2 }, issuedAt: new Date(), content: "{}" as never }
  await db
    .insertInto("issuedInvoices")
    .values({ ...issued, number: "1", kind: "INVOICE" })
    .execute()
  const corrected = { name: " Zoë  van der New ", email: "zoe@post.example", town: "Hull" }
  await db.updateTable("clients").set(corrected).where("id", "=", 1).execute()
  await db.updateTable("agencies").set({ graceMinutes: 15 }).where("id", "=", 2).execute()
  const figures = await db.selectFrom("tallies").selectAll().execute()
  await migrate(db)
  const decided = await db.selectFrom("returnCharges").select("rules").orderBy("bookingId").execute()
  const others = { lateDayPercentage: 100, earlyDayPercentage: 0, mileagePrice: 0 }
  expect(decided).toEqual([
    { rules },
    { rules: { graceMinutes: 15, ...others, fuelPrice: null, cleaningPrice: null } }
  ])
  const named = await db
    .selectFrom("bookings")
    .innerJoin("bookingTerms", "bookingId", "bookings.id")
    .select(["firstname", "surname", "email", "hirerName", "hirerEmail", "hirerTown"])
    .orderBy("bookings.id")
    .execute()
  const zoe = { firstname: "Zoë", surname: "van der New", email: "zoe@post.example" }
  const ada = { firstname: "Ada", surname: "Hill", email: "ada.hill@mail.example" }
  const before = { hirerName: "Ada Hill", hirerEmail: ada.email, hirerTown: null }
  expect(named).toEqual([
    { ...zoe, hirerName: corrected.name, hirerEmail: zoe.email, hirerTown: "Hull" },
    { ...zoe, ...before },
    { ...ada, ...before }
  ])
  expect(await db.selectFrom("tallies").selectAll().execute()).toEqual(figures)
  await db.destroy()
})
