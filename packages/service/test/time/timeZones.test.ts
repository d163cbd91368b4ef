import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeClient } from "@crewfleet/sdk"
import { dayOf, loginOutcome, startOfDay } from "@crewfleet/sdk/rules"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { startService } from "../../src/startService.ts"
import { bookingsAt } from "../booking/bookingsAt.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { freshPostgresUrl } from "../database/onBothDatabases.ts"
import { insertPeople } from "../people.ts"
import { describeServed } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"

const profile = {
  baseCurrency: "GBP",
  telephone: "0117 496 0000",
  address: { street: "1 Quay", city: "Bristol", state: "Avon", country: "United Kingdom" }
}

/** So many days from now, at a time by the clock in Greenwich. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`

describeServed("An agency's time zone", (served) => {
  const apiOf = clientsOf(served)
  const { signIn } = inWordsOf(served)
  const bookings = bookingsAt(served)
  const params = () => ({ id: served.people.agency })
  const move = async (timeZone: string | null | undefined) =>
    (await apiOf("agency")).agency.updateProfile({ params: params(), payload: { ...profile, timeZone } })
  const choose = async (timeZone: string, name = "agency") =>
    (await apiOf(name)).agency.updateTimeZone({ params: params(), payload: { timeZone } })
  const shown = async () => (await (await apiOf("agency")).agency.byId({ params: params() })).timeZone

  it("is the platform's until it is chosen; it stays where nothing is said, and goes with null", async () => {
    expect(await shown()).toBeUndefined()
    await move("Asia/Kathmandu")
    expect(await shown()).toBe("Asia/Kathmandu")
    await move(undefined)
    expect(await shown()).toBe("Asia/Kathmandu")
    await move(null)
    expect(await shown()).toBeUndefined()
  })

  it.each(["", "Europe/Nowhere", "+05:45", "Asia/Kathmandu'"])("is never %j", async (timeZone) => {
    const refusal = {
      status: 400,
      violations: [{ field: "timeZone", message: "Choose a time zone, such as Europe/Paris" }]
    }
    expect(await refusalOf(move(timeZone))).toMatchObject(refusal)
    expect(await refusalOf(choose(timeZone))).toMatchObject(refusal)
  })

  it("can be chosen alone, later than the profile, by whoever may see Settings", async () => {
    await move(null)
    expect(await choose("Asia/Kathmandu")).toMatchObject({
      id: served.people.agency,
      baseCurrency: "GBP",
      timeZone: "Asia/Kathmandu"
    })
    expect(await shown()).toBe("Asia/Kathmandu")
    expect(await statusOf(choose("Europe/London", "trainee"))).toBe(403)
  })

  it("is told to whoever signs in or is handed over", async () => {
    await move("Asia/Kathmandu")
    expect(loginOutcome(await signIn("agency"))).toMatchObject({ session: { timeZone: "Asia/Kathmandu" } })
    expect(await (await apiOf("agency")).session.loggedInUser()).toMatchObject({ timeZone: "Asia/Kathmandu" })
    expect(loginOutcome(await signIn("other-agency"))).not.toHaveProperty("session.timeZone")
    expect(loginOutcome(await signIn("admin"))).not.toHaveProperty("session.timeZone")
  })

  it("says at which midnight a promotion may start", async () => {
    await move("Asia/Kathmandu")
    const { promotion } = await apiOf("agency")
    const midnight = startOfDay(dayOf(new Date(), "Asia/Kathmandu"), "Asia/Kathmandu")?.getTime() ?? 0
    const startingAt = (at: number) =>
      promotion.create({
        payload: {
          title: "Ten off",
          description: "Ten per cent off.",
          promotionType: "DISCOUNT",
          discount: 10,
          usageLimit: 10,
          daysHired: 1,
          startDate: new Date(at).toISOString(),
          expiryDate: new Date(at + 10 * 86_400_000).toISOString()
        }
      })
    expect(await refusalOf(startingAt(midnight))).toMatchObject({
      status: 400,
      violations: [{ field: "startDate", message: "Start date must be in the future." }]
    })
    expect(await refusalOf(startingAt(midnight + 60_000))).toBeUndefined()
  })

  it("decides on which days a vehicle is hired, and in which list of days a booking stands", async () => {
    await move("Asia/Kathmandu")
    const vehicleId = await bookings.addVehicle({ regno: "KTM 1", status: "ACTIVE" })
    await bookings.addBooking({ vehicleId, status: "COMPLETE" })
    const booking = await bookings.as("agency")
    const start = inDays(10, "18:30")
    const tomorrow = inDays(11, "00:00").slice(0, 10)
    const asked = bookings.asked(vehicleId, { start, end: inDays(11, "18:00") })
    const { id } = await booking.create(asked)
    const { items } = await bookings.kept(id)
    expect(items).toHaveLength(2)
    expect(items[0]?.description).toContain(` ${Number(tomorrow.slice(8))} `)
    const listed = async (name: string) => {
      const list = (await apiOf(name)).booking.list
      const query = { from: tomorrow, to: tomorrow }
      return (await list({ params: { page: 0, size: 50 }, query })).content.some((one) => one.id === id)
    }
    expect(await listed("agency")).toBe(true)
    expect(await listed("admin")).toBe(false)
    await choose("Europe/London")
    expect(await listed("agency")).toBe(false)
  })
})

describe("The platform's time zone", () => {
  const folder = mkdtempSync(join(tmpdir(), "crewfleet-zone-"))
  let runtime: ManagedRuntime.ManagedRuntime<Database, never>
  beforeAll(async () => {
    runtime = ManagedRuntime.make(Database.layerUrl(await freshPostgresUrl()))
  })
  afterAll(async () => {
    await runtime.dispose()
    rmSync(folder, { recursive: true })
  })

  const brandFile = (timeZone: string) => {
    const path = join(folder, "brand.json")
    writeFileSync(path, JSON.stringify({ timeZone }))
    return path
  }
  const query = <A>(work: Work<A>) =>
    runtime.runPromise(Effect.flatMap(Database, (database) => database.query(work)))

  /** The bookings of today and of yesterday, as an administrator and two agencies see them in a service of a brand. */
  const seen = async (timeZone: string, now: string) => {
    const database = await runtime.runPromise(
      Effect.map(Database, (opened) => Layer.succeed(Database, opened))
    )
    const options = { demo: false, brandFile: brandFile(timeZone), now: () => Date.parse(now), log: () => {} }
    const service = await startService(options, database)
    try {
      const seenBy = async (name: string) => {
        const { url: baseUrl } = service
        const payload = { username: `${name}@crewfleet.example`, password: "Crewfleet-2026" }
        const outcome = loginOutcome(await makeClient({ baseUrl }).session.login({ payload }))
        if (outcome._tag !== "SignedIn") throw new Error(`${name} cannot sign in`)
        const session = { current: () => outcome.session, renew: () => {}, end: () => {} }
        const { dashboard } = makeClient({ baseUrl, session })
        const on = async (timeframe: "today" | "yesterday") =>
          (await dashboard.graph({ query: { metric: "count", timeframe } })).reduce(
            (sum, { value }) => sum + value,
            0
          )
        return [await on("today"), await on("yesterday")]
      }
      return [await seenBy("admin"), await seenBy("agency"), await seenBy("other-agency")]
    } finally {
      await service.stop()
    }
  }

  it("is the brand's: days that were counted before are counted anew when it changes", async () => {
    await query(async (tables) => {
      await insertPeople(tables)
      await tables.updateTable("agencies").set({ timeZone: "America/New_York" }).where("id", "=", 2).execute()
      await tables.insertInto("locations").values(someLocation()).execute()
      await tables.insertInto("vehicles").values(someVehicle()).execute()
      await tables.insertInto("clients").values(someHirer()).execute()
      // Ten in the evening in London, and so the next day in Kathmandu.
      const createdAt = "2026-11-20T22:00:00Z"
      const rows = [1, 2].map((agencyId) =>
        someBooking({ agencyId, createdAt, startAt: createdAt, endAt: "2026-11-21T22:00:00Z" })
      )
      await tables.insertInto("bookings").values(rows).execute()
    })
    const now = "2026-11-21T10:00:00Z"
    const yesterday = [
      [0, 2],
      [0, 1],
      [0, 1]
    ]
    expect(await seen("Europe/London", now)).toEqual(yesterday)
    expect(await seen("Asia/Kathmandu", now)).toEqual([
      [2, 0],
      [1, 0],
      [0, 1]
    ])
    expect(await seen("Europe/London", now)).toEqual(yesterday)
  })
})
