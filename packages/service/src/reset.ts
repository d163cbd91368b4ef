import { Effect } from "effect"
import { Database } from "./database/Database.ts"
import { emptyFolder, emptyUrl } from "./database/startOver.ts"
import { optionsFrom } from "./ServiceOptions.ts"
import { seed } from "./seed/seed.ts"

const { databaseUrl, dataDir = ".data", demo } = optionsFrom(process.env)

if (databaseUrl === undefined) emptyFolder(dataDir)
else await emptyUrl(databaseUrl)

const database = databaseUrl === undefined ? Database.layerFolder(dataDir) : Database.layerUrl(databaseUrl)
await Effect.runPromise(Effect.provide(demo ? seed(new Date()) : Effect.void, database))
console.log(`The database was emptied${demo ? " and filled with the demo again" : ""}`)
