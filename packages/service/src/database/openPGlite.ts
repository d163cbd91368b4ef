import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setImmediate as turn } from "node:timers/promises"
import { PGlite, type PGliteOptions } from "@electric-sql/pglite"
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { CamelCasePlugin, Kysely, PGliteDialect } from "kysely"
import { columnParsers } from "./columnParsers.ts"
import { FolderLock } from "./FolderLock.ts"
import type { Tables } from "./Tables.ts"

/** Starts PGlite with the extensions and parsers that the schema needs; in memory unless given a folder. */
export const startPGlite = async (
  options: Pick<PGliteOptions, "dataDir" | "loadDataDir"> = {}
): Promise<PGlite> =>
  takingTurns(
    await PGlite.create({ ...options, extensions: { btree_gist, pg_trgm }, parsers: columnParsers })
  )

/** Milliseconds after which connections and timers have a turn, however many wait for PGlite. */
const longest = 5

/**
 * PGlite answers in the thread that asks, and whatever waits for it goes on at once: nothing else would have a turn until
 * nobody waits any more, and who comes meanwhile could be neither answered nor sent away.
 */
const takingTurns = (pglite: PGlite): PGlite => {
  const step = pglite.execProtocolRaw.bind(pglite)
  let since = 0
  pglite.execProtocolRaw = async (...given) => {
    if (performance.now() - since > longest) {
      await turn()
      since = performance.now()
    }
    return step(...given)
  }
  return pglite
}

/** Kysely on a PGlite that is running. */
export const kyselyOn = (pglite: PGlite): Kysely<Tables> =>
  new Kysely({ dialect: new PGliteDialect({ pglite }), plugins: [new CamelCasePlugin()] })

/** Opens a database that lives in memory and is gone afterwards. */
export const openMemory = async (): Promise<Kysely<Tables>> => kyselyOn(await startPGlite())

/**
 * Opens the database in `folder`/pg. A new one is made beside it and then renamed, so that a process that dies while
 * making it leaves nothing half-made behind.
 */
export const openFolder = async (folder: string): Promise<Kysely<Tables>> => {
  mkdirSync(folder, { recursive: true })
  const lock = new FolderLock(join(folder, "pg.lock"))
  try {
    const home = join(folder, "pg")
    if (!existsSync(home)) {
      const unfinished = join(folder, "pg.new")
      rmSync(unfinished, { recursive: true, force: true })
      await (await startPGlite({ dataDir: unfinished })).close()
      renameSync(unfinished, home)
    }
    const pglite = await startPGlite({ dataDir: home })
    const close = pglite.close.bind(pglite)
    pglite.close = () => close().finally(() => lock.release())
    return kyselyOn(pglite)
  } catch (cause) {
    lock.release()
    throw cause
  }
}
