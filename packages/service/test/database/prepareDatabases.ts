import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { migrate, migrateUrl } from "../../src/database/migrate.ts"
import { kyselyOn, startPGlite } from "../../src/database/openPGlite.ts"
import { startPostgres } from "./PostgresServer.ts"

// Run as a process of its own: starts PostgreSQL on a port, prepares databases there and in a folder, and ends with
// whoever started it.
const [, , folder = "", port = ""] = process.argv
const left = once(process, "disconnect")

const migrateTemplate = async (url: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query("create database migrated")
  await client.end()
  await migrateUrl(url.replace(/postgres$/, "migrated"))
}

const preparePGlite = async (): Promise<void> => {
  mkdirSync(join(folder, "migrated"))
  const pglite = await startPGlite({ dataDir: join(folder, "migrated/pg") })
  await migrate(kyselyOn(pglite))
  // Whoever loads it would otherwise go through all that was written since the last one.
  await pglite.query("checkpoint")
  const packed = await pglite.dumpDataDir("none")
  writeFileSync(join(folder, "migrated.tar"), new Uint8Array(await packed.arrayBuffer()))
  await pglite.close()
}

const server = await startPostgres(Number(port))
const stop = () => server.stop().finally(() => process.exit())
left.then(stop)
try {
  await Promise.all([migrateTemplate(server.url), preparePGlite()])
  writeFileSync(join(folder, "ready"), "")
} catch (failure) {
  console.error(failure)
  await stop()
}
