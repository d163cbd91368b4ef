import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { Effect, Layer } from "effect"
import type { Kysely } from "kysely"
import { Database } from "./database/Database.ts"
import { holdings } from "./database/holdings.ts"
import { openFolder } from "./database/openPGlite.ts"
import { openPostgres } from "./database/openPostgres.ts"
import { emptyFolder, emptyUrl } from "./database/startOver.ts"
import type { Tables } from "./database/Tables.ts"
import { optionsFrom } from "./ServiceOptions.ts"
import { Settings } from "./Settings.ts"
import { Seal } from "./secret/Seal.ts"
import { seed } from "./seed/seed.ts"
import { type Command, runHere } from "./setup/Command.ts"
import type { Terminal } from "./setup/Terminal.ts"

/** What is to be destroyed, and by which name somebody agrees to it. */
interface Target {
  readonly name: string
  readonly place: string
  /** Undefined where there is no database yet. */
  readonly open: (() => Promise<Kysely<Tables>>) | undefined
  readonly empty: () => Promise<void> | void
}

const inFolder = (folder: string): Target => ({
  name: folder,
  place: `The database in the folder ${resolve(folder)}`,
  open: existsSync(join(folder, "pg")) ? () => openFolder(folder) : undefined,
  empty: () => emptyFolder(folder)
})

const onServer = (databaseUrl: string): Target => {
  const { host, pathname } = new URL(databaseUrl)
  const database = decodeURIComponent(pathname.slice(1))
  return {
    name: `${host}/${database}`,
    place: `The database ${database} on the server ${host}`,
    open: async () => openPostgres(databaseUrl),
    empty: () => emptyUrl(databaseUrl)
  }
}

const heldBy = async ({ open }: Target): Promise<string> => {
  if (!open) return "nothing yet"
  const db = await open()
  try {
    return await holdings(db)
  } finally {
    await db.destroy()
  }
}

const agreedTo = async (name: string, { words, ask }: Terminal): Promise<string | undefined> => {
  const { values } = parseArgs({ args: [...words], options: { "yes-destroy": { type: "string" } } })
  return values["yes-destroy"] ?? ask?.(`Type ${name} to destroy it: `)
}

/** Empties the database that the environment names, once somebody has agreed to it by its name (`npm run reset`). */
export const reset: Command = async (terminal) => {
  const options = optionsFrom(terminal.environment)
  const { databaseUrl, dataDir = ".data", demo } = options
  const target = databaseUrl === undefined ? inFolder(dataDir) : onServer(databaseUrl)
  terminal.say(`${target.place} holds ${await heldBy(target)}`)
  if ((await agreedTo(target.name, terminal)) !== target.name) {
    throw new Error(`Nothing was destroyed. To destroy it: npm run reset -- --yes-destroy ${target.name}`)
  }
  await target.empty()
  const database = databaseUrl === undefined ? Database.layerFolder(dataDir) : Database.layerUrl(databaseUrl)
  const sealing = Seal.layer.pipe(
    Layer.provideMerge(database),
    Layer.provide(Layer.succeed(Settings, options))
  )
  await Effect.runPromise(Effect.provide(demo ? seed(new Date()) : Effect.void, sealing))
  terminal.say(`The database was emptied${demo ? " and filled with the demo again" : ""}`)
}

if (import.meta.main) await runHere(reset)
