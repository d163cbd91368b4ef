import { act, fireEvent, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useNewsOfAgency } from "../../src/leader/useNewsOfAgency.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const after = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
const watch = () => {
  const look = vi.fn()
  const { rerender, unmount } = renderHook(({ isSending }) => useNewsOfAgency(look, isSending), {
    initialProps: { isSending: false }
  })
  return { look, unmount, send: (isSending: boolean) => rerender({ isSending }) }
}

it("looks twice a minute at what the agency does, until the page is left", () => {
  const { look, unmount } = watch()
  after(29)
  expect(look).not.toHaveBeenCalled()
  after(61)
  expect(look).toHaveBeenCalledTimes(3)
  unmount()
  after(60)
  expect(look).toHaveBeenCalledTimes(3)
})

it("asks nothing where nobody sees the page, or without a connection", () => {
  const { look } = watch()
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  after(60)
  hidden.mockReturnValue(false)
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  after(60)
  expect(look).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  after(30)
  expect(look).toHaveBeenCalledOnce()
})

it("waits while something is sent, touched or typed", () => {
  const { look, send } = watch()
  send(true)
  after(60)
  expect(look).not.toHaveBeenCalled()
  send(false)
  for (let letters = 0; letters < 10; letters += 1) {
    fireEvent.input(document.body)
    after(4)
  }
  expect(look).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  after(4)
  expect(look).not.toHaveBeenCalled()
  after(10)
  expect(look).toHaveBeenCalledOnce()
})
