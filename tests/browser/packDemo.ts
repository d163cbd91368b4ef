import { writeFileSync } from "node:fs"
import { Effect } from "effect"
import { Database } from "../../packages/service/src/database/Database.ts"
import { databaseOn } from "../../packages/service/src/database/databaseOn.ts"
import { migrate } from "../../packages/service/src/database/migrate.ts"
import { kyselyOn, startPGlite } from "../../packages/service/src/database/openPGlite.ts"
import { seed } from "../../packages/service/src/seed/seed.ts"

// Makes the demo's database in memory, and packs it into the file whose path is given.
const [, , path = ""] = process.argv
const pglite = await startPGlite()
const db = kyselyOn(pglite)
await migrate(db)
await Effect.runPromise(Effect.provideService(seed(new Date()), Database, databaseOn(db)))
const packed = await pglite.dumpDataDir("none")
writeFileSync(path, new Uint8Array(await packed.arrayBuffer()))
await pglite.close()
