import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { foldTallies } from "../../src/dashboard/foldTallies.ts"
import { overview } from "../../src/dashboard/overview.ts"
import { Database } from "../../src/database/Database.ts"
import { databaseOn } from "../../src/database/databaseOn.ts"
import { openPostgres } from "../../src/database/openPostgres.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { freshPostgresUrl } from "../database/onBothDatabases.ts"
import { everything, plainOverview } from "./plainFigures.ts"
import { someBooking, someHirer, someInvoice, someLocation, someVehicle } from "./someRows.ts"
import { twoAgencies } from "./twoAgencies.ts"

const now = new Date()
const time = { now, zone: defaultTimeZone }
let db: Kysely<Tables>

const run = <A>(effect: Effect.Effect<A, never, Database>) =>
  Effect.runPromise(Effect.provideService(effect, Database, databaseOn(db)))
const platform = () => run(overview(undefined, time))
const plain = async () => plainOverview(await everything(db), undefined, time)

/** Does what making a booking does, for a hirer who is new to everybody. */
const book = async (db: Kysely<Tables>, agencyId: number) => {
  const { id: clientId } = await db
    .insertInto("clients")
    .values(someHirer({ createdAt: now }))
    .returning("id")
    .executeTakeFirstOrThrow()
  const { id: bookingId } = await db
    .insertInto("bookings")
    .values(someBooking({ agencyId, vehicleId: agencyId, clientId, createdAt: now }))
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("invoices")
    .values(someInvoice({ bookingId, agencyId, total: 12_000, createdAt: now }))
    .execute()
}

beforeAll(async () => {
  db = openPostgres(await freshPostgresUrl())
  await twoAgencies(db)
  await db
    .insertInto("locations")
    .values([someLocation(), someLocation({ agencyId: 2 })])
    .execute()
  await db
    .insertInto("vehicles")
    .values([1, 2].map((agencyId) => someVehicle({ agencyId, locationId: agencyId, regno: `A${agencyId}` })))
    .execute()
  for (const agencyId of [1, 2]) await book(db, agencyId)
})
afterAll(() => db.destroy())

describe("Bookings of different agencies", () => {
  it("do not wait for each other: while one is open for five seconds, others commit within 200 ms", async () => {
    const open = await db.startTransaction().execute()
    await book(open, 1)
    const opened = performance.now()
    const took: Array<number> = []
    while (performance.now() - opened < 5_000) {
      const started = performance.now()
      await db.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = '200ms'`.execute(transaction)
        await book(transaction, 2)
      })
      took.push(performance.now() - started)
      expect(await platform()).toEqual(await plain())
      if (took.length === 3) await run(foldTallies)
      await new Promise((later) => setTimeout(later, 400))
    }
    expect(took.length).toBeGreaterThan(3)
    expect(took.sort((one, other) => one - other)[Math.floor(took.length / 2)]).toBeLessThan(200)
    await open.commit().execute()
    expect(await platform()).toEqual(await plain())
    await run(foldTallies)
    expect(await platform()).toEqual(await plain())
    expect(await db.selectFrom("tallyChanges").selectAll().execute()).toEqual([])
  })
})
