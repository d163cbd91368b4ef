import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, expect, it } from "vitest"
import { Database } from "../src/database/Database.ts"
import { freshPostgresUrl } from "./database/onBothDatabases.ts"
import { preparedFolder } from "./database/preparedFolder.ts"

const folder = preparedFolder()
const nowhere = mkdtempSync(join(tmpdir(), "crewfleet-reset-"))
afterAll(() => rmSync(nowhere, { recursive: true, force: true }))

interface Said {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const script = join(import.meta.dirname, "../src/reset.ts")
const reset = (environment: Record<string, string>, ...words: ReadonlyArray<string>): Promise<Said> =>
  new Promise((tell) => {
    const env = { ...process.env, DATABASE_URL: "", DEMO: "", ...environment }
    execFile(process.execPath, [script, ...words], { env }, (failure, stdout, stderr) =>
      tell({ code: Number(failure?.code ?? 0), stdout, stderr })
    ).stdin?.end()
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
  expect([await agencies(), await agencies()]).toEqual([1, 2])
  await reset({ DATA_DIR: folder }, "--yes-destroy", folder)
  expect(await agencies()).toBe(4)

  // The demo, whose password everybody knows, is left out where it is off.
  const { stdout } = await reset({ DATA_DIR: folder, DEMO: "off" }, "--yes-destroy", folder)
  expect(stdout).toContain(`The database in the folder ${resolve(folder)} holds 4 agencies, 9 users,`)
  expect(stdout).toMatch(/The database was emptied\n$/)
  expect(await agencies()).toBe(1)
})

it("says that there is nothing yet in a folder without a database", async () => {
  const { stdout } = await reset({ DATA_DIR: nowhere })
  expect(stdout).toContain("holds nothing yet")
})

it("starts over on a PostgreSQL server, with the demo only when asked, and destroys nothing under another name", async () => {
  const url = await freshPostgresUrl()
  const { host, pathname } = new URL(url)
  const agencies = () => Effect.runPromise(Effect.provide(agenciesAfterOneMore, Database.layerUrl(url)))
  await reset({ DATABASE_URL: url, DEMO: "on" }, "--yes-destroy", host + pathname)
  expect([await agencies(), await agencies()]).toEqual([4, 5])

  const refused = [
    await reset({ DATABASE_URL: url }),
    await reset({ DATABASE_URL: url }, "--yes-destroy", pathname.slice(1)),
    await reset({ DATABASE_URL: url }, "--yes-destroy", "yes"),
    await reset({ DATABASE_URL: url }, "--yes-destroy"),
    await reset({ DATABASE_URL: url }, "yes")
  ]
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
  expect(refused[0]?.stdout).toContain(
    `The database ${pathname.slice(1)} on the server ${host} holds 5 agencies, 9 users, 60 vehicles`
  )
  expect(refused[0]?.stderr).toContain("Nothing was destroyed")
  expect(await agencies()).toBe(6)

  expect((await reset({ DATABASE_URL: url }, "--yes-destroy", host + pathname)).code).toBe(0)
  expect(await agencies()).toBe(1)
})
