import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, expect, it } from "vitest"
import { Database } from "../src/database/Database.ts"
import { reset } from "../src/reset.ts"
import { optionsFrom } from "../src/ServiceOptions.ts"
import { freshPostgresUrl } from "./database/onBothDatabases.ts"
import { preparedFolder } from "./database/preparedFolder.ts"
import { run, runApart } from "./setup/commandRuns.ts"

const folder = preparedFolder()
const nowhere = mkdtempSync(join(tmpdir(), "crewfleet-reset-"))
afterAll(() => rmSync(nowhere, { recursive: true, force: true }))

/** Adds an agency beside those of the demo and counts them. */
const agenciesAfterOneMore = Effect.flatMap(Database, (database) =>
  database.query(async (db) => {
    await sql`insert into agencies (name) values ('One more')`.execute(db)
    return (await db.selectFrom("agencies").select("id").execute()).length
  })
)

it("starts over in the data folder", async () => {
  const agencies = () => Effect.runPromise(Effect.provide(agenciesAfterOneMore, Database.layerFolder(folder)))
  expect(await agencies()).toBe(1)
  const words = ["--yes-destroy", folder]
  const { stdout } = await runApart("reset.ts", { DATA_DIR: folder, DEMO: "off" }, words)
  expect(stdout).toContain(`The database in the folder ${resolve(folder)} holds 1 agencies, 0 users,`)
  expect(stdout).toMatch(/The database was emptied\n$/)
  expect(await agencies()).toBe(1)
})

it.each([
  ["the embedded database, unless it is off", { DATA_DIR: "there" }, true],
  ["the embedded database, unless it is off", { DATA_DIR: "there", DEMO: "off" }, false],
  ["no server, unless it is on", { DATABASE_URL: "postgres://there" }, false],
  ["no server, unless it is on", { DATABASE_URL: "postgres://there", DEMO: "on" }, true]
])("makes the demo, whose password everybody knows, in %s: %o", (_, environment, demo) => {
  expect(optionsFrom(environment).demo).toBe(demo)
})

it("says that there is nothing yet in a folder without a database", async () => {
  const { stdout } = await run(reset, { DATA_DIR: nowhere }, [])
  expect(stdout).toContain("holds nothing yet")
})

it("starts over on a PostgreSQL server, with the demo only when asked, and destroys nothing under another name", async () => {
  const url = await freshPostgresUrl()
  const { host, pathname } = new URL(url)
  const agencies = () => Effect.runPromise(Effect.provide(agenciesAfterOneMore, Database.layerUrl(url)))
  await run(reset, { DATABASE_URL: url, DEMO: "on" }, ["--yes-destroy", host + pathname])
  expect([await agencies(), await agencies()]).toEqual([4, 5])

  const refused = [
    await runApart("reset.ts", { DATABASE_URL: url }, []),
    await run(reset, { DATABASE_URL: url }, []),
    await run(reset, { DATABASE_URL: url }, ["--yes-destroy", pathname.slice(1)]),
    await run(reset, { DATABASE_URL: url }, ["--yes-destroy", "yes"]),
    await run(reset, { DATABASE_URL: url }, ["--yes-destroy"]),
    await run(reset, { DATABASE_URL: url }, ["yes"]),
    await run(reset, { DATABASE_URL: url }, [], "yes")
  ]
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 1))
  for (const { stdout, stderr } of refused.slice(0, 2)) {
    expect(stdout).toContain(
      `The database ${pathname.slice(1)} on the server ${host} holds 5 agencies, 14 users, 60 vehicles`
    )
    expect(stderr).toContain("Nothing was destroyed")
  }
  expect(await agencies()).toBe(6)

  const agreed = await run(reset, { DATABASE_URL: url }, [], host + pathname)
  expect(agreed.stdout).toContain(`Type ${host}${pathname} to destroy it: `)
  expect(agreed.code).toBe(0)
  expect(await agencies()).toBe(1)
})
