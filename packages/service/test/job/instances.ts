import { Effect } from "effect"
import { afterEach, beforeAll, beforeEach } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Job, JobKind } from "../../src/job/JobKind.ts"
import type { NewJob } from "../../src/job/Jobs.ts"
import type { Run } from "../database/onBothDatabases.ts"
import { type Differing, type Instance, instanceOn } from "./instanceOn.ts"

export const minute = 60_000
export const secret = "the code is 271828"

/** Instances that share the database of a block; they stop and their jobs go with each test. */
export const instancesOn = (run: Run) => {
  const running: Array<Instance> = []
  const stopAll = async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
  }
  const shared = {
    /** Of the block, once its tests run. */
    database: {} as Database["Service"],
    /** Milliseconds by which their clocks are ahead. */
    ahead: 0,
    /** What jobs of the kind "noting" were done. */
    performed: [] as Array<Job>,
    log: [] as Array<string>,
    now: () => Date.now() + shared.ahead,
    keys: () => shared.performed.map(({ key }) => key),
    rows: () => run(shared.database.query((db) => db.selectFrom("jobs").selectAll().orderBy("id").execute())),
    start: async (differing: Partial<Differing> = {}): Promise<Instance> => {
      const { database, now, log } = shared
      const usual = { database, kinds: [noting], now, log: (line: string) => log.push(line) }
      const instance = await instanceOn({ ...usual, ...differing })
      running.push(instance)
      return instance
    },
    stopAll
  }
  const noting: JobKind = {
    kind: "noting",
    perform: (job) =>
      Effect.sync(() => {
        shared.performed.push(job)
      })
  }

  beforeAll(async () => {
    shared.database = await run(Database)
  })
  beforeEach(() => {
    shared.ahead = 0
    shared.performed = []
    shared.log = []
  })
  afterEach(async () => {
    await stopAll()
    await run(shared.database.query((db) => db.deleteFrom("jobs").execute()))
  })
  return {
    shared,
    noting,
    /** A job of the kind "noting" that is of use for some minutes. */
    soon: (key: string): NewJob => ({
      kind: "noting",
      key,
      payload: { plain: 1 },
      secret,
      expiresAt: new Date(shared.now() + 5 * minute)
    })
  }
}
