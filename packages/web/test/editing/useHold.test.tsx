import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useHold } from "../../src/editing/useHold.ts"
import { tabLocks } from "../delivery/tabLocks.ts"

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks: tabLocks() }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it("lets one tab at a time work on something, and another take it over once the first has written", async () => {
  const first = renderHook(() => useHold("form/7"))
  await passes(0)
  expect(first.result.current.state).toBe("held")
  const second = renderHook(() => useHold("form/7"))
  await passes(0)
  expect(second.result.current.state).toBe("elsewhere")
  act(() => second.result.current.take())
  await passes(0)
  expect(first.result.current.state).toBe("elsewhere")
  expect(second.result.current.state).toBe("elsewhere")
  await passes(500)
  expect(second.result.current.state).toBe("held")
})

it("has at once what is held nowhere, or no more", async () => {
  const first = renderHook(() => useHold("form/7"))
  const other = renderHook(() => useHold("form/8"))
  await passes(0)
  expect([first.result.current.state, other.result.current.state]).toEqual(["held", "held"])
  first.unmount()
  await passes(0)
  const next = renderHook(() => useHold("form/7"))
  await passes(0)
  expect(next.result.current.state).toBe("held")
})
