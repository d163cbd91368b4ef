import pg from "pg"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { migrateTo, migrateUrl } from "../../src/database/migrate.ts"
import { openPostgres } from "../../src/database/openPostgres.ts"
import { freshPostgresUrl } from "./onBothDatabases.ts"

/** What whoever migrates holds, so that nobody else does. */
const lockOfMigrations = "3853314791062309107"

const server = new pg.Client(inject("postgresUrl"))
beforeAll(() => server.connect())
afterAll(() => server.end())

it("migrates an empty PostgreSQL database once when several processes start together", async () => {
  const url = inject("postgresUrl").replace(/postgres$/, "starting_together")
  await server.query("create database starting_together")
  await Promise.all([1, 2, 3, 4].map(() => migrateUrl(url)))
  const db = openPostgres(url)
  expect(await db.selectFrom("agencies").selectAll().execute()).toEqual([])
  await db.destroy()
})

it("waits for a process that migrates, however long that takes", async () => {
  const url = inject("postgresUrl").replace(/postgres$/, "of_an_older_release")
  await server.query("create database of_an_older_release")
  const older = openPostgres(url)
  await migrateTo(older, "0031_ownSessions")
  await older.destroy()
  const other = new pg.Client(url)
  await other.connect()
  await other.query(`select pg_advisory_lock(${lockOfMigrations})`)
  const migrated = migrateUrl(url).then(() => "migrated")
  const longer = new Promise((resolve) => setTimeout(resolve, 5_500, "waiting"))
  expect(await Promise.race([migrated, longer])).toBe("waiting")
  await other.query(`select pg_advisory_unlock(${lockOfMigrations})`)
  expect(await migrated).toBe("migrated")
  expect((await other.query("select * from uploads")).rows).toEqual([])
  await other.end()
})

it("says so when a table stays locked, and changes nothing, instead of keeping everybody waiting", async () => {
  const url = await freshPostgresUrl()
  const other = new pg.Client(url)
  await other.connect()
  await other.query("delete from kysely_migration where name >= '0025'")
  await other.query("begin; lock table bookings in access share mode")
  const started = performance.now()
  await expect(migrateUrl(url)).rejects.toThrow(
    "0025_searchByFourLetters cannot be migrated: something else has kept a table locked for 5 s"
  )
  expect(performance.now() - started).toBeGreaterThan(4_900)
  await other.end()
})
