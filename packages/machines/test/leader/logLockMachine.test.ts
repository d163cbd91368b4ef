import { type CodeOutcome, type KeptHand, logLockMachine } from "@crewfleet/machines"
import { describe, expect, it, vi } from "vitest"
import { createActor, type EventFromLogic, fromPromise, SimulatedClock, waitFor } from "xstate"
import { openWhileHidden } from "../../src/leader/logLockMachine.ts"
import { describeWalk } from "../describeWalk.ts"

const alex: KeptHand = { id: "31/5/0", name: "Alex Parker", isSpent: false, unsent: 2 }
const robin: KeptHand = { id: "31/6/0", name: "Robin Hale", isSpent: true, unsent: 0 }
const code = { type: "code.submitted", code: "735194" } as const

/** A lock on a device that keeps these logs, and says so of each code. */
const lock = (hands: ReadonlyArray<KeptHand>, outcomes: ReadonlyArray<CodeOutcome | Error> = []) => {
  const tried: Array<unknown> = []
  const clock = new SimulatedClock()
  let kept = hands
  let shut = 0
  const device: { keeps: () => Promise<boolean> } = { keeps: async () => true }
  const confirmed: Array<string> = []
  const actor = createActor(
    logLockMachine.provide({
      actors: {
        look: fromPromise(async () => kept),
        tryCode: fromPromise(async ({ input }) => {
          const outcome = outcomes[tried.push(input) - 1]
          if (outcome === undefined || outcome instanceof Error) throw outcome
          if (outcome._tag === "Spent") kept = kept.map((hand) => ({ ...hand, isSpent: true }))
          return outcome
        }),
        keep: fromPromise(async () => ({ isKept: await device.keeps() })),
        confirmCode: fromPromise(async ({ input }) => {
          confirmed.push(input.code)
          if (input.code === "000000") throw new Error("The database is gone")
          return input.code === code.code ? { _tag: "Opened" } : { _tag: "Paused", seconds: 5 }
        }),
        shut: fromPromise(async () => {
          shut += 1
        })
      }
    }),
    { clock }
  )
  actor.start()
  const does = async (...events: ReadonlyArray<EventFromLogic<typeof logLockMachine>>) => {
    await waitFor(actor, (state) => !state.hasTag("busy"))
    for (const event of events) {
      actor.send(event)
      await waitFor(actor, (state) => !state.hasTag("busy"))
    }
    return actor.getSnapshot()
  }
  const { send } = actor
  return {
    does,
    send,
    tried,
    clock,
    device,
    confirmed,
    value: () => actor.getSnapshot().value,
    shut: () => shut
  }
}

describe("logLockMachine", () => {
  it("asks for the code where the log is on this device, and is closed where it is not", async () => {
    expect((await lock([alex]).does()).value).toBe("asking")
    expect((await lock([]).does()).value).toBe("closed")
  })

  it("opens with the code, and asks the device once", async () => {
    const { does, tried } = lock([alex], [{ _tag: "Opened" }])
    expect((await does(code)).value).toEqual({ open: "seen" })
    expect(tried).toEqual([{ id: "31/5/0", code: "735194" }])
  })

  it("tries nothing that cannot be a code", async () => {
    const { does, tried } = lock([alex])
    const state = await does({ type: "code.submitted", code: "12" })
    expect(state.context.problems.map(({ text }) => text)).toEqual(["Enter 6 digits"])
    expect(tried).toEqual([])
  })

  it("says how many tries are left, and after the last that only signing in opens it", async () => {
    const { does } = lock([alex], [{ _tag: "Wrong", left: 1 }, { _tag: "Spent" }])
    const wrong = await does(code)
    expect(wrong.value).toBe("asking")
    expect(wrong.context.problems.map(({ text }) => text)).toEqual([
      "This code is wrong. One more try, then you have to sign in again."
    ])
    expect((await does(code)).value).toBe("spent")
    expect((await does({ type: "key.opened" })).value).toEqual({ open: "seen" })
  })

  it.each([
    [{ _tag: "NotCounted" } as const, "This device could not note that a code was tried"],
    [new Error("The database is gone"), "The code could not be checked"]
  ])("says what else went wrong: %j", async (outcome, text) => {
    const state = await lock([alex], [outcome]).does(code)
    expect(state.value).toBe("asking")
    expect(state.context.problems[0]?.text).toContain(text)
  })

  it("asks for whose log it is where several are here", async () => {
    const { does, tried } = lock([robin, alex], [{ _tag: "Opened" }])
    expect((await does()).context.chosen).toEqual(alex)
    expect((await does({ type: "hand.chosen", id: robin.id })).value).toBe("spent")
    expect((await does({ type: "hand.chosen", id: alex.id }, code)).value).toEqual({ open: "seen" })
    expect(tried).toEqual([{ id: alex.id, code: "735194" }])
  })

  it("closes when somebody says so, and forgets the key", async () => {
    const { does, shut } = lock([alex], [{ _tag: "Opened" }])
    expect((await does(code, { type: "lock.asked" })).value).toBe("asking")
    expect(shut()).toBe(1)
  })

  it.each([
    ["is asked to", [{ type: "lock.asked" }]],
    [
      "nobody saw it",
      [
        { type: "page.hidden", at: 0 },
        { type: "page.shown", at: openWhileHidden }
      ]
    ]
  ] as const)(
    "is only covered as long as the device cannot keep all of it, though it %s, and its code uncovers it",
    async (_, events) => {
      const { does, device, tried, confirmed, shut } = lock([alex], [{ _tag: "Opened" }])
      await does(code)
      device.keeps = async () => false
      expect((await does(...events)).value).toEqual({ covered: "waiting" })
      const textOf = async (typed: string) => (await does({ ...code, code: typed })).context.problems[0]?.text
      expect(await textOf("12")).toBe("Enter 6 digits")
      expect(await textOf("111111")).toContain("The next one is tried in 5 seconds")
      expect(await textOf("000000")).toContain("The code could not be checked")
      expect((await does(code)).value).toEqual({ open: "seen" })
      expect([tried.length, confirmed]).toEqual([1, ["111111", "000000", code.code]])
      device.keeps = () => Promise.reject(new Error("The database is gone"))
      expect((await does({ type: "lock.asked" })).value).toEqual({ covered: "waiting" })
      expect((await does({ type: "key.opened" })).value).toEqual({ open: "seen" })
      expect(shut()).toBe(0)
      device.keeps = async () => true
      expect((await does({ type: "lock.asked" })).value).toBe("asking")
      expect(shut()).toBe(1)
    }
  )

  it("tries again while it is covered, and closes once the device has room, or nothing of it is left", async () => {
    const { does, device, clock, shut, value } = lock([alex], [{ _tag: "Opened" }, { _tag: "Opened" }])
    await does(code, { type: "page.hidden", at: 0 })
    device.keeps = async () => false
    clock.increment(openWhileHidden)
    await vi.waitFor(() => expect(value()).toEqual({ covered: "waiting" }))
    device.keeps = () => new Promise(() => {})
    clock.increment(openWhileHidden)
    expect(value()).toEqual({ covered: "keepingAgain" })
    clock.increment(5_000)
    expect([value(), shut()]).toEqual([{ covered: "waiting" }, 0])
    device.keeps = async () => true
    clock.increment(openWhileHidden)
    await vi.waitFor(() => expect(value()).toBe("asking"))
    expect(shut()).toBe(1)
    device.keeps = async () => false
    expect((await does(code, { type: "lock.asked" }, { type: "log.gone" })).value).toBe("asking")
    expect(shut()).toBe(2)
  })

  it("closes at once where nothing of it is left", async () => {
    const { does, device, shut } = lock([alex], [{ _tag: "Opened" }])
    device.keeps = async () => false
    expect((await does(code, { type: "log.gone" })).value).toBe("asking")
    expect(shut()).toBe(1)
  })

  it.each([
    ["opened", undefined],
    ["uncovered", { type: "lock.asked" }]
  ] as const)("closes after a while where nobody sees the page any more as it is %s", async (_, before) => {
    const { does, send, device, clock, value } = lock([alex], [{ _tag: "Opened" }])
    device.keeps = async () => false
    await (before ? does(code, before) : does())
    send(code)
    send({ type: "page.hidden", at: 0 })
    await vi.waitFor(() => expect(value()).toEqual({ open: "hidden" }))
    expect((await does({ type: "page.shown", at: openWhileHidden - 1 })).value).toEqual({ open: "seen" })
    send({ type: "page.hidden", at: 0 })
    send({ type: "page.hidden", at: openWhileHidden - 1 })
    device.keeps = async () => true
    clock.increment(openWhileHidden)
    await vi.waitFor(() => expect(value()).toBe("asking"))
    send({ type: "page.shown", at: openWhileHidden })
  })

  it("is covered where the device does not end to write", async () => {
    const { does, device, clock, value } = lock([alex], [{ _tag: "Opened" }])
    await does(code)
    device.keeps = () => new Promise(() => {})
    const locking = does({ type: "lock.asked" })
    await vi.waitFor(() => expect(value()).toBe("keeping"))
    clock.increment(5_000)
    expect((await locking).value).toEqual({ covered: "waiting" })
  })

  it("closes after five minutes in which nobody saw it", async () => {
    const { does, clock } = lock([alex], [{ _tag: "Opened" }])
    await does(code, { type: "page.hidden", at: 0 })
    clock.increment(openWhileHidden - 1)
    expect((await does()).value).toEqual({ open: "hidden" })
    clock.increment(1)
    expect((await does()).value).toBe("asking")
  })

  it.each([
    ["stays open after a look elsewhere", 60_000, { open: "seen" }],
    ["closes where the telephone slept, and no time passed on the page", openWhileHidden, "asking"],
    ["closes where the clock was put back meanwhile", -1, "asking"]
  ])("%s", async (_, later, value) => {
    const { does } = lock([alex], [{ _tag: "Opened" }])
    const hiddenAt = 1_000_000
    const state = await does(
      code,
      { type: "page.hidden", at: hiddenAt },
      { type: "page.shown", at: hiddenAt + later }
    )
    expect(state.value).toEqual(value)
  })
})

describeWalk(logLockMachine, {
  events: [
    code,
    { type: "code.submitted", code: "" },
    { type: "hand.chosen", id: alex.id },
    { type: "hand.chosen", id: robin.id },
    { type: "key.opened" },
    { type: "lock.asked" },
    { type: "log.gone" },
    { type: "page.hidden", at: 1_000_000 },
    { type: "page.shown", at: 1_000_001 },
    { type: "page.shown", at: 2_000_000 }
  ],
  answers: {
    look: [[], [alex], [robin, alex]],
    tryCode: [{ _tag: "Opened" }, { _tag: "Wrong", left: 4 }, { _tag: "Spent" }, { _tag: "NotCounted" }],
    keep: [{ isKept: true }, { isKept: false }],
    confirmCode: [{ _tag: "Opened" }, { _tag: "Paused", seconds: 5 }, { _tag: "Spent" }],
    shut: [undefined]
  }
})
