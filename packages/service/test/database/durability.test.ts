import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { preparedFolder } from "./preparedFolder.ts"

const folder = preparedFolder()

const startWriter = (home: string): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [join(import.meta.dirname, "acknowledgeRows.ts"), home])

/** Ends the writer as the operating system would, once it has acknowledged `least` rows, and gives their ids. */
const killAfter = async (writer: ChildProcessWithoutNullStreams, least: number): Promise<Array<number>> => {
  let said = ""
  const gone = once(writer, "exit")
  writer.stdout.on("data", (chunk) => {
    said += chunk
    if (said.split("\n").length > least) writer.kill("SIGKILL")
  })
  await gone
  return said.split("\n").slice(0, -1).map(Number)
}

const storedIds = (home: string) =>
  Effect.flatMap(Database, (database) =>
    database.query((db) => db.selectFrom("outbox").select("id").execute())
  ).pipe(
    Effect.map((rows) => new Set(rows.map((row) => row.id))),
    Effect.provide(Database.layerFolder(home)),
    Effect.runPromise
  )

it("keeps every acknowledged row through repeated kill -9, and a second process out meanwhile", async () => {
  const first = startWriter(folder)
  const [said] = await once(first.stdout, "data")
  await expect(storedIds(folder)).rejects.toThrow("in use by another process")
  first.stdout.unshift(said)
  const acknowledged = await killAfter(first, 1)
  for (const least of [150, 400]) acknowledged.push(...(await killAfter(startWriter(folder), least)))
  expect(acknowledged.length).toBeGreaterThan(550)
  const stored = await storedIds(folder)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})

it("opens a folder whose first start was killed before it was ready", async () => {
  const home = join(folder, "unfinished")
  const writer = startWriter(home)
  const gone = once(writer, "exit")
  while (!existsSync(join(home, "pg.new"))) await sleep(1)
  writer.kill("SIGKILL")
  await gone
  expect(await storedIds(home)).toEqual(new Set())
})
