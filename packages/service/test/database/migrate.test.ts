import pg from "pg"
import { expect, inject, it } from "vitest"
import { migrate } from "../../src/database/migrate.ts"
import { openPostgres } from "../../src/database/openPostgres.ts"

it("migrates an empty PostgreSQL database once when several processes start together", async () => {
  const url = inject("postgresUrl")
  const client = new pg.Client(url)
  await client.connect()
  await client.query("create database starting_together")
  await client.end()
  const starters = [1, 2, 3, 4].map(() => openPostgres(url.replace(/postgres$/, "starting_together")))
  await Promise.all(starters.map(migrate))
  const [first] = starters
  expect(await first?.selectFrom("agencies").selectAll().execute()).toEqual([])
  await Promise.all(starters.map((starter) => starter.destroy()))
})
