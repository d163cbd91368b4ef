import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, describe } from "vitest"
import { Database } from "../src/database/Database.ts"
import type { Work } from "../src/database/databaseOn.ts"
import type { Http } from "../src/Http.ts"
import type { ServiceOptions } from "../src/ServiceOptions.ts"
import { type RunningService, startService } from "../src/startService.ts"
import { freshPostgresUrl, memoryDatabase } from "./database/onBothDatabases.ts"
import { insertPeople, type People } from "./people.ts"

/** A real service on a port of its own, with a few people in it. */
export interface Served {
  url: string
  people: People
  /** Milliseconds by which the service's clock is ahead. */
  ahead: number
  /** Every line of its log. */
  readonly log: Array<string>
  /** Looks into its database. */
  query<A>(work: Work<A>): Promise<A>
}

/**
 * Describes the same promises of a running service once on PGlite and once on PostgreSQL: for what happens at the same
 * time, and for what a driver reads and refuses in its own way.
 */
export const describeServed = (
  name: string,
  promises: (served: Served) => void,
  options: ServiceOptions = {}
): void => {
  describe(`${name} (PGlite)`, () => promises(serve(async () => memoryDatabase, options)))
  describe(`${name} (PostgreSQL)`, () => promises(serve(postgres, options)))
}

/** Describes promises that have nothing to do with the kind of database; it is PostgreSQL then, which takes less time. */
export const describeServedOnce = (
  name: string,
  promises: (served: Served) => void,
  options: ServiceOptions = {},
  routes?: typeof Http
): void => {
  describe(name, () => promises(serve(postgres, options, routes)))
}

const postgres = async () => Database.layerUrl(await freshPostgresUrl())

const serve = (
  open: () => Promise<typeof memoryDatabase>,
  options: ServiceOptions,
  routes?: typeof Http
): Served => {
  let runtime: ManagedRuntime.ManagedRuntime<Database, never>
  let service: RunningService
  const query = <A>(work: Work<A>) => runtime.runPromise(Effect.flatMap(Database, (db) => db.query(work)))
  const served: Served = { url: "", people: {} as People, ahead: 0, log: [], query }

  beforeAll(async () => {
    runtime = ManagedRuntime.make(await open())
    served.people = await query(insertPeople)
    const database = await runtime.runPromise(Effect.map(Database, (db) => Layer.succeed(Database, db)))
    const now = () => Date.now() + served.ahead
    const log = (line: string) => served.log.push(line)
    service = await startService(
      { now, log, ...options, demo: options.demo ?? false },
      database,
      undefined,
      routes
    )
    served.url = service.url
  })
  afterAll(async () => {
    await service?.stop()
    await runtime?.dispose()
  })
  return served
}
