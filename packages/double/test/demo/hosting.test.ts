import { expect, it } from "vitest"
import { hosting } from "../../src/demo/hosting.ts"

/** A page that hosts, or waits to: what it has done, and how it is left. */
const page = (name: string) => {
  const leaving = new AbortController()
  const done: Array<string> = []
  const ended = hosting(name, leaving.signal, () => {
    done.push("started")
    return () => done.push("ended")
  })
  const leave = async () => {
    leaving.abort()
    await ended
  }
  return { done, leave }
}

it("hosts in one page after the other, and never in one that was left while it waited", async () => {
  const [first, left, last] = ["demo", "demo", "demo"].map(page)
  await expect.poll(() => first?.done).toEqual(["started"])
  await left?.leave()
  await first?.leave()
  expect(first?.done).toEqual(["started", "ended"])
  await expect.poll(() => last?.done).toEqual(["started"])
  await last?.leave()
  expect(left?.done).toEqual([])
})

it("tells what went wrong when it began", async () => {
  const failing = () => {
    throw new Error("No worker")
  }
  await expect(hosting("failing", new AbortController().signal, failing)).rejects.toThrow("No worker")
})
