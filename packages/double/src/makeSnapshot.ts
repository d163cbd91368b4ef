import { renameSync, writeFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { startService } from "@crewfleet/service"
import { kyselyOn, migrate, Seal, Settings, seed, startPGlite } from "@crewfleet/service/parts"
import { Effect, Layer } from "effect"
import { databaseOf } from "./databaseOf.ts"
import { isSettled } from "./isSettled.ts"
import { giveOwnTime, tellTime } from "./ownTime.ts"
import { keptSecrets, secretKey } from "./secrets.ts"

// Run as a process of its own: makes the demo as of a moment, drawn by a chance, and packs its database into a file.
const [, , file = "", given = "", chance = ""] = process.argv
const moment = Number(given)
const options = { secretKey, demo: true, now: () => moment, log: () => {} }

const pglite = await startPGlite()
const db = kyselyOn(pglite)
await migrate(db)
await giveOwnTime(pglite)
await pglite.query(tellTime, [moment])
await db.insertInto("keys").values(keptSecrets).execute()

// Whoever provides a database closes it afterwards; this one is needed until the process ends.
const close = pglite.close.bind(pglite)
pglite.close = async () => {}
const sealing = Seal.layer.pipe(
  Layer.provideMerge(databaseOf(db)),
  Layer.provide(Layer.succeed(Settings, options))
)
const seeding = seed(new Date(moment), chance === "" ? undefined : Number(chance))
await Effect.runPromise(Effect.provide(seeding, sealing))

// A service that finds the demo new has much to tell everybody: it is told here, so that the outbox of a double is empty.
const lived = kyselyOn(pglite)
const service = await startService(options, databaseOf(lived))
while (!(await isSettled(lived, moment))) await sleep(50)
await service.stop()
// What was written since the last checkpoint would be gone through anew at each start; the log from before it is of no use.
for (const statement of [
  "truncate outbox restart identity",
  "vacuum analyze",
  "set wal_recycle = off",
  "select pg_switch_wal()",
  "checkpoint"
])
  await pglite.exec(statement)
const packed = await pglite.dumpDataDir("none")
const unfinished = `${file}.${process.pid}`
writeFileSync(unfinished, new Uint8Array(await packed.arrayBuffer()))
renameSync(unfinished, file)
await close()
