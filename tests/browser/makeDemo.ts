import { Effect, Layer } from "effect"
import pg from "pg"
import { Database } from "../../packages/service/src/database/Database.ts"
import { Settings } from "../../packages/service/src/Settings.ts"
import { Seal } from "../../packages/service/src/secret/Seal.ts"
import { seed } from "../../packages/service/src/seed/seed.ts"

// Makes the demo in a database of the server whose address is given, for each worker to copy.
const [, , server = ""] = process.argv
const client = new pg.Client(server)
await client.connect()
await client.query("create database demo")
await client.end()
const databaseUrl = server.replace(/[^/]+$/, "demo")
const sealing = Seal.layer.pipe(
  Layer.provideMerge(Database.layerUrl(databaseUrl)),
  Layer.provide(Layer.succeed(Settings, { databaseUrl, log: () => {} }))
)
await Effect.runPromise(Effect.provide(seed(new Date()), sealing))
