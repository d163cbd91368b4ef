import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "./database/Database.ts"
import { holdings } from "./database/holdings.ts"
import { openFolder } from "./database/openPGlite.ts"
import { openPostgres } from "./database/openPostgres.ts"
import { emptyFolder, emptyUrl } from "./database/startOver.ts"
import type { Tables } from "./database/Tables.ts"
import { optionsFrom } from "./ServiceOptions.ts"
import { seed } from "./seed/seed.ts"

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

const agreedTo = async (name: string): Promise<string | undefined> => {
  const { values } = parseArgs({ options: { "yes-destroy": { type: "string" } } })
  if (values["yes-destroy"] !== undefined) return values["yes-destroy"]
  if (!process.stdin.isTTY) return undefined
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(`Type ${name} to destroy it: `)
  asking.close()
  return answer.trim()
}

const reset = async () => {
  const { databaseUrl, dataDir = ".data", demo } = optionsFrom(process.env)
  const target = databaseUrl === undefined ? inFolder(dataDir) : onServer(databaseUrl)
  console.log(`${target.place} holds ${await heldBy(target)}`)
  if ((await agreedTo(target.name)) !== target.name) {
    throw new Error(`Nothing was destroyed. To destroy it: npm run reset -- --yes-destroy ${target.name}`)
  }
  await target.empty()
  const database = databaseUrl === undefined ? Database.layerFolder(dataDir) : Database.layerUrl(databaseUrl)
  await Effect.runPromise(Effect.provide(demo ? seed(new Date()) : Effect.void, database))
  console.log(`The database was emptied${demo ? " and filled with the demo again" : ""}`)
}

await reset().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
})
