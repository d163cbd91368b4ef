import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Drafts } from "../../src/editing/Drafts.ts"
import { makeDraftKeeper } from "../../src/editing/makeDraftKeeper.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Somebody who types, and what lies on the device by then. */
const someone = (refused = false) => {
  const lying = new Map<number | "new", string>()
  const settled: Array<boolean> = []
  const drafts: Drafts<never, string> = {
    keep: async (_, id, { form }) => {
      if (refused) throw new Error("full")
      lying.set(id ?? "new", form)
    },
    read: async () => undefined,
    forget: async (_, id) => void lying.delete(id ?? "new")
  }
  const keeper = makeDraftKeeper(drafts, "id:1", (isKept) => settled.push(isKept))
  return { lying, settled, keeper }
}

it("writes within a moment what is typed without a pause", async () => {
  const { lying, keeper } = someone()
  for (const form of ["W", "Wi", "Win", "Wint"]) {
    keeper.change(undefined, { form })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(lying.get("new")).toBe("Win")
  await vi.advanceTimersByTimeAsync(300)
  expect(lying.get("new")).toBe("Wint")
})

it("writes at once what was typed last when its page is left", async () => {
  const { lying, keeper } = someone()
  keeper.change(7, { form: "Winter" })
  keeper.write()
  await vi.advanceTimersByTimeAsync(0)
  expect(lying.get(7)).toBe("Winter")
})

it("removes a draft at once, and does not write what was typed before", async () => {
  const { lying, keeper } = someone()
  keeper.change(7, { form: "Winter" })
  keeper.change(7, undefined)
  keeper.write()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lying.size).toBe(0)
})

it("moves the draft of a new thing to the thing that it has become", async () => {
  const { lying, keeper } = someone()
  keeper.change(undefined, { form: "Winter" })
  await vi.advanceTimersByTimeAsync(300)
  keeper.change(7, { form: "Winter tyres" })
  await vi.advanceTimersByTimeAsync(300)
  expect([...lying]).toEqual([[7, "Winter tyres"]])
})

it("says each time whether it could be kept", async () => {
  const { settled, keeper } = someone(true)
  keeper.change(7, { form: "Winter" })
  await vi.advanceTimersByTimeAsync(300)
  expect(settled).toEqual([false])
  keeper.change(7, undefined)
  expect(settled).toEqual([false, true])
})
