import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { soloThread } from "../../src/thread/soloThread.ts"

/** Says back what it is told, and which thread it is; to "never" it answers nothing. */
const program = `import { parentPort, threadId } from "node:worker_threads"
parentPort.on("message", (message) => message === "never" || parentPort.postMessage([message, threadId]))`

afterEach(() => void vi.useRealTimers())

it("gives up a thread that never answers once its time is over, and lets another one do what is next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const thread = soloThread<string, readonly [string, number]>(
    new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    { patience: { atWork: 1_000, idle: 1_000 }, each: 25 }
  )
  const run = (message: string) => Effect.runPromise(thread(message))
  const [, first] = await run("one")
  const ended = vi.fn()
  const late = run("never").catch((error: unknown) => {
    ended()
    return error
  })
  const next = run("other")
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toMatchObject({ name: "ThreadEnded", cause: "It took too long." })
  const [said, second] = await next
  expect(said).toBe("other")
  expect(second).not.toBe(first)
  vi.advanceTimersByTime(1_000)
})
