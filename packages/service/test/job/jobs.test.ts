import { Effect } from "effect"
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { claimJobs } from "../../src/job/claimJobs.ts"
import type { Job, JobKind } from "../../src/job/JobKind.ts"
import { describeOnBoth, type Run } from "../database/onBothDatabases.ts"
import { type Differing, type Instance, instanceOn } from "./instanceOn.ts"

const minute = 60_000
const secret = "the code is 271828"

describeOnBoth("Jobs", (run: Run) => {
  let database: Database["Service"]
  let ahead = 0
  let performed: Array<Job>
  let log: Array<string>
  const running: Array<Instance> = []

  const now = () => Date.now() + ahead
  const noting: JobKind = {
    kind: "noting",
    perform: (job) => Effect.sync(() => void performed.push(job))
  }
  const start = async (differing: Partial<Differing> = {}) => {
    const instance = await instanceOn({
      database,
      kinds: [noting],
      now,
      log: (line) => log.push(line),
      ...differing
    })
    running.push(instance)
    return instance
  }
  const soon = (key: string) => ({
    kind: "noting",
    key,
    payload: { plain: 1 },
    secret,
    expiresAt: new Date(now() + 5 * minute)
  })
  const keys = () => performed.map(({ key }) => key)
  const rows = () => run(database.query((db) => db.selectFrom("jobs").selectAll().orderBy("id").execute()))
  const stopAll = async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
  }

  beforeAll(async () => {
    database = await run(Database)
  })
  beforeEach(() => {
    ahead = 0
    performed = []
    log = []
  })
  afterEach(async () => {
    await stopAll()
    await run(database.query((db) => db.deleteFrom("jobs").execute()))
  })

  it("are done once the transaction that wants them is committed, with what they need", async () => {
    const { enqueue } = await start()
    await run(
      database.transaction(
        Effect.gen(function* () {
          yield* enqueue(soon("committed"))
          yield* Effect.sleep("200 millis")
          expect(performed).toEqual([])
        })
      )
    )
    await expect.poll(keys).toEqual(["committed"])
    expect(performed[0]).toMatchObject({ payload: { plain: 1 }, secret })
  })

  it("are not done when the transaction is rolled back", async () => {
    const { enqueue } = await start()
    const rolledBack = Effect.andThen(enqueue(soon("rolled back")), Effect.fail("no"))
    await run(Effect.ignore(database.transaction(rolledBack)))
    await run(enqueue(soon("later")))
    await expect.poll(keys).toEqual(["later"])
    expect((await rows()).map(({ key }) => key)).toEqual(["later"])
  })

  it("are done once when their transaction is started anew", async () => {
    const { enqueue } = await start()
    let tries = 0
    const lostAtFirst = Effect.gen(function* () {
      yield* enqueue(soon(`try ${++tries}`))
      if (tries < 3) yield* Effect.die({ code: "40001" })
    })
    await run(database.transaction(lostAtFirst))
    await expect.poll(keys).toEqual(["try 3"])
    expect((await rows()).map(({ key }) => key)).toEqual(["try 3"])
  })

  it("are done once under one key, however often they are asked for", async () => {
    const { enqueue } = await start()
    await run(Effect.all([enqueue(soon("same")), enqueue(soon("same")), enqueue(soon("other"))]))
    await expect.poll(() => keys().length).toBe(2)
    await run(enqueue(soon("same")))
    await run(enqueue(soon("last")))
    await expect.poll(keys).toContain("last")
    expect(keys().sort()).toEqual(["last", "other", "same"])
  })

  it("begin within a second of the commit, in the same process", async () => {
    const { enqueue } = await start()
    const began: Array<number> = []
    for (const key of ["first", "second", "third"]) {
      await run(enqueue(soon(key)))
      const committed = performance.now()
      await expect.poll(keys, { interval: 5 }).toContain(key)
      began.push(performance.now() - committed)
    }
    expect(Math.max(...began)).toBeLessThan(1_000)
  })

  it("that were put down before a stop are done after the next start", async () => {
    const { enqueue } = await start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("kept")))
    await stopAll()
    expect(performed).toEqual([])
    await start()
    await expect.poll(keys).toEqual(["kept"])
  })

  it("are done once by whichever of two processes", async () => {
    const by: Array<string> = []
    const doneBy = (name: string): JobKind => ({
      kind: "noting",
      perform: ({ key }) =>
        Effect.andThen(
          Effect.sync(() => by.push(`${key} ${name}`)),
          Effect.sleep(5)
        )
    })
    const one = await start({ kinds: [doneBy("one")] })
    const other = await start({ kinds: [doneBy("other")] })
    const wanted = Array.from({ length: 60 }, (_, number) => `job ${number}`)
    const jobs = wanted.map((key, number) => (number % 2 === 0 ? one : other).enqueue(soon(key)))
    await run(Effect.all(jobs, { concurrency: 8 }))
    await expect.poll(async () => (await rows()).filter(({ endedAt }) => !endedAt)).toEqual([])
    expect(by.map((each) => each.replace(/ \w+$/, "")).sort()).toEqual(wanted.sort())
  })

  it("of a process that died in the middle are done by another, once the lease has ended", async () => {
    const { enqueue, stop } = await start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("orphan")))
    await stop()
    expect((await run(claimJobs(["noting"], 9))).map(({ key }) => key)).toEqual(["orphan"])
    await start()
    await run(Effect.sleep("1.2 seconds"))
    expect(keys()).toEqual([])
    ahead += minute
    await expect.poll(keys).toEqual(["orphan"])
    await expect.poll(rows).toMatchObject([{ attempts: 2, outcome: "done" }])
  })

  it("keep what is secret sealed until they are done, and erase it then", async () => {
    const { enqueue } = await start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("sealed")))
    expect(await rows()).toMatchObject([{ key: "sealed", sealed: expect.stringMatching(/^.{40,}$/) }])
    expect(JSON.stringify(await rows())).not.toContain("271828")
    await start()
    await expect.poll(rows).toMatchObject([{ outcome: "done", sealed: null }])
    expect(performed[0]?.secret).toBe(secret)
    expect(JSON.stringify(await rows())).not.toContain("271828")
  })

  it("open for nobody without the key, and wait for somebody who has it", async () => {
    const { enqueue, stop } = await start({ secretKey: "the right one" })
    await stop()
    await run(enqueue(soon("locked")))
    await start({ secretKey: "a wrong one" })
    await expect.poll(rows).toMatchObject([{ attempts: 1, lease: null, failure: expect.any(String) }])
    expect(performed).toEqual([])
    await stopAll()
    await start({ secretKey: "the right one" })
    ahead += 2 * 1000
    await expect.poll(keys).toEqual(["locked"])
  })

  it("that fail are tried again, later each time, until they have expired; then the log says so", async () => {
    const failing: JobKind = {
      kind: "noting",
      perform: (job) => {
        performed.push(job)
        return Effect.fail(Object.assign(new Error("to eleanor@post.example"), { code: "EENVELOPE" }))
      }
    }
    const { enqueue } = await start({ kinds: [failing] })
    await run(enqueue(soon("failing")))
    const pauses: Array<number> = []
    for (const attempts of [1, 2, 3]) {
      await expect.poll(rows).toMatchObject([{ attempts, lease: null, failure: "Error EENVELOPE" }])
      const [row] = await rows()
      pauses.push(Math.round(((row?.runAt.getTime() ?? 0) - now()) / 1000))
      ahead += 2 ** attempts * 1000
    }
    expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0)
    ahead += 5 * minute
    await expect.poll(rows).toMatchObject([{ outcome: "expired", sealed: null }])
    const tried = performed.length
    expect(log.map((line) => JSON.parse(line))).toEqual([
      { at: expect.any(String), job: "noting", gaveUpAfter: tried, failure: "Error EENVELOPE" }
    ])
  })

  it("that have expired are not begun", async () => {
    const { enqueue, stop } = await start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("too late")))
    await stop()
    ahead += 5 * minute
    await start()
    await expect.poll(rows).toMatchObject([{ outcome: "expired", sealed: null }])
    expect(performed).toEqual([])
  })

  it("are interrupted when they expire in the middle", async () => {
    let ended = "no"
    const endless: JobKind = {
      kind: "noting",
      perform: () =>
        Effect.onInterrupt(Effect.never, () =>
          Effect.sync(() => {
            ended = "interrupted"
          })
        )
    }
    const { enqueue } = await start({ kinds: [endless] })
    await run(enqueue({ ...soon("endless"), expiresAt: new Date(now() + 400) }))
    await expect.poll(rows).toMatchObject([{ outcome: "expired", attempts: 2 }])
    expect(ended).toBe("interrupted")
  })

  it("finish when the service is stopped", async () => {
    let begun = false
    let finished = false
    const slow: JobKind = {
      kind: "noting",
      perform: () =>
        Effect.gen(function* () {
          begun = true
          yield* Effect.sleep("300 millis")
          finished = true
        })
    }
    const { enqueue, stop } = await start({ kinds: [slow] })
    await run(enqueue(soon("slow")))
    await expect.poll(() => begun, { interval: 5 }).toBe(true)
    await stop()
    expect(finished).toBe(true)
    expect(await rows()).toMatchObject([{ outcome: "done" }])
  })

  it("do not wait for one that takes long", async () => {
    const long: JobKind = { kind: "long", perform: () => Effect.never }
    const { enqueue } = await start({ kinds: [long, noting] })
    await run(enqueue({ ...soon("long"), kind: "long", expiresAt: new Date(now() + 500) }))
    await run(enqueue(soon("short")))
    await expect.poll(keys).toEqual(["short"])
  })

  it("go on when the database comes back, which the log tells once each way", async () => {
    let away = false
    const lost = Effect.die(Object.assign(new Error("connect to 10.0.0.1"), { code: "ECONNREFUSED" }))
    const flickering: Database["Service"] = {
      ...database,
      query: (work) => Effect.suspend(() => (away ? lost : database.query(work)))
    }
    await start({ database: flickering })
    const { enqueue } = await start({ kinds: [{ ...noting, kind: "another" }] })
    away = true
    await expect.poll(() => log.length).toBe(1)
    await run(enqueue(soon("waiting")))
    await run(Effect.sleep("1.2 seconds"))
    expect(performed).toEqual([])
    away = false
    await expect.poll(keys).toEqual(["waiting"])
    expect(log.map((line) => JSON.parse(line))).toEqual([
      { at: expect.any(String), jobs: "are waiting for the database", failure: "Error ECONNREFUSED" },
      { at: expect.any(String), jobs: "go on" }
    ])
  })

  it("that recur are done once in each stretch of time, by one of two processes", async () => {
    ahead = 60 * minute - (Date.now() % (60 * minute))
    const hourly: JobKind = { ...noting, every: "1 hour" }
    await start({ kinds: [hourly] })
    await start({ kinds: [hourly] })
    await expect.poll(() => performed.length).toBe(1)
    ahead += 60 * minute
    await expect.poll(() => performed.length).toBe(2)
    await run(Effect.sleep("1.2 seconds"))
    expect(performed.length).toBe(2)
    expect(new Set(keys()).size).toBe(2)
  })
})
