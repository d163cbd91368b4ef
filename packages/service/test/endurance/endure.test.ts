import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { failureOf, makeClient, type NewBooking, type Session, sessionInMemory } from "@crewfleet/sdk"
import { loginOutcome } from "@crewfleet/sdk/rules"
import { Effect, ManagedRuntime } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { Random } from "../../src/seed/Random.ts"
import { inDays } from "../booking/bookingsAt.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { freshPostgresUrl } from "../database/onBothDatabases.ts"
import { insertPeople, type People, password } from "../people.ts"
import { type ServiceProcess, serviceProcesses } from "../serviceProcesses.ts"
import { flakyNetwork } from "./FlakyNetwork.ts"

/** `npm run endure` takes many more. */
const seeds = Array.from({ length: import.meta.env.MODE === "endure" ? 500 : 20 }, (_, index) => index + 1)

/** So many seeds lose their service at once: starting it again is what takes longest. */
const together = 4
const rounds = Array.from({ length: seeds.length / together }, (_, round) =>
  seeds.slice(round * together, (round + 1) * together)
)

/** The most milliseconds between somebody's first request and the end of the service. */
const longest = 250

const startProcess = serviceProcesses()
let databaseUrl: string
let runtime: ManagedRuntime.ManagedRuntime<Database, never>
let people: People
let service: ServiceProcess

const query = <A>(work: Work<A>) => runtime.runPromise(Effect.flatMap(Database, (db) => db.query(work)))

beforeAll(async () => {
  databaseUrl = await freshPostgresUrl()
  runtime = ManagedRuntime.make(Database.layerUrl(databaseUrl))
  people = await query(insertPeople)
  service = await startProcess({ DATABASE_URL: databaseUrl })
})
afterAll(async () => {
  await service?.kill()
  await runtime?.dispose()
})

/** All rounds together may take longer than an access token lasts. */
const signIn = async (baseUrl: string): Promise<Session> => {
  const answer = await makeClient({ baseUrl }).session.login({
    payload: { username: "agency@crewfleet.example", password }
  })
  const outcome = loginOutcome(answer)
  if (outcome._tag !== "SignedIn") throw new Error("The agency cannot sign in")
  return outcome.session
}

/** Vehicles that nobody has booked yet. */
const addVehicles = (count: number): Promise<ReadonlyArray<number>> =>
  query(async (db) => {
    const agencyId = people.agency
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
      .values(someBooking({ agencyId, clientId: people.client, vehicleId: first?.id ?? 0 }))
      .execute()
    return made.map(({ id }) => id)
  })

const wantedBy = (chance: Random, vehicles: ReadonlyArray<number>): NewBooking => {
  const first = chance.whole(10, 16)
  return {
    vehicleId: chance.pick(vehicles),
    clientId: people.client,
    start: inDays(first),
    end: inDays(first + chance.whole(1, 3)),
    source: "TELEPHONE",
    paymentMethod: "CARD"
  }
}

/** Asks until there is an answer, as people do: the booking's id, or nothing where somebody else saved first. */
const insist = async (
  baseUrl: string,
  session: Session,
  wanted: NewBooking,
  chance: Random
): Promise<number | undefined> => {
  const { booking } = makeClient({ baseUrl, session: sessionInMemory(session), timeLimit: 5_000, retries: 0 })
  const idempotencyKey = randomUUID()
  for (;;) {
    try {
      return (await booking.create({ query: {}, payload: wanted }, { idempotencyKey })).id ?? undefined
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

/** Somebody who wants bookings over a network of their own, and asks for the first at a moment that the seed draws. */
const wanting = async (seed: number, session: Session, port: number) => {
  const chance = new Random(seed)
  const vehicles = await addVehicles(2)
  const network = await flakyNetwork(port, chance)
  const wanted = Array.from({ length: 6 }, () => wantedBy(chance, vehicles))
  const before = chance.whole(10, longest)
  const ask = async () => {
    await sleep(longest - before)
    const answers = await Promise.all(wanted.map((one) => insist(network.url, session, one, chance)))
    await network.end()
    return answers
  }
  const check = async (answers: ReadonlyArray<number | undefined>) => {
    const kept = await keptOf(vehicles)
    const acknowledged = answers.flatMap((id) => (id === undefined ? [] : [id]))
    expect(new Set(kept.map(({ id }) => id)), `seed ${seed}`).toEqual(new Set(acknowledged))
    expect(kept, `seed ${seed}`).toHaveLength(acknowledged.length)
    const odd = kept.filter(({ invoices, made }) => Number(invoices) !== 1 || Number(made) !== 1)
    expect(odd, `seed ${seed}`).toEqual([])
    const booked = wanted.filter((_, index) => answers[index] !== undefined)
    const isTaken = (one: NewBooking) =>
      booked.some((other) => other !== one && other.vehicleId === one.vehicleId && overlap(one, other))
    expect(booked.filter(isTaken), `seed ${seed}`).toEqual([])
    const inVain = wanted.filter((_, index) => answers[index] === undefined)
    expect(
      inVain.filter((one) => !isTaken(one)),
      `seed ${seed}`
    ).toEqual([])
  }
  return { ask, check }
}

describe("Bookings over a network that breaks, at a service that is killed", () => {
  it.each(rounds.map((round) => [round]))(
    "are made once each, and none at the time of another (seeds %j)",
    async (round) => {
      const { port } = new URL(service.url)
      const session = await signIn(service.url)
      const everybody = await Promise.all(round.map((seed) => wanting(seed, session, Number(port))))
      const asking = Promise.all(everybody.map(({ ask }) => ask()))
      await sleep(longest)
      await service.kill()
      service = await startProcess({ DATABASE_URL: databaseUrl, PORT: port })
      const answers = await asking
      for (const [index, { check }] of everybody.entries()) await check(answers[index] ?? [])
    }
  )
})
