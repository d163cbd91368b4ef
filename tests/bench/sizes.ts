import { type Effect, ManagedRuntime } from "effect"
import { type Kysely, sql } from "kysely"
import pg from "pg"
import { Database } from "../../packages/service/src/database/Database.ts"
import { migrate } from "../../packages/service/src/database/migrate.ts"
import { openPostgres } from "../../packages/service/src/database/openPostgres.ts"
import type { Tables } from "../../packages/service/src/database/Tables.ts"
import { startPostgres } from "../../packages/service/test/database/PostgresServer.ts"
import { median, percentile95 } from "./measure.ts"
import { withoutIndexes } from "./withoutIndexes.ts"

/** Questions to the database, by what they are called in the table of results. */
export type Calls = Readonly<Record<string, Effect.Effect<unknown, unknown, Database>>>

/** Fills an empty database with so many rows. */
export type Fill = (db: Kysely<Tables>, count: number) => Promise<void>

/** Measures the same calls at two sizes of the database on PostgreSQL, taking turns. */
export const benchSizes = async (calls: Calls, fill: Fill, few = 10_000, many = 1_000_000, rounds = 300) => {
  const server = await startPostgres()
  try {
    const sizes = [await openFilled(server.url, fill, few), await openFilled(server.url, fill, many)] as const
    const took = Object.entries(calls).map(([name, call]) => ({
      name,
      call,
      times: [[], []] as [Array<number>, Array<number>]
    }))
    for (let round = -rounds / 15; round < rounds; round += 1) {
      for (const { call, times } of took) {
        for (const size of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const start = performance.now()
          await sizes[size].runPromise(call)
          if (round >= 0) times[size].push(performance.now() - start)
        }
      }
    }
    for (const size of sizes) await size.dispose()
    return took.map(({ name, times: [small, large] }) => ({
      call: name,
      [`median at ${few}, ms`]: Number(median(small).toFixed(2)),
      [`median at ${many}, ms`]: Number(median(large).toFixed(2)),
      [`p95 at ${few}, ms`]: Number(percentile95(small).toFixed(2)),
      [`p95 at ${many}, ms`]: Number(percentile95(large).toFixed(2)),
      ratio: Number((percentile95(large) / percentile95(small)).toFixed(2)),
      target: 2
    }))
  } finally {
    await server.stop()
  }
}

/** A new database of a server, filled with so many rows. */
export const openFilled = async (serverUrl: string, fill: Fill, count: number) => {
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database filled_${count}`)
  await client.end()
  const url = serverUrl.replace(/postgres$/, `filled_${count}`)
  const db = openPostgres(url, {})
  await migrate(db)
  // Row by row these would take most of the time.
  await withoutIndexes(db, "of texts", () => fill(db, count))
  await sql`vacuum analyze`.execute(db)
  await db.destroy()
  return ManagedRuntime.make(Database.layerUrl(url))
}
