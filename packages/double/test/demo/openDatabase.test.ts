import "fake-indexeddb/auto"
import { startPGlite } from "@crewfleet/service/embedded"
import { sql } from "kysely"
import { afterEach, expect, it, vi } from "vitest"
import { compressed } from "../../demoParts.ts"
import { openDatabase } from "../../src/demo/openDatabase.ts"
import { giveOwnTime } from "../../src/ownTime.ts"

const closing: Array<() => Promise<void>> = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const close of closing.splice(0)) await close()
})

const snapshot = { address: "/demo.tar.zst", moment: Date.now() }

/** A host of the data that a demo begins with. */
const serveData = async () => {
  const pglite = await startPGlite()
  await pglite.exec("create table agencies (name text); create table jobs (kind text)")
  await giveOwnTime(pglite)
  const data = await compressed(new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()))
  await pglite.close()
  vi.stubGlobal("fetch", async () => new Response(data.slice()))
}

/** The demo as a page finds it that is opened now. */
const opened = async () => {
  const said: Array<string> = []
  const { db } = await openDatabase(snapshot, ({ kind }) => said.push(kind))
  closing.push(() => db.destroy())
  const run = (statement: string) => sql.raw(statement).execute(db)
  const names = async () =>
    (await sql<{ name: string }>`select name from agencies order by 1`.execute(db)).rows.map(
      ({ name }) => name
    )
  return { db, names, run, said }
}

it("keeps whatever changed, whoever asked for it, when no transaction is under way", async () => {
  await serveData()
  const { db, names, run, said } = await opened()
  await db.updateTable("jobs").set({ kind: "clock" }).execute()
  await db
    .insertInto("jobs")
    .values({ kind: "clock" } as never)
    .execute()
  await names()
  expect(said).toEqual([])
  await db.transaction().execute(async (work) => {
    await sql`insert into agencies values ('Northern')`.execute(work)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await sql`insert into agencies values ('Southern')`.execute(work)
  })
  await expect.poll(() => said).toEqual(["changed", "kept"])
  expect(await (await opened()).names()).toEqual(["Northern", "Southern"])

  vi.stubGlobal("indexedDB", undefined)
  await run("delete from agencies")
  await expect.poll(() => said).toEqual(["changed", "kept", "changed", "unkept"])
})
