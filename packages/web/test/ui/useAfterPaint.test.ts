import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useAfterPaint } from "../../src/ui/useAfterPaint.ts"

beforeEach(() =>
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout"] })
)
afterEach(() => vi.useRealTimers())

const frame = () => act(() => vi.advanceTimersByTime(20))

it("is the value of the frame before until the present one is shown", () => {
  const { result, rerender } = renderHook(useAfterPaint<string>, { initialProps: "N" })
  expect(result.current).toBe("N")
  rerender("No")
  expect(result.current).toBe("N")
  frame()
  expect(result.current).toBe("No")
})

it("passes over values that another follows within a frame", () => {
  const seen: Array<string> = []
  const { rerender } = renderHook(
    (value: string) => {
      seen.push(useAfterPaint(value))
    },
    { initialProps: "N" }
  )
  for (const typed of ["No", "Nor", "Nort"]) rerender(typed)
  frame()
  expect(new Set(seen)).toEqual(new Set(["N", "Nort"]))
})
