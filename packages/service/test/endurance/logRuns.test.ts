import "fake-indexeddb/auto"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { logsAt } from "../leader/logsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { wrongInTheEnd } from "./log/endChecks.ts"
import { type Runs, runOfLog } from "./log/runOfLog.ts"
import { countEncryption, virtualTime } from "./log/virtualTime.ts"

/** `LOG_SEED=8` takes that one alone; `npm run endure` takes many more. */
const only = process.env.LOG_SEED
const count = import.meta.env.MODE === "endure" ? 500 : 20
const together = 20
/** The first and the last seed of each test. */
const rounds = only
  ? [[Number(only), Number(only)] as const]
  : Array.from(
      { length: count / together },
      (_, round) => [round * together + 1, (round + 1) * together] as const
    )

describeServedOnce("Whole logs, over a network and on devices that fail", (served) => {
  const at = logsAt(served)
  const time = virtualTime()
  let leaders: Runs["leaders"]
  beforeAll(async () => {
    await at.prepare()
    leaders = [{ name: "worker", workerId: served.people.worker }, await at.newLeader()]
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() })
    countEncryption(time)
  })
  afterAll(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each(rounds)(
    "lose nothing older than a second, receive nothing twice, and say nothing to be received that was not (seeds %i to %i)",
    async (from, to) => {
      let edits = 0
      for (let seed = from; seed <= to; seed += 1) {
        await time.during(at.forgetTries())
        const run = await runOfLog(seed, { served, at, time, leaders })
        const wrong = await time.during(wrongInTheEnd(served.query, run))
        expect(wrong, `Seed ${seed}:\n${run.script.join("\n")}`).toEqual([])
        edits += run.typed
      }
      expect(edits).toBeGreaterThan(to - from)
    }
  )
})
