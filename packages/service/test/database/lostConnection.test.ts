import { setTimeout as sleep } from "node:timers/promises"
import { isRefusedWith, makeClient, type PromiseClient, RequestFailed } from "@crewfleet/sdk"
import { Effect, ManagedRuntime } from "effect"
import { CompiledQuery } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { DatabaseAway } from "../../src/database/DatabaseAway.ts"
import { migrateUrl } from "../../src/database/migrate.ts"
import { openPostgres } from "../../src/database/openPostgres.ts"
import { insertPeople, password } from "../people.ts"
import { type ServiceProcess, serviceProcesses } from "../serviceProcesses.ts"
import { freshPostgresUrl } from "./onBothDatabases.ts"
import { type PostgresServer, startPostgres } from "./PostgresServer.ts"

const startProcess = serviceProcesses()
let server: PostgresServer
let admin: pg.Client
let service: ServiceProcess
let client: PromiseClient

beforeAll(async () => {
  server = await startPostgres()
  await migrateUrl(server.url)
  const db = openPostgres(server.url)
  await insertPeople(db)
  await db.destroy()
  service = await startProcess({ DATABASE_URL: server.url })
  const payload = { username: "agency@crewfleet.example", password }
  const { access_token: accessToken } = await makeClient({ baseUrl: service.url }).session.login({ payload })
  const session = { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
  client = makeClient({ baseUrl: service.url, session, retries: 0 })
  admin = await connected()
})
afterAll(async () => {
  await service.kill()
  await admin.end()
  await server.stop()
})

const connected = async () => {
  const made = new pg.Client(server.url)
  made.on("error", () => {})
  await made.connect()
  return made
}

/** Adds one place after the other, in four places at once, until told to stop; gives what was answered. */
const addPlaces = (label: string) => {
  const acknowledged: Array<string> = []
  const refused = new Set<unknown>()
  let written = 0
  let goesOn = true
  const writer = async () => {
    while (goesOn) {
      const name = `${label} ${++written}`
      try {
        await client.vehicle.addLocation({ query: {}, payload: { name, city: "Hull", country: "UK" } })
        acknowledged.push(name)
      } catch (error) {
        const away = error instanceof RequestFailed && isRefusedWith(error.failure, 503)
        refused.add(away ? error.failure : error)
        await sleep(5)
      }
    }
  }
  const writers = Promise.all([writer(), writer(), writer(), writer()])
  const stop = async () => {
    goesOn = false
    await writers
  }
  return { acknowledged, refused, stop }
}

/** Waits until so many more places have been acknowledged. */
const growing = async (acknowledged: ReadonlyArray<string>, more: number) => {
  const before = acknowledged.length
  while (acknowledged.length < before + more && service.process.exitCode === null) await sleep(5)
}

const lost = async (acknowledged: ReadonlyArray<string>) => {
  const { rows } = await admin.query<{ name: string }>("select name from locations")
  const kept = new Set(rows.map(({ name }) => name))
  return acknowledged.filter((name) => !kept.has(name))
}

const unavailable = {
  _tag: "Refused",
  status: 503,
  message: "CrewFleet cannot answer right now.",
  violations: [],
  retryAfter: 5
}

describe("A service whose PostgreSQL drops connections", () => {
  it("lives through 20 rounds of ended connections, answers 503 meanwhile, and loses nothing it acknowledged", async () => {
    const { acknowledged, refused, stop } = addPlaces("Ended")
    for (let round = 0; round < 20; round += 1) {
      await growing(acknowledged, 5)
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
      )
    }
    await growing(acknowledged, 5)
    await stop()
    expect(service.process.exitCode).toBeNull()
    expect(refused.size).toBeGreaterThan(0)
    expect([...refused]).toEqual([...refused].map(() => unavailable))
    expect(await lost(acknowledged)).toEqual([])
  })

  it("answers 503 while PostgreSQL is stopped, and goes on once it is started again", async () => {
    const { acknowledged, refused, stop } = addPlaces("Stopped")
    await growing(acknowledged, 5)
    await server.halt()
    const answer = await fetch(`${service.url}/files/6a1c0f0e-6a53-4c53-8d2c-0d2f9a1f7f11`)
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    expect((await fetch(`${service.url}/health`)).status).toBe(503)
    await server.resume()
    await growing(acknowledged, 5)
    await stop()
    admin = await connected()
    expect(service.process.exitCode).toBeNull()
    expect(refused.size).toBeGreaterThan(0)
    expect([...refused]).toEqual([...refused].map(() => unavailable))
    expect(await lost(acknowledged)).toEqual([])
  })

  it("goes on when whoever reads its log goes away", async () => {
    service.process.stdout.destroy()
    for (let request = 0; request < 20; request += 1) {
      expect((await fetch(`${service.url}/health`)).status).toBe(200)
    }
    expect(service.process.exitCode).toBeNull()
  })
})

describe("A pool of connections to PostgreSQL", () => {
  let database: ManagedRuntime.ManagedRuntime<Database, never>
  beforeAll(async () => {
    database = ManagedRuntime.make(Database.layerUrl(await freshPostgresUrl()))
  })
  afterAll(() => database.dispose())
  const run = <A, E>(work: (database: Database["Service"]) => Effect.Effect<A, E>) =>
    database.runPromise(Effect.flatMap(Database, work))
  const asking = (text: string) => run(({ query }) => query((db) => db.executeQuery(CompiledQuery.raw(text))))

  it("gets back the connections of transactions that were lost when they committed", async () => {
    for (let round = 0; round < 12; round += 1) {
      const losing = run(({ query, transaction }) =>
        transaction(
          Effect.flatMap(
            query((db) =>
              db.executeQuery<{ pid: number }>(CompiledQuery.raw("select pg_backend_pid() as pid"))
            ),
            ({ rows }) => Effect.promise(() => asking(`select pg_terminate_backend(${rows[0]?.pid})`))
          )
        )
      )
      await expect(losing).rejects.toMatchObject({
        name: "DatabaseAway",
        cause: { message: expect.not.stringContaining("timeout exceeded") }
      })
    }
    expect((await asking("select 1 as one")).rows).toEqual([{ one: 1 }])
  })

  it("ends statements after 30 seconds and idle transactions after 15", async () => {
    expect((await asking("show statement_timeout")).rows).toEqual([{ statementTimeout: "30s" }])
    expect((await asking("show idle_in_transaction_session_timeout")).rows).toEqual([
      { idleInTransactionSessionTimeout: "15s" }
    ])
  })

  it("answers each question in one process, as others take longer to start than most questions take", async () => {
    expect((await asking("show max_parallel_workers_per_gather")).rows).toEqual([
      { maxParallelWorkersPerGather: "0" }
    ])
  })

  it("takes a statement that was ended for a database that is away", async () => {
    const slow = run(({ query, transaction }) =>
      transaction(
        Effect.andThen(
          query((db) => db.executeQuery(CompiledQuery.raw("set local statement_timeout = 50"))),
          query((db) => db.executeQuery(CompiledQuery.raw("select pg_sleep(20)")))
        )
      )
    )
    await expect(slow).rejects.toMatchObject({ name: "DatabaseAway", code: "57014" })
  })

  it("takes a transaction that was ended because nothing happened in it for a database that is away", async () => {
    const idle = run(({ query, transaction }) =>
      transaction(
        query((db) =>
          db.executeQuery(CompiledQuery.raw("set local idle_in_transaction_session_timeout = 20"))
        ).pipe(
          Effect.andThen(Effect.sleep(200)),
          Effect.andThen(query((db) => db.executeQuery(CompiledQuery.raw("select 1"))))
        )
      )
    )
    await expect(idle).rejects.toBeInstanceOf(DatabaseAway)
  })
})
