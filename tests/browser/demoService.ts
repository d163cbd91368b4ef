import pg from "pg"
import { openPostgres } from "../../packages/service/src/database/openPostgres.ts"
import { startService } from "../../packages/service/src/startService.ts"
import { copyAccount } from "./copyAccount.ts"

// The real service on a copy of the demo that the given server keeps; it copies an account, has one asked for a passcode, ends the links to a log, or ages a booking, whenever it is told so.
const [, , server = ""] = process.argv
const name = `demo_${process.pid}`
const client = new pg.Client(server)
await client.connect()
await client.query(`create database ${name} template demo`)
await client.end()
const databaseUrl = server.replace(/[^/]+$/, name)
const service = await startService({ databaseUrl, demo: true })
const db = openPostgres(databaseUrl)

/** What a test wants of an account. */
interface Wanted {
  /** The account to be copied. */
  readonly copy?: string
  /** The address of an account, and whether it is asked for a passcode from now on. */
  readonly passcode?: { readonly email: string; readonly asked: boolean }
  /** The number of the journey to whose log the links end. */
  readonly endLinksOf?: number
  /** The number of the booking whose history is an hour older. */
  readonly ageBooking?: number
}

const minute = 60_000

process.on("message", async ({ copy, passcode, endLinksOf, ageBooking }: Wanted) => {
  if (copy !== undefined) {
    // Nobody is held back for what earlier tests tried from the same address.
    await db.deleteFrom("signInAttempts").execute()
    return process.send?.({ name: await copyAccount(db, copy) })
  }
  if (endLinksOf !== undefined) {
    await db
      .updateTable("accessLinks")
      .set({ endsAt: new Date(Date.now() - minute) })
      .where("scope", "=", "transport.log")
      .where("recordId", "=", endLinksOf)
      .execute()
    return process.send?.({})
  }
  if (ageBooking !== undefined) {
    await db
      .updateTable("changes")
      .set({ at: new Date(Date.now() - 60 * minute) })
      .where("kind", "=", "booking")
      .where("subjectId", "=", ageBooking)
      .execute()
    return process.send?.({})
  }
  await db
    .updateTable("users")
    .set({ otpRequired: passcode?.asked ?? false })
    .where("email", "=", passcode?.email ?? "")
    .execute()
  return process.send?.({})
})
process.once("disconnect", () => Promise.all([service.stop(), db.destroy()]).finally(() => process.exit()))
process.send?.({ url: service.url })
