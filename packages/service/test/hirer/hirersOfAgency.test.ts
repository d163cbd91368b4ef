import { Effect } from "effect"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { hirersOfAgency } from "../../src/hirer/hirersOfAgency.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { twoAgencies } from "../dashboard/twoAgencies.ts"
import { describeOnce } from "../database/onBothDatabases.ts"

const inMonth = (month: number) => ({
  startAt: new Date(Date.UTC(2026, month, 1, 9)),
  endAt: new Date(Date.UTC(2026, month, 3, 9))
})

interface HirerQuestion {
  readonly agencyId?: number
  readonly search?: string
  readonly sort?: string
  readonly direction?: string
  readonly offset?: number
  readonly limit?: number
}

describeOnce("hirersOfAgency", (run) => {
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))

  const page = async ({
    agencyId = 1,
    direction = "asc",
    offset = 0,
    limit = 10,
    ...asked
  }: HirerQuestion = {}) => {
    const request = {
      ...asked,
      scope: agencyId,
      direction: direction === "asc" ? ("ASC" as const) : ("DESC" as const)
    }
    const found = await run(hirersOfAgency({ ...request, page: offset / limit, size: limit }))
    return {
      content: found.content,
      totalElements: found.totalElements,
      ...(found.atLeast && { atLeast: true })
    }
  }

  const names = async (question: HirerQuestion = {}) => (await page(question)).content.map(({ name }) => name)

  beforeAll(() =>
    query(async (db) => {
      await twoAgencies(db)
      await db
        .insertInto("clients")
        .values([
          someHirer({ name: "Cleo O'Neill", email: "cleo@mail.example", rating: 3.25 }),
          someHirer({ name: "asa 100%", email: "asa_100%@mail.example", telephone: "+44 (7700) 900-123" }),
          someHirer({ name: "Bea Hill", email: "bea@mail.example", rating: 4.5, verified: true }),
          someHirer({ name: "Dan South", email: "dan@mail.example" }),
          someHirer({ name: "Eva Never", email: "eva@mail.example" })
        ])
        .execute()
      await db
        .insertInto("locations")
        .values([someLocation(), someLocation({ agencyId: 2 })])
        .execute()
      await db
        .insertInto("vehicles")
        .values([someVehicle(), someVehicle({ agencyId: 2, locationId: 2, regno: "XY70 ZZZ" })])
        .execute()
      await db
        .insertInto("bookings")
        .values([
          someBooking({ ...inMonth(0), clientId: 1 }),
          someBooking({ ...inMonth(1), clientId: 2 }),
          someBooking({ ...inMonth(2), clientId: 3 }),
          someBooking({ ...inMonth(3), clientId: 3, status: "CANCELLED" }),
          someBooking({ ...inMonth(0), clientId: 4, vehicleId: 2, agencyId: 2 }),
          someBooking({ ...inMonth(1), clientId: 3, vehicleId: 2, agencyId: 2 })
        ])
        .execute()
    })
  )

  it("lists those who booked with the agency by name, in any case, and counts their bookings with it", async () => {
    expect(await page()).toEqual({
      content: [
        {
          id: 2,
          name: "asa 100%",
          email: "asa_100%@mail.example",
          telephone: "+44 (7700) 900-123",
          verified: false,
          totalBooking: 1
        },
        {
          id: 3,
          name: "Bea Hill",
          email: "bea@mail.example",
          telephone: "0113 496 0000",
          rating: 4.5,
          verified: true,
          totalBooking: 2
        },
        {
          id: 1,
          name: "Cleo O'Neill",
          email: "cleo@mail.example",
          telephone: "0113 496 0000",
          rating: 3.25,
          verified: false,
          totalBooking: 1
        }
      ],
      totalElements: 3
    })
    expect(await names({ agencyId: 2 })).toEqual(["Bea Hill", "Dan South"])
    expect(await page({ agencyId: 3 })).toEqual({ content: [], totalElements: 0 })
  })

  it("gives one page of them, and orders by name, bookings or rating, either way", async () => {
    expect(await page({ offset: 2, limit: 2 })).toMatchObject({ content: [{ id: 1 }], totalElements: 3 })
    expect(await names({ direction: "desc" })).toEqual(["Cleo O'Neill", "Bea Hill", "asa 100%"])
    expect(await names({ sort: "totalBooking", direction: "desc" })).toEqual([
      "Bea Hill",
      "asa 100%",
      "Cleo O'Neill"
    ])
    expect(await names({ sort: "rating", direction: "desc" })).toEqual([
      "Bea Hill",
      "Cleo O'Neill",
      "asa 100%"
    ])
  })

  it.each([
    ["a name in any case", " o'NEILL ", ["Cleo O'Neill"]],
    ["an e-mail", "bea@", ["Bea Hill"]],
    ["a telephone as it is written", "(7700) 900", ["asa 100%"]],
    ["a telephone in digits", "7700900123", ["asa 100%"]],
    ["a wildcard, taken literally", "%", ["asa 100%"]],
    ["a letter that most have", "a", ["asa 100%", "Bea Hill", "Cleo O'Neill"]],
    ["another agency's hirer", "dan", []],
    ["one who never booked", "eva", []]
  ])("finds by %s", async (_, search, found) => {
    expect(await names({ search })).toEqual(found)
    expect((await page({ search })).totalElements).toBe(found.length)
  })

  it("follows what a hirer is called, and forgets one whose bookings are gone", async () => {
    const rename = (name: string) =>
      query((db) => db.updateTable("clients").set({ name }).where("id", "=", 4).execute())
    await rename("Abigail North")
    expect(await names({ agencyId: 2, search: "abigail" })).toEqual(["Abigail North"])
    expect(await names({ agencyId: 2 })).toEqual(["Abigail North", "Bea Hill"])
    await query((db) => db.deleteFrom("bookings").where("clientId", "=", 4).execute())
    expect(await page({ agencyId: 2 })).toMatchObject({ content: [{ id: 3 }], totalElements: 1 })
    expect(await names({ agencyId: 2, search: "abigail" })).toEqual([])
  })

  it("leads through all that a search finds, in order, and says when there may be more than it counted", async () => {
    await query(async (db) => {
      const many = Array.from({ length: 2_100 }, (_, number) =>
        someHirer({ name: `Zoe ${String(number).padStart(4, "0")}` })
      )
      const rows = await db.insertInto("clients").values(many).returning("id").execute()
      await db
        .insertInto("bookings")
        .values(rows.map(({ id }) => someBooking({ ...inMonth(5), clientId: id, status: "CANCELLED" })))
        .execute()
    })
    expect((await page()).totalElements).toBe(2_103)
    const found = await page({ search: "zoe", direction: "desc", limit: 2 })
    expect(found).toMatchObject({ totalElements: 2_001, atLeast: true })
    expect(found.content.map(({ name }) => name)).toEqual(["Zoe 2099", "Zoe 2098"])
    const last = await page({ search: "zoe", direction: "desc", offset: 2_098, limit: 10 })
    expect(last.content.map(({ name }) => name)).toEqual(["Zoe 0001", "Zoe 0000"])
    expect(last.totalElements).toBe(2_100)
    expect(last.atLeast).toBeUndefined()
    expect(await page({ search: "zoe", offset: 3_000 })).toEqual({
      content: [],
      totalElements: 2_001,
      atLeast: true
    })
  })
})
