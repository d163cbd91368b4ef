import "fake-indexeddb/auto"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { logsAt } from "../leader/logsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { wrongInTheEnd } from "./log/endChecks.ts"
import { runOfLog } from "./log/runOfLog.ts"
import { countEncryption, virtualTime } from "./log/virtualTime.ts"

/** `LOG_SEED=8` takes that one alone; `npm run endure` takes many more. */
const only = process.env.LOG_SEED
const count = import.meta.env.MODE === "endure" ? 500 : 20
const seeds = only ? [Number(only)] : Array.from({ length: count }, (_, index) => index + 1)

describeServedOnce("Whole logs, over a network and on devices that fail", (served) => {
  const at = logsAt(served)
  const time = virtualTime()
  beforeAll(async () => {
    await at.prepare()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() })
    countEncryption(time)
  })
  afterAll(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it("lose nothing older than a second, receive nothing twice, and say nothing to be received that was not", async () => {
    const second = await time.during(at.newLeader())
    const leaders = [{ name: "worker", workerId: served.people.worker }, second] as const
    let edits = 0
    for (const seed of seeds) {
      await time.during(at.forgetTries())
      const run = await runOfLog(seed, { served, at, time, leaders })
      const wrong = await time.during(wrongInTheEnd(served.query, run))
      expect(wrong, `Seed ${seed}:\n${run.script.join("\n")}`).toEqual([])
      edits += run.typed
    }
    expect(edits).toBeGreaterThan(seeds.length)
  })
})
