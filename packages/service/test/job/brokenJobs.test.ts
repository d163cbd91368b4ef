import { Effect } from "effect"
import { expect, it } from "vitest"
import type { Database } from "../../src/database/Database.ts"
import { claimJobs } from "../../src/job/claimJobs.ts"
import type { JobKind } from "../../src/job/JobKind.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { instancesOn, minute } from "./instances.ts"

describeOnBoth("Jobs", (run) => {
  const { shared, noting, soon } = instancesOn(run)

  it("of a process that died in the middle are done by another, once the lease has ended", async () => {
    const { enqueue, stop } = await shared.start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("orphan")))
    await stop()
    expect((await run(claimJobs(["noting"], 9))).map(({ key }) => key)).toEqual(["orphan"])
    await shared.start()
    await run(Effect.sleep("1.2 seconds"))
    expect(shared.keys()).toEqual([])
    shared.ahead += minute
    await expect.poll(shared.keys).toEqual(["orphan"])
    await expect.poll(shared.rows).toMatchObject([{ attempts: 2, outcome: "done" }])
  })

  it("open for nobody without the key, and wait for somebody who has it", async () => {
    const { enqueue, stop } = await shared.start({ secretKey: "the right one" })
    await stop()
    await run(enqueue(soon("locked")))
    await shared.start({ secretKey: "a wrong one" })
    await expect.poll(shared.rows).toMatchObject([{ attempts: 1, lease: null, failure: expect.any(String) }])
    expect(shared.performed).toEqual([])
    await shared.stopAll()
    await shared.start({ secretKey: "the right one" })
    shared.ahead += 2 * 1000
    await expect.poll(shared.keys).toEqual(["locked"])
  })

  it("that fail are tried again, later each time, until they have expired; then the log says so", async () => {
    const failing: JobKind = {
      kind: "noting",
      perform: (job) => {
        shared.performed.push(job)
        return Effect.fail(Object.assign(new Error("to eleanor@post.example"), { code: "EENVELOPE" }))
      }
    }
    const { enqueue } = await shared.start({ kinds: [failing] })
    await run(enqueue(soon("failing")))
    const pauses: Array<number> = []
    for (const attempts of [1, 2, 3]) {
      await expect.poll(shared.rows).toMatchObject([{ attempts, lease: null, failure: "Error EENVELOPE" }])
      const [row] = await shared.rows()
      pauses.push(Math.round(((row?.runAt.getTime() ?? 0) - shared.now()) / 1000))
      shared.ahead += 2 ** attempts * 1000
    }
    expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0)
    shared.ahead += 5 * minute
    await expect.poll(shared.rows).toMatchObject([{ outcome: "expired", sealed: null }])
    const tried = shared.performed.length
    expect(shared.log.map((line) => JSON.parse(line))).toEqual([
      { at: expect.any(String), job: "noting", gaveUpAfter: tried, failure: "Error EENVELOPE" }
    ])
  })

  it("that have expired are not begun", async () => {
    const { enqueue, stop } = await shared.start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("too late")))
    await stop()
    shared.ahead += 5 * minute
    await shared.start()
    await expect.poll(shared.rows).toMatchObject([{ outcome: "expired", sealed: null }])
    expect(shared.performed).toEqual([])
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
    const { enqueue } = await shared.start({ kinds: [endless] })
    await run(enqueue({ ...soon("endless"), expiresAt: new Date(shared.now() + 400) }))
    await expect.poll(shared.rows).toMatchObject([{ outcome: "expired", attempts: 2 }])
    expect(ended).toBe("interrupted")
  })

  it("finish when the service is stopped", async () => {
    let started = false
    let finished = false
    const slow: JobKind = {
      kind: "noting",
      perform: () =>
        Effect.gen(function* () {
          started = true
          yield* Effect.sleep("300 millis")
          finished = true
        })
    }
    const { enqueue, stop } = await shared.start({ kinds: [slow] })
    await run(enqueue(soon("slow")))
    await expect.poll(() => started, { interval: 5 }).toBe(true)
    await stop()
    expect(finished).toBe(true)
    expect(await shared.rows()).toMatchObject([{ outcome: "done" }])
  })

  it("go on when the database comes back, which the log tells once each way", async () => {
    let away = false
    const lost = Effect.die(Object.assign(new Error("connect to 10.0.0.1"), { code: "ECONNREFUSED" }))
    const flickering: Database["Service"] = {
      ...shared.database,
      query: (work) => Effect.suspend(() => (away ? lost : shared.database.query(work)))
    }
    await shared.start({ database: flickering })
    const { enqueue } = await shared.start({ kinds: [{ ...noting, kind: "another" }] })
    away = true
    await expect.poll(() => shared.log.length).toBe(1)
    await run(enqueue(soon("waiting")))
    await run(Effect.sleep("1.2 seconds"))
    expect(shared.performed).toEqual([])
    away = false
    await expect.poll(shared.keys).toEqual(["waiting"])
    expect(shared.log.map((line) => JSON.parse(line))).toEqual([
      { at: expect.any(String), jobs: "are waiting for the database", failure: "Error ECONNREFUSED" },
      { at: expect.any(String), jobs: "go on" }
    ])
  })
})
