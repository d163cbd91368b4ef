import { type ChildProcess, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { failureOf, loginOutcome, type NewBooking, type Session } from "@crewfleet/sdk"
import { makeClient, sessionInMemory } from "@crewfleet/sdk/promise"
import { Effect, ManagedRuntime } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { Random } from "../../src/seed/Random.ts"
import { inDays } from "../booking/desk.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { freshPostgresUrl } from "../database/onBothDatabases.ts"
import { password, settle, type Town } from "../people.ts"
import { flakyNetwork } from "./FlakyNetwork.ts"

/** `npm run endure` takes many more. */
const seeds = Array.from({ length: import.meta.env.MODE === "endure" ? 500 : 20 }, (_, index) => index + 1)

const main = join(import.meta.dirname, "../../src/main.ts")
let databaseUrl: string
let runtime: ManagedRuntime.ManagedRuntime<Database, never>
let town: Town
let session: Session
let service: { readonly process: ChildProcess; readonly port: number }

const query = <A>(work: Work<A>) => runtime.runPromise(Effect.flatMap(Database, (db) => db.query(work)))

/** Starts the service as a process of its own, on the port that it had before. */
const start = async (port = 0): Promise<typeof service> => {
  const env = { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, DEMO: "off", SMTP_URL: "" }
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}`)))
    child.stdout.on("data", (said) => {
      const address = /http:\/\/\S+/.exec(String(said))
      if (address) resolve(address[0])
    })
  })
  return { process: child, port: Number(new URL(url).port) }
}

const kill = async (): Promise<void> => {
  const gone = once(service.process, "exit")
  service.process.kill("SIGKILL")
  await gone
}

beforeAll(async () => {
  databaseUrl = await freshPostgresUrl()
  runtime = ManagedRuntime.make(Database.layerUrl(databaseUrl))
  town = await query(settle)
  service = await start()
  const { session: signingIn } = makeClient({ baseUrl: `http://127.0.0.1:${service.port}` })
  const answer = await signingIn.login({ payload: { username: "agency@crewfleet.example", password } })
  const outcome = loginOutcome(answer)
  if (outcome._tag !== "SignedIn") throw new Error("The agency cannot sign in")
  session = outcome.session
})
afterAll(async () => {
  if (service) await kill()
  await runtime?.dispose()
})

/** Vehicles that nobody has booked yet. */
const addVehicles = (count: number): Promise<ReadonlyArray<number>> =>
  query(async (db) => {
    const agencyId = town.agency
    const place = await db
      .insertInto("locations")
      .values(someLocation({ agencyId, name: randomUUID() }))
      .returning("id")
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: count }, () =>
      someVehicle({ agencyId, locationId: place.id, regno: randomUUID().slice(0, 8).toUpperCase() })
    )
    const made = await db.insertInto("vehicles").values(rows).returning("id").execute()
    const [first] = made
    // The hirer is known from an earlier hire.
    await db
      .insertInto("bookings")
      .values(someBooking({ agencyId, clientId: town.client, vehicleId: first?.id ?? 0 }))
      .execute()
    return made.map(({ id }) => id)
  })

const wantedBy = (chance: Random, vehicles: ReadonlyArray<number>): NewBooking => {
  const first = chance.whole(10, 16)
  return {
    vehicleId: chance.pick(vehicles),
    clientId: town.client,
    start: inDays(first),
    end: inDays(first + chance.whole(1, 3)),
    source: "TELEPHONE",
    paymentMethod: "CARD",
    idempotencyKey: randomUUID()
  }
}

/** Asks until there is an answer, as people do: the booking's id, or nothing where somebody else was faster. */
const insist = async (baseUrl: string, wanted: NewBooking, chance: Random): Promise<number | undefined> => {
  const { booking } = makeClient({ baseUrl, session: sessionInMemory(session), timeLimit: 5_000 })
  for (;;) {
    try {
      return (await booking.create({ query: {}, payload: wanted })).id ?? undefined
    } catch (error) {
      const failure = failureOf(error)
      if (failure._tag === "Refused" && failure.status === 409) return undefined
      if (failure._tag === "Refused" && failure.status !== 503) throw error
      await sleep(chance.whole(5, 100))
    }
  }
}

const overlap = (one: Pick<NewBooking, "start" | "end">, other: Pick<NewBooking, "start" | "end">): boolean =>
  one.start < other.end && other.start < one.end

/** The bookings of vehicles that a test has made, each with the numbers of its invoices and of its first steps. */
const keptOf = (vehicles: ReadonlyArray<number>) =>
  query((db) =>
    db
      .selectFrom("bookings")
      .where("vehicleId", "in", vehicles)
      .where("status", "=", "BOOKED")
      .select(({ selectFrom }) => [
        "id",
        selectFrom("invoices")
          .whereRef("bookingId", "=", "bookings.id")
          .select(({ fn }) => fn.countAll<number>().as("all"))
          .as("invoices"),
        selectFrom("changes")
          .whereRef("subjectId", "=", "bookings.id")
          .where("event", "=", "booking.made")
          .select(({ fn }) => fn.countAll<number>().as("all"))
          .as("made")
      ])
      .execute()
  )

describe("Bookings over a network that breaks, at a service that is killed", () => {
  it.each(seeds)("are made once each, and none at the time of another (seed %i)", async (seed) => {
    const chance = new Random(seed)
    const vehicles = await addVehicles(2)
    const network = await flakyNetwork(service.port, chance)
    const wanted = Array.from({ length: 6 }, () => wantedBy(chance, vehicles))
    const asking = Promise.all(wanted.map((one) => insist(network.url, one, chance)))
    await sleep(chance.whole(10, 250))
    await kill()
    service = await start(service.port)
    const answers = await asking
    await network.end()

    const kept = await keptOf(vehicles)
    const acknowledged = answers.flatMap((id) => (id === undefined ? [] : [id]))
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(acknowledged))
    expect(kept).toHaveLength(acknowledged.length)
    expect(kept.filter(({ invoices, made }) => Number(invoices) !== 1 || Number(made) !== 1)).toEqual([])
    const booked = wanted.filter((_, index) => answers[index] !== undefined)
    const together = booked.filter((one) =>
      booked.some((other) => other !== one && other.vehicleId === one.vehicleId && overlap(one, other))
    )
    expect(together).toEqual([])
    const inVain = wanted.filter((_, index) => answers[index] === undefined)
    const forNoReason = inVain.filter(
      (one) => !booked.some((other) => other.vehicleId === one.vehicleId && overlap(one, other))
    )
    expect(forNoReason).toEqual([])
  })
})
