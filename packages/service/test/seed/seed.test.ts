import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { demoPassword } from "../../src/seed/accounts.ts"
import { seed } from "../../src/seed/seed.ts"
import { verifyPassword } from "../../src/session/Password.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"

const now = new Date("2026-03-31T10:00:00Z")

const countable = ["agencies", "vehicles", "clients", "bookings", "users", "currencies"] as const

describeOnBoth("The demo", (run) => {
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))

  const counts = () =>
    query(async (db) => {
      const found: Array<number> = []
      for (const table of countable) {
        const row = await db
          .selectFrom(table)
          .select(sql<number>`count(*)`.as("rows"))
          .executeTakeFirstOrThrow()
        found.push(row.rows)
      }
      return found
    })

  beforeAll(() => run(seed(now)))

  it("has 3 agencies, 60 vehicles, 40 hirers, 2,000 bookings, 9 accounts and 21 currencies", async () => {
    expect(await counts()).toEqual([3, 60, 40, 2_000, 9, 21])
  })

  it("is made only once", async () => {
    await run(Effect.all([seed(now), seed(new Date())], { concurrency: 2 }))
    expect(await counts()).toEqual([3, 60, 40, 2_000, 9, 21])
  })

  it("has bookings in every status, over two years up to a month ahead", async () => {
    const rows = await query((db) =>
      db.selectFrom("bookings").select(["status", "startAt", "createdAt"]).execute()
    )
    expect(new Set(rows.map(({ status }) => status)).size).toBe(7)
    const starts = rows.map(({ startAt }) => startAt.getTime()).sort((one, other) => one - other)
    const days = (instant = 0) => (instant - now.getTime()) / 86_400_000
    expect(days(starts[0])).toBeLessThan(-720)
    expect(days(starts[0])).toBeGreaterThan(-731)
    expect(days(starts.at(-1))).toBeGreaterThan(20)
    expect(days(starts.at(-1))).toBeLessThan(31)
    expect(rows.filter(({ createdAt }) => createdAt > now)).toEqual([])
  })

  it("has an invoice for every booking that was not cancelled, and never more paid than owed", async () => {
    const rows = await query((db) =>
      db
        .selectFrom("bookings")
        .leftJoin("invoices", "bookingId", "bookings.id")
        .leftJoin("payments", "invoiceId", "invoices.id")
        .select(["status", "total", "amount"])
        .execute()
    )
    for (const { status, total, amount } of rows) {
      if (status === "CANCELLED") expect(total).toBeNull()
      else expect(amount).toSatisfy((paid: number) => paid > 0 && paid <= (total ?? 0))
    }
  })

  it("never lends a vehicle twice at the same time, which the database refuses anyway", async () => {
    const clash = await run(
      Effect.flatMap(Database, (database) =>
        Effect.flip(
          database.attempt((db) =>
            sql`insert into bookings (vehicle_id, agency_id, client_id, status, source, payment_method, start_at,
                end_at, firstname, surname, email)
              select vehicle_id, agency_id, client_id, 'RESERVED', source, payment_method, start_at + interval '1 hour',
                end_at, firstname, surname, email from bookings where status = 'BOOKED' limit 1`.execute(db)
          )
        )
      )
    )
    expect(clash.constraint).toBe("bookings_vehicle_free")
  })

  it("gives every account the password of the demo and its own part", async () => {
    const users = await query((db) =>
      db
        .selectFrom("users")
        .leftJoin("agencies", "agencies.id", "users.agentId")
        .selectAll("users")
        .select("baseCurrency")
        .orderBy("users.id")
        .execute()
    )
    expect(await verifyPassword(demoPassword, users[0]?.passwordHash ?? "")).toBe(true)
    const parts = users.map((user) => [
      user.email.split("@")[0],
      user.userType,
      user.agentId !== null,
      user.baseCurrency,
      user.clientId !== null || user.workerId !== null,
      user.otpRequired,
      user.passwordNeedsReset
    ])
    expect(parts).toEqual([
      ["admin", "ADMIN", false, null, false, false, false],
      ["clerk", "ADMIN", false, null, false, false, false],
      ["agency", "AGENCY", true, "GBP", false, false, false],
      ["new-agency", "AGENCY", true, null, false, false, false],
      ["client", "CLIENT", false, null, true, false, false],
      ["worker", "WORKER", false, null, true, false, false],
      ["otp", "AGENCY", true, "GBP", false, true, false],
      ["expired", "AGENCY", true, "GBP", false, false, true],
      ["stray", "AGENCY", false, null, false, false, false]
    ])
  })

  it("lets the clerk see clients alone, and the worker belong to two agencies", async () => {
    const clerk = await query((db) =>
      db
        .selectFrom("users")
        .innerJoin("userRoles", "userId", "users.id")
        .innerJoin("rolePermissions", "rolePermissions.roleId", "userRoles.roleId")
        .where("email", "=", "clerk@crewfleet.example")
        .select("permission")
        .execute()
    )
    expect(clerk).toEqual([{ permission: "VIEW_CLIENT" }])
    const agencies = await query((db) =>
      db
        .selectFrom("users")
        .innerJoin("workerAgencies", "workerAgencies.workerId", "users.workerId")
        .where("email", "=", "worker@crewfleet.example")
        .select("agencyId")
        .execute()
    )
    expect(agencies).toHaveLength(2)
  })
})
