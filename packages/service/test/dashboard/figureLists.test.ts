import {
  agencyParts,
  type FigureRows,
  graphRows,
  newHirerRows,
  outsideStatusParts,
  outsideStatusRows,
  overviewRows,
  paymentParts,
  pointRows,
  revenueByCurrency,
  revenueIn,
  sourceParts,
  statusParts,
  statusTotalRows,
  type Timeframe,
  timeframes,
  typeParts,
  vehicleParts,
  vehicleStatusParts
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import fc from "fast-check"
import { type Insertable, type Kysely, sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { agencyList } from "../../src/agency/agencyList.ts"
import { bookingPage } from "../../src/booking/bookingPage.ts"
import { bookingGraph } from "../../src/dashboard/bookingGraph.ts"
import { bookingSummary } from "../../src/dashboard/bookingSummary.ts"
import { overview } from "../../src/dashboard/overview.ts"
import { vehicleSummary } from "../../src/dashboard/vehicleSummary.ts"
import { Database } from "../../src/database/Database.ts"
import type { BookingTable } from "../../src/database/RentalTables.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { hirersOfAgency } from "../../src/hirer/hirersOfAgency.ts"
import { hirersOfAll } from "../../src/hirer/hirersOfAll.ts"
import { timeZoneOf } from "../../src/time/timeZoneOf.ts"
import { vehicleList } from "../../src/vehicle/vehicleList.ts"
import { describeOnce, type Run } from "../database/onBothDatabases.ts"
import { someBooking, someHirer, someInvoice, someLocation, someVehicle } from "./someRows.ts"

const now = new Date("2026-03-31T22:30:00Z")
const zones = ["Europe/London", "Australia/Lord_Howe", "America/New_York"]

/** What a list tells of its rows: how many it says there are, how many it shows on all of its pages, and what they come to. */
interface Listed {
  readonly total: number
  readonly shown: number
  readonly amount: number
}

const pageSize = 7

/** Goes through every page of the list that a figure leads to. */
const listed = async (run: Run, rows: FigureRows, scope: number | undefined): Promise<Listed> => {
  let [shown, pence] = [0, 0]
  for (let page = 0; ; page += 1) {
    const { content, totalElements: total } = await run(pageOf(rows, { page, size: pageSize, scope }))
    shown += content.length
    for (const row of content)
      if ("invoices" in row) pence += Math.round((row.invoices?.[0]?.totalAmount ?? 0) * 100)
    if ((page + 1) * pageSize >= total) return { total, shown, amount: pence / 100 }
  }
}

interface Asked {
  readonly page: number
  readonly size: number
  readonly scope: number | undefined
}

const pageOf = (figure: FigureRows, asked: Asked) => {
  const { list, ...rows } = figure
  if (list === "bookings") return Effect.map(bookingPage({ ...asked, ...rows }), withRows)
  if (list === "providers") return Effect.map(agencyList(asked), withRows)
  if (list === "hirers") {
    const { scope, ...page } = asked
    const hirers = scope === undefined ? hirersOfAll({ ...page, ...rows }) : undefined
    return Effect.map(hirers ?? hirersOfAgency({ ...asked, ...rows, scope: scope ?? 0 }), withRows)
  }
  const { status, type, agencyId } = figure as Extract<FigureRows, { list: "vehicles" }>
  const narrowed = { statuses: status ? [status] : [], types: type ? [type as "SUV"] : [] }
  return Effect.map(vehicleList({ ...asked, ...narrowed, scope: agencyId ?? asked.scope }), withRows)
}

type Line = { readonly invoices?: ReadonlyArray<{ readonly totalAmount?: number | undefined }> | undefined }
const withRows = ({
  content,
  totalElements
}: {
  content: ReadonlyArray<unknown>
  totalElements: number
}) => ({
  content: content as ReadonlyArray<Line>,
  totalElements
})

const moment = fc.oneof(
  fc.date({ min: new Date("2026-03-28T00:00:00Z"), max: now, noInvalidDate: true }),
  fc.date({ min: new Date("2025-01-01T00:00:00Z"), max: now, noInvalidDate: true })
)

const booking = fc.record({
  vehicleId: fc.integer({ min: 1, max: 9 }),
  clientId: fc.integer({ min: 1, max: 12 }),
  status: fc.constantFrom("WAITINGAUTH", "COMPLETE", "CANCELLED"),
  source: fc.constantFrom("WEBSITE", "TELEPHONE", "WALK_IN"),
  paymentMethod: fc.constantFrom("CARD", "CASH", "PAYPAL"),
  createdAt: moment,
  invoicedAt: moment,
  total: fc.integer({ min: 1, max: 90_000 }),
  currency: fc.constantFrom("GBP", "EUR")
})

const insert = async (db: Kysely<Tables>, made: ReadonlyArray<FcRow<typeof booking>>) => {
  await db.deleteFrom("invoices").execute()
  await db.deleteFrom("bookings").execute()
  for (const [at, { invoicedAt, total, currency, ...row }] of made.entries()) {
    const agencyId = 1 + ((row.vehicleId - 1) % 3)
    const startAt = new Date(Date.UTC(2026, 0, at, 9))
    const isFirstOfVehicle = made.findIndex(({ vehicleId }) => vehicleId === row.vehicleId) === at
    const values: Insertable<BookingTable> = someBooking({
      ...row,
      ...(row.status === "WAITINGAUTH" && {
        status: isFirstOfVehicle ? "IN_PROGRESS" : (statuses[at % statuses.length] ?? "BOOKED")
      }),
      agencyId,
      startAt,
      endAt: new Date(startAt.getTime() + 3_600_000)
    })
    const { id } = await db.insertInto("bookings").values(values).returning("id").executeTakeFirstOrThrow()
    await db
      .insertInto("invoices")
      .values(someInvoice({ bookingId: id, agencyId, total, currency, createdAt: invoicedAt }))
      .execute()
  }
}

/** Cancels every other booking, and takes back the cancellation of those that were cancelled. */
const cancelSome = async (db: Kysely<Tables>) => {
  const cancelled = sql<boolean>`status = 'CANCELLED'`
  await sql`update bookings set status = case when ${cancelled} then 'BOOKED' else 'CANCELLED' end
    where id % 2 = 0 or ${cancelled}`.execute(db)
}

type FcRow<A> = A extends fc.Arbitrary<infer Row> ? Row : never

/** Those that hold their vehicle. */
const statuses = ["BOOKED", "WAITINGAUTH", "AUTHORIZED", "RESERVED"] as const

type Figure = readonly [name: string, figure: number, rows: FigureRows | undefined]

describeOnce("Every figure of the dashboard", (run) => {
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))

  beforeAll(() =>
    query(async (db) => {
      await db
        .insertInto("agencies")
        .values(zones.map((timeZone) => ({ name: "Same Name", timeZone }) as never))
        .execute()
      await db.insertInto("locations").values(someLocation()).execute()
      await db
        .insertInto("clients")
        .values(
          Array.from({ length: 12 }, (_, at) =>
            someHirer({ createdAt: new Date(Date.UTC(2026, 1 + (at % 2), 1, 4 * (at % 7))) })
          )
        )
        .execute()
      const bodyTypes = ["SUV", "MPV", "PICKUP"] as const
      const fleet = Array.from({ length: 9 }, (_, at) =>
        someVehicle({
          regno: `P${at}`,
          agencyId: 1 + (at % 3),
          bodyType: bodyTypes[((at * 2) % 3) as 0 | 1 | 2],
          status: (["ACTIVE", "AWAITING_APPROVAL", "INACTIVE"] as const)[(at >> 1) % 3] ?? "ACTIVE"
        })
      )
      await db.insertInto("vehicles").values(fleet).execute()
    })
  )

  const figuresOf = async (scope: number | undefined): Promise<ReadonlyArray<Figure>> => {
    const time = { now, zone: await run(timeZoneOf(scope)) }
    const { bookings, vehicles, clients, providers } = await run(overview(scope, time))
    const summary = await run(bookingSummary("all_time", scope, time))
    const fleet = await run(vehicleSummary(scope))
    const byStatus = statusParts(summary.byStatus)
    const parts = [
      ...byStatus,
      ...paymentParts(summary.byPaymentMethod),
      ...sourceParts(summary.bySource),
      ...typeParts(fleet.byType),
      ...vehicleStatusParts(fleet.byStatus),
      ...vehicleParts(fleet.byBookings),
      ...(scope === undefined ? agencyParts(fleet.byAgency) : [])
    ]
    const sum = byStatus.reduce((sum, { count }) => sum + count, 0)
    return [
      ["bookings", bookings.total, overviewRows.bookings],
      ["upcoming", bookings.byCurrentStatus?.upcoming ?? 0, overviewRows.upcoming],
      ["in progress", bookings.byCurrentStatus?.inProgress ?? 0, overviewRows.inProgress],
      ["vehicles", vehicles.total, overviewRows.vehicles],
      ["awaiting approval", vehicles.byStatus?.awaitingApproval ?? 0, overviewRows.awaitingApproval],
      ["active", vehicles.byStatus?.active ?? 0, overviewRows.active],
      ...hirersIn(clients, time.zone),
      ...(providers ? [["providers", providers.total ?? 0, overviewRows.providers] as const] : []),
      ["outside", outsideStatusParts(summary.byStatus), outsideStatusRows],
      ...(byStatus.length > 0 ? [["sum", sum, statusTotalRows(byStatus)] as const] : []),
      ...parts.map(({ label, count, rows }) => [label, count, rows] as const)
    ]
  }

  const hirersIn = (clients: { total: number; newThisMonth?: number | undefined }, zone: string) =>
    [
      ["hirers", clients.total, overviewRows.hirers],
      ["new hirers", clients.newThisMonth ?? 0, newHirerRows(now, zone)]
    ] as const

  it("equals the rows of the list that it leads to, over all of its pages", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(booking, { minLength: 5, maxLength: 30 }),
        fc.constantFrom(...timeframes),
        async (made, timeframe) => {
          await query((db) => insert(db, made))
          await expectFiguresLead(timeframe)
          await query((db) => cancelSome(db))
          await expectFiguresLead(timeframe)
        }
      ),
      { numRuns: 4, seed: 20260331, endOnFailure: true }
    )
  })

  const expectFiguresLead = async (timeframe: Timeframe) => {
    for (const scope of [undefined, 1, 2, 3]) {
      for (const [name, figure, rows] of await figuresOf(scope)) {
        if (!rows) throw new Error(`${name} leads nowhere`)
        const { total, shown } = await listed(run, rows, scope)
        expect([name, total, shown]).toEqual([name, figure, figure])
      }
      await expectGraphLeads(timeframe, scope)
    }
  }

  const expectGraphLeads = async (timeframe: Timeframe, scope: number | undefined) => {
    const zone = await run(timeZoneOf(scope))
    const graphOf = (metric: "count" | "revenue") =>
      run(bookingGraph(metric, timeframe, scope, { now, zone }, "EUR"))
    const counts = await graphOf("count")
    const timestamps = counts.map(({ timestamp }) => timestamp)
    const rows = pointRows({ metric: "count", timeframe, currency: "EUR", timestamps }, zone)
    for (const [at, { value }] of counts.entries())
      if (value > 0) expect((await listed(run, rows[at] as FigureRows, scope)).shown).toBe(value)

    const earned = await graphOf("revenue")
    const revenue = {
      metric: "revenue",
      timeframe,
      timestamps: earned.map(({ timestamp }) => timestamp)
    } as const
    for (const { currency, value } of revenueByCurrency(earned)) {
      const all = graphRows({ ...revenue, currency }, zone)
      expect((await listed(run, all as FigureRows, scope)).amount).toBe(value)
      const points = pointRows({ ...revenue, currency }, zone)
      for (const [at, { value }] of revenueIn(earned, currency).entries())
        if (value > 0) expect((await listed(run, points[at] as FigureRows, scope)).amount).toBe(value)
    }
  }
})
