import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, expect, it } from "vitest"
import { Database } from "../src/database/Database.ts"
import { freshPostgresUrl } from "./database/onBothDatabases.ts"

const folder = mkdtempSync(join(tmpdir(), "crewfleet-reset-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = join(import.meta.dirname, "../src/reset.ts")
const reset = (environment: Record<string, string>) =>
  promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: "", ...environment }
  })

/** Adds an agency beside those of the demo and counts them. */
const agenciesAfterOneMore = Effect.flatMap(Database, (database) =>
  database.query(async (db) => {
    await sql`insert into agencies (name) values ('One more')`.execute(db)
    return (await db.selectFrom("agencies").select("id").execute()).length
  })
)

it("starts over in the data folder", async () => {
  const agencies = () => Effect.runPromise(Effect.provide(agenciesAfterOneMore, Database.layerFolder(folder)))
  await reset({ DATA_DIR: folder })
  expect([await agencies(), await agencies()]).toEqual([4, 5])
  await reset({ DATA_DIR: folder })
  expect(await agencies()).toBe(4)
}, 120_000)

it("leaves out the demo, whose password everybody knows, where it is off", async () => {
  const { stdout } = await reset({ DATA_DIR: folder, DEMO: "off" })
  expect(stdout).toBe("The database was emptied\n")
  const agencies = Effect.provide(agenciesAfterOneMore, Database.layerFolder(folder))
  expect(await Effect.runPromise(agencies)).toBe(1)
}, 120_000)

it("starts over on a PostgreSQL server", async () => {
  const url = await freshPostgresUrl()
  const agencies = () => Effect.runPromise(Effect.provide(agenciesAfterOneMore, Database.layerUrl(url)))
  await reset({ DATABASE_URL: url })
  expect([await agencies(), await agencies()]).toEqual([4, 5])
  await reset({ DATABASE_URL: url })
  expect(await agencies()).toBe(4)
}, 120_000)
