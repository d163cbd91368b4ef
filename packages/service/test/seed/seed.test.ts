import {
  amountDue,
  dayOf,
  defaultTimeZone,
  invoiceLines,
  invoiceTotals,
  isBookingFee,
  isRentalLine,
  minorUnits,
  paidVia,
  percentageOf,
  ratingItems,
  rentalLine,
  undecidedCharges
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { bookingById } from "../../src/booking/bookingById.ts"
import { invoicedPrice } from "../../src/booking/invoicedPrice.ts"
import { returnCharges } from "../../src/charge/returnCharges.ts"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { demoPassword } from "../../src/seed/accounts.ts"
import { verifyPassword } from "../../src/session/Password.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { demoAt } from "./demoAt.ts"

const now = new Date("2026-03-31T10:00:00Z")

const countable = ["agencies", "vehicles", "clients", "bookings", "users", "currencies"] as const

describeOnce("The demo", (run) => {
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

  beforeAll(() => run(demoAt(now)))

  it("has 3 agencies, 60 vehicles, 40 hirers and four wards, 2,000 bookings, 14 accounts and 33 currencies", async () => {
    expect(await counts()).toEqual([3, 60, 44, 2_000, 14, 33])
  })

  it("has vehicles at every step of their way to the road, and reasons for those that were rejected", async () => {
    const rows = await query((db) =>
      db
        .selectFrom("vehicles")
        .select(["status", "rejection"])
        .select(({ selectFrom }) =>
          selectFrom("vehiclePhotos")
            .whereRef("vehicleId", "=", "vehicles.id")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .as("photos")
        )
        .execute()
    )
    const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length
    expect(["DRAFT", "AWAITING_APPROVAL", "REJECTED", "INACTIVE"].map(count)).toEqual([3, 6, 3, 1])
    for (const { status, rejection, photos } of rows) {
      expect(rejection !== null).toBe(status === "REJECTED")
      if (status === "DRAFT") expect(photos).toBe(0)
      else if (status !== "ACTIVE") expect(photos).toBeGreaterThan(0)
    }
  })

  it("is made only once", async () => {
    await run(Effect.all([demoAt(now), demoAt(new Date())], { concurrency: 2 }))
    expect(await counts()).toEqual([3, 60, 44, 2_000, 14, 33])
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

  it("has an invoice for every booking that was not cancelled, paid as its status says", async () => {
    const rows = await query((db) =>
      db
        .selectFrom("bookings")
        .leftJoin("invoices", "bookingId", "bookings.id")
        .select((row) => [
          "status",
          "total",
          row
            .selectFrom("moneyEntries")
            .whereRef("moneyEntries.bookingId", "=", "bookings.id")
            .where("kind", "=", "PAYMENT")
            .select(({ fn }) => fn.coalesce(fn.sum<number>("amount"), sql.lit(0)).as("paid"))
            .as("paid")
        ])
        .execute()
    )
    for (const { status, total, paid } of rows) {
      if (status === "CANCELLED") expect(total).toBeNull()
      else if (status === "RESERVED") expect(paid).toBe(0)
      else if (status === "COMPLETE") expect(paid).toBe(total)
      else expect(paid).toSatisfy((amount: number) => amount > 0 && amount <= (total ?? 0))
    }
  })

  it("has invoices whose lines, fee, discount and VAT come to their totals", async () => {
    const { invoices, items } = await query(async (db) => ({
      invoices: await db
        .selectFrom("invoices")
        .innerJoin("bookings", "bookings.id", "bookingId")
        .selectAll("invoices")
        .select(["startAt", "endAt"])
        .execute(),
      items: await db.selectFrom("invoiceItems").selectAll().orderBy("id").execute()
    }))
    const itemsOf = Map.groupBy(items, ({ invoiceId }) => invoiceId)
    for (const { id, startAt, endAt, discount, vatPercentage, subTotal, vat, total } of invoices) {
      const lines = itemsOf.get(id) ?? []
      expect(invoiceTotals(lines, discount, vatPercentage, "GBP")).toEqual({ subTotal, discount, vat, total })
      const days = lines.filter(isRentalLine)
      expect(days.length).toBe(Math.round((endAt.getTime() - startAt.getTime()) / 86_400_000))
      expect(days[0]?.description).toBe(rentalLine(dayOf(startAt, defaultTimeZone)))
      expect(lines.filter(isBookingFee).map((fee) => fee.total)).toEqual([
        percentageOf(
          3,
          days.reduce((sum, day) => sum + day.total, 0)
        )
      ])
    }
  })

  it("has decided on what returns brought to light but those of the last two days, and was paid for it", async () => {
    const hires = await query((db) =>
      db
        .selectFrom("bookings")
        .leftJoin("returnCharges", "returnCharges.bookingId", "bookings.id")
        .where("status", "=", "COMPLETE")
        .where(({ exists, selectFrom }) =>
          exists(selectFrom("conditionReports").whereRef("bookingId", "=", "bookings.id"))
        )
        .select(["bookings.id", "agencyId", "endAt", "lines"])
        .execute()
    )
    const tell = async ({ id, agencyId }: (typeof hires)[number]) => run(returnCharges({ id, agencyId }))
    const isLate = ({ endAt }: (typeof hires)[number]) => now.getTime() - endAt.getTime() <= 2 * 86_400_000
    const latest = hires.filter(isLate)
    expect(latest.every(({ lines }) => lines === null)).toBe(true)
    const open = await Promise.all(latest.map(tell))
    expect(open.some(({ lines = [] }) => undecidedCharges(lines) > 0)).toBe(true)
    const old = await Promise.all(hires.filter((hire) => !isLate(hire)).map(tell))
    for (const { id, lines = [], total, paid } of old) {
      expect(undecidedCharges(lines), `booking ${id}`).toBe(0)
      expect(paid, `booking ${id}`).toBe(total)
    }
    const decisions = old.flatMap(({ lines = [] }) => lines.map(({ decision }) => decision))
    expect(new Set(decisions)).toEqual(new Set(["TAKE", "DROP"]))
  })

  it("tells invoices that come to the same in the portal, to the penny", async () => {
    const ids = await query((db) =>
      db.selectFrom("invoices").select("bookingId").where(sql<boolean>`id % 29 = 0`).execute()
    )
    expect(ids.length).toBeGreaterThan(50)
    for (const { bookingId: id } of ids) {
      const booking = await run(bookingById({ id, agencyId: undefined, clientId: undefined }))
      const { subTotalAmount, discount, vatAmount, totalAmount, payments } = booking.invoices?.[0] ?? {}
      const lines = invoiceLines(booking)
      const subTotal = lines.reduce((sum, { total }) => sum + total, 0)
      expect(subTotal).toBe(minorUnits(subTotalAmount))
      expect(subTotal - minorUnits(discount) + minorUnits(vatAmount)).toBe(minorUnits(totalAmount))
      const { cost } = await run(invoicedPrice(id))
      expect(lines).toHaveLength(2 + cost.lines.filter(({ isCharge }) => isCharge).length)
      const due = amountDue({ totalAmount, payments })
      expect(due).toBeGreaterThanOrEqual(0)
      if (booking.status === "COMPLETE") expect(due).toBe(0)
    }
  })

  it("has payments by card, by mobile money, with a reference and without one", async () => {
    const rows = await query((db) =>
      db.selectFrom("moneyEntries").where("kind", "=", "PAYMENT").select("reference").distinct().execute()
    )
    const ways = new Set(rows.map(({ reference }) => paidVia(reference).replace(/[\d-].+/, "")))
    expect(ways).toEqual(new Set(["Card", "Mobile Money", "PP", "CF", "-"]))
  })

  it("has ratings of most hires that are over, each the mean of its aspects in half steps", async () => {
    const { over, ratings, items } = await query(async (db) => ({
      over: await db.selectFrom("bookings").select("id").where("status", "=", "COMPLETE").execute(),
      ratings: await db.selectFrom("ratings").selectAll().execute(),
      items: await db.selectFrom("ratingItems").selectAll().execute()
    }))
    const ids = new Set(over.map(({ id }) => id))
    const itemsOf = Map.groupBy(items, ({ ratingId }) => ratingId)
    for (const { id, bookingId, type, rating } of ratings) {
      expect(ids.has(bookingId)).toBe(true)
      const given = itemsOf.get(id) ?? []
      expect(given.map(({ status }) => status).sort()).toEqual([...ratingItems[type]].sort())
      expect(given.every(({ rate }) => Number.isInteger(rate * 2))).toBe(true)
      expect(rating).toBeCloseTo(given.reduce((sum, { rate }) => sum + rate, 0) / given.length, 1)
    }
    for (const type of ["VEHICLE", "CLIENT"] as const) {
      const count = ratings.filter((rating) => rating.type === type).length
      expect(count / over.length).toBeGreaterThan(type === "VEHICLE" ? 0.7 : 0.4)
      expect(count).toBeLessThan(over.length)
    }
    expect(ratings.some(({ comment }) => comment === null)).toBe(true)
  })

  it("rates a hirer as the agencies did, and leaves some unrated", async () => {
    const hirers = await query((db) =>
      db
        .selectFrom("clients")
        .select((row) => [
          "rating",
          row
            .selectFrom("ratings")
            .innerJoin("bookings", "bookings.id", "bookingId")
            .whereRef("bookings.clientId", "=", "clients.id")
            .where("type", "=", "CLIENT")
            .where("shownAt", "is not", null)
            .select(({ fn }) => fn.avg<number | null>("ratings.rating").as("mean"))
            .as("mean")
        ])
        .execute()
    )
    for (const { rating, mean } of hirers)
      if (mean === null) expect(rating).toBeNull()
      else expect(rating).toBeCloseTo(mean, 1)
    const unrated = hirers.filter(({ rating }) => rating === null).length
    expect(unrated).toBeGreaterThan(5)
    expect(unrated).toBeLessThan(hirers.length / 2)
  })

  it("never lends a vehicle twice at the same time, which the database refuses anyway", async () => {
    const violation = await run(
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
    expect(violation.constraint).toBe("bookings_vehicle_free")
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
      ["clinical", "AGENCY", true, "GBP", false, false, false],
      ["payroll", "AGENCY", true, "GBP", false, false, false],
      ["new-agency", "AGENCY", true, null, false, false, false],
      ["client", "CLIENT", false, null, true, false, false],
      ["ward", "CLIENT", false, null, true, false, false],
      ["worker", "WORKER", false, null, true, false, false],
      ["otp", "AGENCY", true, "GBP", false, true, false],
      ["expired", "AGENCY", true, "GBP", false, false, true],
      ["stray", "AGENCY", false, null, false, false, false],
      ["leader", "WORKER", false, null, true, false, false],
      ["road", "WORKER", false, null, true, false, false]
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
