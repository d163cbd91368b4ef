import { fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { addressAt, freePort } from "./PostgresServer.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder in which a file says that everything that is named here is there, or that it never will be. */
    preparation: string
    /** The server that the whole run shares; its database `migrated` is there to be copied. */
    postgresUrl: string
    /** A migrated PGlite database, packed in a file. */
    pgliteSnapshot: string
    /** A data folder with the same database. */
    pgliteFolder: string
  }
}

/**
 * Starts PostgreSQL once for the whole run and keeps one migrated database of each kind to copy from. A process of its
 * own makes them while tests run that need none; those that do wait for it (`prepared.ts`).
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), "crewfleet-tests-"))
  const port = await freePort()
  // As in the workers: what PGlite is asked for here is less work than optimising its program.
  const preparing = fork(join(import.meta.dirname, "prepareDatabases.ts"), [folder, String(port)], {
    execArgv: ["--liftoff-only"]
  })
  const ended = once(preparing, "exit").then(() => writeFileSync(join(folder, "ended"), ""))
  project.provide("preparation", folder)
  project.provide("postgresUrl", addressAt(port))
  project.provide("pgliteSnapshot", join(folder, "migrated.tar"))
  project.provide("pgliteFolder", join(folder, "migrated"))
  return async () => {
    if (preparing.connected) preparing.disconnect()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
