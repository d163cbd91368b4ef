import { Effect } from "effect"
import { expect, it } from "vitest"
import type { JobKind } from "../../src/job/JobKind.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { instancesOn, secret } from "./instances.ts"

describeOnBoth("Jobs", (run) => {
  const { shared, noting, soon } = instancesOn(run)

  it("are done once the transaction that wants them is committed, with what they need", async () => {
    const { enqueue } = await shared.start()
    await run(
      shared.database.transaction(
        Effect.gen(function* () {
          yield* enqueue(soon("committed"))
          yield* Effect.sleep("200 millis")
          expect(shared.performed).toEqual([])
        })
      )
    )
    await expect.poll(shared.keys).toEqual(["committed"])
    expect(shared.performed[0]).toMatchObject({ payload: { plain: 1 }, secret })
  })

  it("are not done when the transaction is rolled back", async () => {
    const { enqueue } = await shared.start()
    const rolledBack = Effect.andThen(enqueue(soon("rolled back")), Effect.fail("no"))
    await run(Effect.ignore(shared.database.transaction(rolledBack)))
    await run(enqueue(soon("later")))
    await expect.poll(shared.keys).toEqual(["later"])
    expect((await shared.rows()).map(({ key }) => key)).toEqual(["later"])
  })

  it("are done once when their transaction is started anew", async () => {
    const { enqueue } = await shared.start()
    let tries = 0
    const lostAtFirst = Effect.gen(function* () {
      yield* enqueue(soon(`try ${++tries}`))
      if (tries < 3) yield* Effect.die({ code: "40001" })
    })
    await run(shared.database.transaction(lostAtFirst))
    await expect.poll(shared.keys).toEqual(["try 3"])
    expect((await shared.rows()).map(({ key }) => key)).toEqual(["try 3"])
  })

  it("are done once under one key, however often they are asked for", async () => {
    const { enqueue } = await shared.start()
    await run(Effect.all([enqueue(soon("same")), enqueue(soon("same")), enqueue(soon("other"))]))
    await expect.poll(() => shared.keys().length).toBe(2)
    await run(enqueue(soon("same")))
    await run(enqueue(soon("last")))
    await expect.poll(shared.keys).toContain("last")
    expect(shared.keys().sort()).toEqual(["last", "other", "same"])
  })

  it("begin within a second of the commit, in the same process", async () => {
    const { enqueue } = await shared.start()
    const began: Array<number> = []
    for (const key of ["first", "second", "third"]) {
      await run(enqueue(soon(key)))
      const committed = performance.now()
      await expect.poll(shared.keys, { interval: 5 }).toContain(key)
      began.push(performance.now() - committed)
    }
    expect(Math.max(...began)).toBeLessThan(1_000)
  })

  it("that were put down before a stop are done after the next start", async () => {
    const { enqueue } = await shared.start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("kept")))
    await shared.stopAll()
    expect(shared.performed).toEqual([])
    await shared.start()
    await expect.poll(shared.keys).toEqual(["kept"])
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
    const one = await shared.start({ kinds: [doneBy("one")] })
    const other = await shared.start({ kinds: [doneBy("other")] })
    const wanted = Array.from({ length: 60 }, (_, number) => `job ${number}`)
    const jobs = wanted.map((key, number) => (number % 2 === 0 ? one : other).enqueue(soon(key)))
    await run(Effect.all(jobs, { concurrency: 8 }))
    await expect.poll(async () => (await shared.rows()).filter(({ endedAt }) => !endedAt)).toEqual([])
    expect(by.map((each) => each.replace(/ \w+$/, "")).sort()).toEqual(wanted.sort())
  })

  it("keep what is secret sealed until they are done, and erase it then", async () => {
    const { enqueue } = await shared.start({ kinds: [{ ...noting, kind: "another" }] })
    await run(enqueue(soon("sealed")))
    expect(await shared.rows()).toMatchObject([{ key: "sealed", sealed: expect.stringMatching(/^.{40,}$/) }])
    expect(JSON.stringify(await shared.rows())).not.toContain("271828")
    await shared.start()
    await expect.poll(shared.rows).toMatchObject([{ outcome: "done", sealed: null }])
    expect(shared.performed[0]?.secret).toBe(secret)
    expect(JSON.stringify(await shared.rows())).not.toContain("271828")
  })

  it("do not wait for one that takes long", async () => {
    const long: JobKind = { kind: "long", perform: () => Effect.never }
    const { enqueue } = await shared.start({ kinds: [long, noting] })
    await run(enqueue({ ...soon("long"), kind: "long", expiresAt: new Date(shared.now() + 500) }))
    await run(enqueue(soon("short")))
    await expect.poll(shared.keys).toEqual(["short"])
  })
})
