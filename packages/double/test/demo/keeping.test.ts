import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { keeping } from "../../src/demo/keeping.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A browser that takes ten seconds to keep something, and keeps nothing while it is full. */
const browser = () => {
  const said: Array<string> = []
  const kept: Array<number> = []
  const disk = { isFull: false }
  const changed = keeping({
    keep: async (count) => {
      const changes = count()
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      if (disk.isFull) throw new Error("Quota exceeded")
      kept.push(changes)
      return changes
    },
    say: ({ kind }) => said.push(kind)
  })
  return { changed, disk, kept, said }
}

it("says that changes are kept once they are, all together", async () => {
  const { changed, kept, said } = browser()
  changed()
  changed()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(said).toEqual(["changed"])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said).toEqual(["changed", "kept"])
  expect(kept).toEqual([2])
})

it("keeps again what changed meanwhile before it says so", async () => {
  const { changed, kept, said } = browser()
  changed()
  await vi.advanceTimersByTimeAsync(5_000)
  changed()
  await vi.advanceTimersByTimeAsync(8_000)
  expect({ kept, said }).toEqual({ kept: [1], said: ["changed"] })
  await vi.advanceTimersByTimeAsync(12_000)
  expect({ kept, said }).toEqual({ kept: [1, 2], said: ["changed", "kept"] })
})

it("says that nothing can be kept where that is so, and tries again with the next change", async () => {
  const { changed, disk, said } = browser()
  disk.isFull = true
  changed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(["changed", "unkept"])
  disk.isFull = false
  changed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(["changed", "unkept", "changed", "kept"])
})
