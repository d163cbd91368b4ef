import { openAsBlob } from "node:fs"
import { Database } from "../../packages/service/src/database/Database.ts"
import { kyselyOn, startPGlite } from "../../packages/service/src/database/openPGlite.ts"
import { startService } from "../../packages/service/src/startService.ts"
import { copyAccount } from "./copyAccount.ts"

// The real service on a packed demo, whose path is given; it copies an account whenever it is told a name.
const [, , path = ""] = process.argv
const pglite = await startPGlite({ loadDataDir: await openAsBlob(path) })
const db = kyselyOn(pglite)
const service = await startService(
  {},
  Database.layerOf(async () => db)
)

process.on("message", async (name: string) => process.send?.({ name: await copyAccount(db, name) }))
process.once("disconnect", () => service.stop().finally(() => process.exit()))
process.send?.({ url: service.url })
