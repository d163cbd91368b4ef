import { randomUUID } from "node:crypto"
import { defaultTimeZone, timeframes } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { bookingGraph } from "../../src/dashboard/bookingGraph.ts"
import { Database } from "../../src/database/Database.ts"
import { databaseOn } from "../../src/database/databaseOn.ts"
import { migrate, migrateTo } from "../../src/database/migrate.ts"
import { openPostgres } from "../../src/database/openPostgres.ts"
import { everything, plainGraph } from "../dashboard/plainFigures.ts"
import { someBooking, someHirer, someInvoice, someLocation, someVehicle } from "../dashboard/someRows.ts"

const time = { now: new Date("2026-03-31T10:00:00Z"), zone: defaultTimeZone }
const name = `older_${randomUUID().replaceAll("-", "")}`
const url = inject("postgresUrl").replace(/postgres$/, name)
const db = openPostgres(url)
afterAll(() => db.destroy())

describe("A database that an older release filled", () => {
  beforeAll(async () => {
    const client = new pg.Client(inject("postgresUrl"))
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    await migrateTo(db, "0025_searchByFourLetters")
    const currency = (code: string, position: number) => ({
      code,
      name: `My ${code}`,
      symbol: code,
      position
    })
    await db
      .insertInto("currencies")
      .values([currency("EUR", 0), currency("GBP", 1)])
      .execute()
    await db
      .insertInto("roles")
      .values([{ name: "Worker" }, { name: "Clerk" }])
      .execute()
    await db.insertInto("rolePermissions").values({ roleId: 2, permission: "VIEW_SETTINGS" }).execute()
    await db
      .insertInto("agencies")
      .values([{ name: "North", baseCurrency: "GBP" }, { name: "South" }])
      .execute()
    await db.insertInto("locations").values(someLocation()).execute()
    await db.insertInto("vehicles").values(someVehicle()).execute()
    await db.insertInto("clients").values(someHirer()).execute()
    for (const [index, code] of ["GBP", "EUR", "GBP", "GBP"].entries()) {
      const day = `2026-03-0${index + 1}T10:00:00Z`
      const agencyId = 1 + (index % 2)
      const made = { agencyId, startAt: day, endAt: `2026-03-0${index + 1}T12:00:00Z`, createdAt: day }
      // That column came later.
      const status = index === 3 ? "CANCELLED" : "COMPLETE"
      const { completedAt: _, ...booking } = someBooking({ ...made, status })
      await db.insertInto("bookings").values(booking).execute()
      const invoice = { bookingId: index + 1, agencyId, currency: code, total: 1_234 + index, createdAt: day }
      await db.insertInto("invoices").values(someInvoice(invoice)).execute()
    }
    await migrateTo(db, "0055_onboarding")
    const nurse = { assignmentCodeId: 3 }
    await db
      .insertInto("workers")
      .values({ firstName: "Ada", lastName: "Reed", email: "ada@post.example", telephone: "1", ...nurse })
      .execute()
    await db
      .insertInto("requirementSets")
      .values({ agencyId: 1, requirements: "[]", ...nurse })
      .execute()
    await migrate(db)
  })

  it("has its nurses as nurses, whose code bears another number now", async () => {
    const codes = await db.selectFrom("assignmentCodes").select(["id", "code", "name", "needsDbs"]).execute()
    expect(codes).toContainEqual({ id: 32, code: "003", name: "Nurse", needsDbs: true })
    expect(codes).toHaveLength(3)
    for (const table of ["workers", "requirementSets"] as const)
      expect(await db.selectFrom(table).select("assignmentCodeId").execute()).toEqual([
        { assignmentCodeId: 32 }
      ])
    const another = { code: "004", name: "Cook" }
    const next = await db.insertInto("assignmentCodes").values(another).returning("id").execute()
    expect(next).toEqual([{ id: 33 }])
  })

  it("keeps its roles and currencies as they are, and gets those that it lacks", async () => {
    const roles = await db.selectFrom("roles").select(["id", "name"]).orderBy("id").execute()
    expect(roles.slice(0, 2)).toEqual([
      { id: 1, name: "Worker" },
      { id: 2, name: "Clerk" }
    ])
    expect(roles.slice(2).map((role) => role.name)).toEqual([
      "Administrator",
      "Agency manager",
      "Hirer",
      "Clinical reviewer",
      "Payroll"
    ])
    const permissions = await db
      .selectFrom("rolePermissions")
      .innerJoin("roles", "roles.id", "roleId")
      .where("name", "in", ["Clerk", "Agency manager"])
      .select(["name", "permission"])
      .execute()
    expect(permissions.filter((one) => one.name === "Clerk")).toEqual([
      { name: "Clerk", permission: "VIEW_SETTINGS" }
    ])
    expect(permissions).toContainEqual({ name: "Agency manager", permission: "VIEW_CLIENT" })
    const currencies = await db.selectFrom("currencies").select("name").execute()
    expect(currencies).toHaveLength(33)
    expect(currencies.filter((one) => one.name.startsWith("My "))).toHaveLength(2)
  })

  it("tells its revenue by currency, and how many of its bookings start on a day, as a plain count does", async () => {
    const rows = await everything(db)
    for (const scope of [undefined, 1, 2]) {
      for (const timeframe of timeframes) {
        const graph = bookingGraph("revenue", timeframe, scope, time, "GBP")
        expect(await Effect.runPromise(Effect.provideService(graph, Database, databaseOn(db)))).toEqual(
          plainGraph(rows, "revenue", timeframe, scope, time, "GBP")
        )
      }
      const starts = await db
        .selectFrom("tallies")
        .where("measure", "=", "booking_start")
        .where("agencyId", "=", scope ?? 0)
        .select(({ fn }) => fn.sum<number>("amount").as("amount"))
        .executeTakeFirstOrThrow()
      expect(starts.amount).toBe(scope === undefined ? 4 : 2)
    }
  })
})
