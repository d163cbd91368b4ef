import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { migrate, migrateUrl } from "../../src/database/migrate.ts"
import { kyselyOn, startPGlite } from "../../src/database/openPGlite.ts"
import { type PostgresServer, startPostgres } from "./PostgresServer.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** The server that the whole run shares; its database `migrated` is there to be copied. */
    postgresUrl: string
    /** A migrated PGlite database, packed in a file. */
    pgliteSnapshot: string
    /** A data folder with the same database. */
    pgliteFolder: string
  }
}

let server: PostgresServer
let folder: string

/** Starts PostgreSQL once for the whole run and keeps one migrated database of each kind to copy from. */
export const setup = async (project: TestProject): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), "crewfleet-tests-"))
  server = await startPostgres()
  await Promise.all([migrateTemplate(server.url), preparePGlite()])
  project.provide("postgresUrl", server.url)
  project.provide("pgliteSnapshot", join(folder, "migrated.tar"))
  project.provide("pgliteFolder", join(folder, "migrated"))
}

export const teardown = async (): Promise<void> => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

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
  const packed = await pglite.dumpDataDir("none")
  writeFileSync(join(folder, "migrated.tar"), new Uint8Array(await packed.arrayBuffer()))
  await pglite.close()
}
