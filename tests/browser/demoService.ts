import pg from "pg"
import { openPostgres } from "../../packages/service/src/database/openPostgres.ts"
import { startService } from "../../packages/service/src/startService.ts"
import { copyAccount } from "./copyAccount.ts"

// The real service on a copy of the demo that the given server keeps; it copies an account whenever it is told a name.
const [, , server = ""] = process.argv
const name = `demo_${process.pid}`
const client = new pg.Client(server)
await client.connect()
await client.query(`create database ${name} template demo`)
await client.end()
const databaseUrl = server.replace(/[^/]+$/, name)
const service = await startService({ databaseUrl, demo: true })
const db = openPostgres(databaseUrl)

process.on("message", async (account: string) => process.send?.({ name: await copyAccount(db, account) }))
process.once("disconnect", () => Promise.all([service.stop(), db.destroy()]).finally(() => process.exit()))
process.send?.({ url: service.url })
