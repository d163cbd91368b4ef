import { Effect } from "effect"
import pg from "pg"
import { Database } from "../../packages/service/src/database/Database.ts"
import { seed } from "../../packages/service/src/seed/seed.ts"

// Makes the demo in a database of the server whose address is given, for each worker to copy.
const [, , server = ""] = process.argv
const client = new pg.Client(server)
await client.connect()
await client.query("create database demo")
await client.end()
await Effect.runPromise(Effect.provide(seed(new Date()), Database.layerUrl(server.replace(/[^/]+$/, "demo"))))
