import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { restingBetween } from "../../../src/inspector/screen/restingBetween.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }))
afterEach(() => void vi.useRealTimers())

const takes = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

it("does the first at once, and only the last of what comes meanwhile", async () => {
  const done: Array<number> = []
  const next = restingBetween(async (step: number) => {
    done.push(step)
    await takes(50)
  })
  for (const step of [1, 2, 3, 4]) next(step)
  expect(done).toEqual([1])
  await vi.advanceTimersByTimeAsync(500)
  expect(done).toEqual([1, 4])
})

it("rests as long as it worked", async () => {
  const done: Array<number> = []
  const next = restingBetween(async (step: number) => {
    await takes(50)
    done.push(step)
  })
  next(1)
  next(2)
  await vi.advanceTimersByTimeAsync(140)
  expect(done).toEqual([1])
  await vi.advanceTimersByTimeAsync(20)
  expect(done).toEqual([1, 2])
})

it("goes on after work that failed", async () => {
  const said = vi.spyOn(globalThis, "reportError").mockImplementation(() => {})
  const done: Array<number> = []
  const next = restingBetween(async (step: number) => {
    if (step === 1) throw new Error("It could not be drawn")
    done.push(step)
  })
  next(1)
  await vi.advanceTimersByTimeAsync(1)
  next(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual([2])
  expect(said).toHaveBeenCalledOnce()
})
