import { Effect } from "effect"
import { Database } from "./database/Database.ts"
import { emptyFolder, emptyUrl } from "./database/startOver.ts"
import { optionsFrom } from "./ServiceOptions.ts"
import { seed } from "./seed/seed.ts"

const { databaseUrl, dataDir = ".data" } = optionsFrom(process.env)

if (databaseUrl === undefined) emptyFolder(dataDir)
else await emptyUrl(databaseUrl)

const database = databaseUrl === undefined ? Database.layerFolder(dataDir) : Database.layerUrl(databaseUrl)
await Effect.runPromise(Effect.provide(seed(new Date()), database))
console.log("The database was emptied and filled with the demo again")
