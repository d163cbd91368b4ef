import { randomUUID } from "node:crypto"
import { openAsBlob } from "node:fs"
import { type Effect, ManagedRuntime } from "effect"
import pg from "pg"
import { afterAll, beforeAll, describe, inject } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { migrate } from "../../src/database/migrate.ts"
import { kyselyOn, startPGlite } from "../../src/database/openPGlite.ts"

/** Runs an effect on the database of the block and gives its result. */
export type Run = <A, E>(effect: Effect.Effect<A, E, Database>) => Promise<A>

/** A fresh, migrated PGlite database in memory, which sends nobody away however many wait for it. */
export const memoryDatabase = Database.layerOf(
  async () => kyselyOn(await startPGlite({ loadDataDir: await openAsBlob(inject("pgliteSnapshot")) })),
  { makeNewest: migrate, mostWaiting: Number.POSITIVE_INFINITY }
)

/** The address of a fresh, migrated database on the run's PostgreSQL server. */
export const freshPostgresUrl = async (): Promise<string> => {
  const url = inject("postgresUrl")
  const name = `fresh_${randomUUID().replaceAll("-", "")}`
  const client = new pg.Client(url)
  await client.connect()
  // Files are copied in half of the time in which pages are.
  await client.query(`create database ${name} template migrated strategy file_copy`)
  await client.end()
  return url.replace(/postgres$/, name)
}

/** Describes the same promises once on PGlite and once on PostgreSQL, each block with a database of its own. */
export const describeOnBoth = (name: string, promises: (run: Run) => void): void => {
  describe(`${name} (PGlite)`, () => promises(runOn(async () => memoryDatabase)))
  describe(`${name} (PostgreSQL)`, () => promises(runOn(postgres)))
}

/** Describes promises that have nothing to do with the kind of database. */
export const describeOnce = (name: string, promises: (run: Run) => void): void => {
  describe(name, () => promises(runOn(postgres)))
}

const postgres = async () => Database.layerUrl(await freshPostgresUrl())

const runOn = (open: () => Promise<typeof memoryDatabase>): Run => {
  let runtime: ManagedRuntime.ManagedRuntime<Database, never>
  beforeAll(async () => {
    runtime = ManagedRuntime.make(await open())
  })
  afterAll(() => runtime.dispose())
  return (effect) => runtime.runPromise(effect)
}
