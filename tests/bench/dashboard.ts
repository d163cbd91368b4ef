import { Effect, ManagedRuntime } from "effect"
import pg from "pg"
import { bookingGraph } from "../../packages/service/src/dashboard/bookingGraph.ts"
import { bookingSummary } from "../../packages/service/src/dashboard/bookingSummary.ts"
import { overview } from "../../packages/service/src/dashboard/overview.ts"
import { upcomingBookings } from "../../packages/service/src/dashboard/upcomingBookings.ts"
import { vehicleSummary } from "../../packages/service/src/dashboard/vehicleSummary.ts"
import { Database } from "../../packages/service/src/database/Database.ts"
import { startPostgres } from "../../packages/service/test/database/PostgresServer.ts"
import { fillBookings } from "./fillBookings.ts"
import { median } from "./measure.ts"

const rounds = 300
const now = new Date()
const booked = (search: string, scope?: number) =>
  upcomingBookings({ statuses: ["BOOKED"], search, scope }, 0, 10)

const calls: Record<string, Effect.Effect<unknown, never, Database>> = {
  overview: overview(undefined, now),
  "graph, last 30 days": bookingGraph("count", "last_30_days", undefined, now),
  "booking summary, all time": bookingSummary("all_time", undefined, now),
  "vehicle summary": vehicleSummary(undefined),
  "upcoming bookings": booked(""),
  "overview of an agency": overview(7, now),
  "graph, revenue, all time": bookingGraph("revenue", "all_time", undefined, now),
  "booking summary, last year": bookingSummary("last_year", undefined, now),
  "upcoming bookings of an agency": booked("", 7),
  "upcoming, one e-mail": booked("hirer9990@post"),
  "upcoming, one registration": booked("BX13 00003"),
  "upcoming, a surname (0.1%)": booked("surname100")
}

const openFilled = async (serverUrl: string, count: number) => {
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database bookings_${count}`)
  await client.end()
  const url = serverUrl.replace(/postgres$/, `bookings_${count}`)
  const runtime = ManagedRuntime.make(Database.layerUrl(url))
  await runtime.runPromise(
    Effect.flatMap(Database, (database) => database.query((db) => fillBookings(db, count)))
  )
  return runtime
}

const percentile95 = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN

/** Measures the calls of the dashboard at 10,000 and at 1,000,000 bookings on PostgreSQL, taking turns. */
export const benchDashboard = async (few = 10_000, many = 1_000_000) => {
  const server = await startPostgres()
  try {
    const sizes = [await openFilled(server.url, few), await openFilled(server.url, many)] as const
    const took = Object.keys(calls).map((name) => ({
      name,
      times: [[], []] as [Array<number>, Array<number>]
    }))
    for (let round = -20; round < rounds; round += 1) {
      for (const { name, times } of took) {
        for (const size of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const start = performance.now()
          await sizes[size].runPromise(calls[name] ?? Effect.void)
          if (round >= 0) times[size].push(performance.now() - start)
        }
      }
    }
    for (const size of sizes) await size.dispose()
    return took.map(({ name, times: [small, large] }) => ({
      call: name,
      "median at 10,000, ms": Number(median(small).toFixed(2)),
      "median at 1,000,000, ms": Number(median(large).toFixed(2)),
      "p95 at 10,000, ms": Number(percentile95(small).toFixed(2)),
      "p95 at 1,000,000, ms": Number(percentile95(large).toFixed(2)),
      ratio: Number((percentile95(large) / percentile95(small)).toFixed(2)),
      target: 2
    }))
  } finally {
    await server.stop()
  }
}

if (import.meta.main) console.table(await benchDashboard())
