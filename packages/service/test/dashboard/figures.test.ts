import { metrics, timeframes } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import fc from "fast-check"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { bookingGraph } from "../../src/dashboard/bookingGraph.ts"
import { bookingSummary } from "../../src/dashboard/bookingSummary.ts"
import { foldTallies } from "../../src/dashboard/foldTallies.ts"
import { overview } from "../../src/dashboard/overview.ts"
import { vehicleSummary } from "../../src/dashboard/vehicleSummary.ts"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { describeOnBoth, describeOnce, type Run } from "../database/onBothDatabases.ts"
import {
  everything,
  plainBookingSummary,
  plainGraph,
  plainOverview,
  plainVehicleSummary,
  zoneIn
} from "./plainFigures.ts"
import { someBooking, someHirer, someInvoice, someLocation, someVehicle } from "./someRows.ts"

const now = new Date("2026-03-31T22:30:00Z")
const scopes = [undefined, 1, 2, 3]

const agency = fc.integer({ min: 1, max: 3 })
const id = fc.integer({ min: 1, max: 30 })
const recent = fc.date({ min: new Date("2026-03-27T00:00:00Z"), max: now, noInvalidDate: true })
const earlier = fc.date({ min: new Date("2024-02-01T00:00:00Z"), max: now, noInvalidDate: true })
const createdAt = fc.oneof(recent, earlier)
const status = fc.constantFrom("BOOKED", "WAITINGAUTH", "IN_PROGRESS", "COMPLETE", "CANCELLED")
const source = fc.constantFrom("WEBSITE", "PHONE", "PARTNER")
const paymentMethod = fc.constantFrom("CARD", "CASH")
const vehicleStatus = fc.constantFrom("AWAITING_APPROVAL", "ACTIVE", "INACTIVE")
const bodyType = fc.constantFrom("SUV", "PICKUP", "MPV")
const start = fc.integer({ min: 0, max: 200 }).map((day) => new Date(Date.UTC(2026, 0, day)))
const currency = fc.constantFrom("GBP", "EUR")
const timeZone = fc.constantFrom("Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
const total = fc.integer({ min: -5_000, max: 90_000 })

type Change = (db: Kysely<Tables>) => Promise<unknown>
const change = <A>(shape: { [K in keyof A]: fc.Arbitrary<A[K]> }, make: (values: A) => Change) =>
  fc.record(shape).map((values) => make(values as A))

const booking = fc
  .record({
    vehicleId: id,
    agencyId: agency,
    clientId: id,
    status,
    source,
    paymentMethod,
    createdAt,
    startAt: start
  })
  .map((values) => someBooking({ ...values, endAt: new Date(values.startAt.getTime() + 2e8) }))

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: booking.map(
      (row): Change =>
        (db) =>
          db.insertInto("bookings").values(row).execute()
    )
  },
  {
    weight: 2,
    arbitrary: fc.array(booking, { minLength: 2, maxLength: 6 }).map(
      (rows): Change =>
        (db) =>
          db.insertInto("bookings").values(rows).execute()
    )
  },
  {
    weight: 5,
    arbitrary: change(
      { id, status, createdAt, agencyId: agency, clientId: id, vehicleId: id },
      ({ id, ...rest }) =>
        (db) =>
          db.updateTable("bookings").set(rest).where("id", "=", id).execute()
    )
  },
  change(
    { status, source, paymentMethod },
    ({ status, ...rest }) =>
      (db) =>
        db.updateTable("bookings").set(rest).where("status", "=", status).execute()
  ),
  change(
    { from: id },
    ({ from }) =>
      (db) =>
        db
          .deleteFrom("bookings")
          .where("id", "in", [from, from + 1])
          .execute()
  ),
  change(
    { agencyId: agency, status: vehicleStatus, bodyType, plate: fc.uuid() },
    ({ plate, ...rest }) =>
      (db) =>
        db
          .insertInto("vehicles")
          .values(someVehicle({ ...rest, regno: plate }))
          .execute()
  ),
  change(
    { id, agencyId: agency, status: vehicleStatus, bodyType },
    ({ id, ...rest }) =>
      (db) =>
        db.updateTable("vehicles").set(rest).where("id", "=", id).execute()
  ),
  change(
    { id },
    ({ id }) =>
      (db) =>
        db.deleteFrom("vehicles").where("id", "=", id).execute()
  ),
  change({ createdAt }, (values) => (db) => db.insertInto("clients").values(someHirer(values)).execute()),
  change(
    { id, createdAt },
    ({ id, createdAt }) =>
      (db) =>
        db.updateTable("clients").set({ createdAt }).where("id", "=", id).execute()
  ),
  change(
    { id },
    ({ id }) =>
      (db) =>
        db.deleteFrom("clients").where("id", "=", id).execute()
  ),
  {
    weight: 2,
    arbitrary: change(
      { agencyId: agency, clientId: id },
      (values) => (db) =>
        db
          .insertInto("agencyHirers")
          .values({ ...values, bookings: 0, entered: true })
          .onConflict((known) => known.columns(["agencyId", "clientId"]).doUpdateSet({ entered: true }))
          .execute()
    )
  },
  {
    weight: 3,
    arbitrary: change(
      { bookingId: id, agencyId: agency, total, currency, createdAt },
      (values) => (db) => db.insertInto("invoices").values(someInvoice(values)).execute()
    )
  },
  change(
    { id, total, currency, createdAt, agencyId: agency },
    ({ id, total, ...rest }) =>
      (db) =>
        db
          .updateTable("invoices")
          .set({ ...rest, total, subTotal: total })
          .where("id", "=", id)
          .execute()
  ),
  change(
    { id },
    ({ id }) =>
      (db) =>
        db.deleteFrom("invoices").where("id", "=", id).execute()
  ),
  change(
    { id: agency, timeZone: fc.option(timeZone) },
    ({ id, timeZone }) =>
      (db) =>
        db.updateTable("agencies").set({ timeZone }).where("id", "=", id).execute()
  ),
  change({ timeZone }, (values) => (db) => db.updateTable("platform").set(values).execute())
)

/** A few agencies with hirers and vehicles; gives what asks the database. */
const filled = (run: Run) => {
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))

  beforeAll(() =>
    query(async (db) => {
      await db
        .insertInto("agencies")
        .values(["A", "B", "C"].map((name) => ({ name }) as never))
        .execute()
      await db
        .insertInto("clients")
        .values(Array.from({ length: 12 }, () => someHirer()))
        .execute()
      await db.insertInto("locations").values(someLocation()).execute()
      const fleet = Array.from({ length: 15 }, (_, index) => someVehicle({ regno: `P${index}` }))
      await db.insertInto("vehicles").values(fleet).execute()
    })
  )
  return query
}

// What the figures are after each change is the same on both databases; what happens at the same time need not be.
describeOnce("The figures of the dashboard", (run) => {
  const query = filled(run)

  it("equal a plain count after any insert, update, delete and change of a time zone, in every scope and timeframe", async () => {
    let refused = 0
    let done = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(changes, { minLength: 10, maxLength: 25 }),
        fc.boolean(),
        async (batch, folds) => {
          for (const one of batch) {
            await query(async (db) =>
              one(db).then(
                () => done++,
                () => refused++
              )
            )
          }
          if (folds) await run(foldTallies)
          const rows = await query(everything)
          for (const scope of scopes) {
            const time = { now, zone: zoneIn(rows, scope) }
            expect(await run(overview(scope, time))).toEqual(plainOverview(rows, scope, time))
            expect(await run(vehicleSummary(scope))).toEqual(plainVehicleSummary(rows, scope))
            for (const timeframe of timeframes) {
              expect(await run(bookingSummary(timeframe, scope, time))).toEqual(
                plainBookingSummary(rows, timeframe, scope, time)
              )
              for (const metric of metrics) {
                expect(await run(bookingGraph(metric, timeframe, scope, time, "EUR"))).toEqual(
                  plainGraph(rows, metric, timeframe, scope, time, "EUR")
                )
              }
            }
          }
        }
      ),
      { numRuns: 12, seed: 20260331, endOnFailure: true }
    )
    expect(done).toBeGreaterThan(refused)
  })
})

describeOnBoth("The figures of the dashboard", (run) => {
  const query = filled(run)

  it("stay exact when many write at once", async () => {
    const row = (index: number) =>
      someBooking({
        agencyId: 1 + (index % 3),
        status: index % 2 === 0 ? "COMPLETE" : "CANCELLED",
        source: index % 3 === 0 ? "WEBSITE" : "PHONE",
        createdAt: "2026-03-30T12:00:00Z"
      })
    await query((db) =>
      db
        .insertInto("clients")
        .values([1, 2, 3, 4].map(() => someHirer()))
        .execute()
    )
    const people = await query((db) =>
      db.selectFrom("clients").select("id").orderBy("id", "desc").limit(4).execute()
    )
    const cars = await query((db) =>
      db
        .insertInto("vehicles")
        .values(Array.from({ length: 5 }, (_, index) => someVehicle({ regno: `M${index}` })))
        .returning("id")
        .execute()
    )
    const before = (await query(everything)).bookings.length
    const writers = Array.from({ length: 60 }, (_, index) => {
      const clientId = people[index % 4]?.id ?? 0
      const vehicleId = cars[index % 5]?.id ?? 0
      const rows = [0, 1, 2].map((step) => ({ ...row(index + step), clientId, vehicleId }))
      return query((db) => db.insertInto("bookings").values(rows).execute())
    })
    const folders = Array.from({ length: 6 }, () => run(foldTallies))
    await Promise.all([...writers, ...folders])
    const rows = await query(everything)
    expect(rows.bookings.length).toBe(before + 180)
    for (const scope of scopes) {
      const time = { now, zone: zoneIn(rows, scope) }
      expect(await run(overview(scope, time))).toEqual(plainOverview(rows, scope, time))
      expect(await run(vehicleSummary(scope))).toEqual(plainVehicleSummary(rows, scope))
    }
  })
})
