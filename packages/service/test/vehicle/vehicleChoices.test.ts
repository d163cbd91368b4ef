import { Effect } from "effect"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { availableVehicles, filteredVehicles } from "../../src/vehicle/vehicleChoices.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { insertJob } from "../transport/crewsAt.ts"

const at = (day: number) => new Date(Date.UTC(2026, 8, day, 9))
const all = { page: 0, size: 500 }

describeOnce("vehicleChoices", (run) => {
  beforeAll(() =>
    run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          await db
            .insertInto("agencies")
            .values([{ name: "North" }, { name: "South" }])
            .execute()
          await db.insertInto("clients").values(someHirer()).execute()
          await db
            .insertInto("locations")
            .values([someLocation(), someLocation({ agencyId: 2 })])
            .execute()
          await db
            .insertInto("vehicles")
            .values([
              someVehicle({ regno: "A 1" }),
              someVehicle({ regno: "B 2", name: "Kia", model: "Ceed", fuelType: "ELECTRIC" }),
              someVehicle({ regno: "C 3", status: "INACTIVE" }),
              someVehicle({ regno: "D 4", agencyId: 2, locationId: 2 })
            ])
            .execute()
          await db
            .insertInto("bookings")
            .values([
              someBooking({ status: "BOOKED", startAt: at(1), endAt: at(5) }),
              someBooking({ status: "BOOKED", startAt: at(5), endAt: at(10) }),
              someBooking({ vehicleId: 2, status: "CANCELLED", startAt: at(1), endAt: at(10) })
            ])
            .execute()
        })
      )
    )
  )
  const regnos = ({
    content
  }: {
    readonly content: ReadonlyArray<{ readonly regno?: string | undefined }>
  }) => content.map(({ regno }) => regno)
  const available = (from: number, to: number, bounds = all) =>
    run(availableVehicles({ scope: 1, start: at(from), end: at(to), ...bounds }))

  it("offers what is on the road and not out during all of the window", async () => {
    expect(regnos(await available(2, 9))).toEqual(["B 2"])
    expect(regnos(await available(2, 11))).toEqual(["A 1", "B 2"])
    expect(regnos(await available(20, 30))).toEqual(["A 1", "B 2"])
    expect(await available(20, 30, { page: 1, size: 1 })).toMatchObject({
      content: [{ id: 2, name: "Kia", location: { id: 1, name: "Desk", city: "Leeds" } }],
      totalElements: 2
    })
  })

  it("does not offer what journeys hold during all of the window, alone or with hires", async () => {
    const hire = someBooking({ status: "BOOKED", startAt: at(41), endAt: at(45) })
    const journey = (vehicleId: number, from: number, to: number) =>
      ({ vehicleId, shiftDate: at(from), shiftEndDate: at(to) }) as const
    await run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          await db.insertInto("bookings").values(hire).execute()
          for (const job of [journey(1, 45, 47), journey(2, 50, 55)]) await insertJob(db, 1, job)
        })
      )
    )
    expect(regnos(await available(42, 47))).toEqual(["B 2"])
    expect(regnos(await available(42, 48))).toEqual(["A 1", "B 2"])
    expect(regnos(await available(51, 54))).toEqual(["A 1"])
    expect(regnos(await available(50, 56))).toEqual(["A 1", "B 2"])
  })

  it("finds what a filter lets through among the own fleet", async () => {
    expect(regnos(await run(filteredVehicles({}, { scope: 1, ...all })))).toEqual(["A 1", "B 2"])
    expect(regnos(await run(filteredVehicles({ fuelTypes: ["ELECTRIC"] }, { scope: 1, ...all })))).toEqual([
      "B 2"
    ])
    expect(
      regnos(await run(filteredVehicles({ agencyId: 2, vehicleIds: [4] }, { scope: 1, ...all })))
    ).toEqual([])
    expect(await run(filteredVehicles({}, { scope: 1, page: 0, size: 1 }))).toMatchObject({
      totalElements: 2
    })
  })
})
