import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { useWakeLock } from "../../src/leader/useWakeLock.ts"

const flush = () => act(async () => {})

describe("useWakeLock", () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async (_: string) => ({ release }))
  let visibility = "visible"
  const becomes = async (state: string) => {
    visibility = state
    document.dispatchEvent(new Event("visibilitychange"))
    await flush()
  }

  beforeEach(() => {
    visibility = "visible"
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility as "visible")
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    request.mockClear()
    release.mockClear()
    Reflect.deleteProperty(navigator, "wakeLock")
  })

  it("keeps the screen awake while it is shown, and asks again after the page was hidden, which ends that", async () => {
    const { unmount } = renderHook(useWakeLock)
    await flush()
    expect(request.mock.calls).toEqual([["screen"]])
    await becomes("hidden")
    expect(request).toHaveBeenCalledTimes(1)
    await becomes("visible")
    expect(request).toHaveBeenCalledTimes(2)
    expect(release).not.toHaveBeenCalled()
    unmount()
    await flush()
    expect(release).toHaveBeenCalledTimes(1)
    await becomes("visible")
    expect(request).toHaveBeenCalledTimes(2)
  })

  it("lets go of what is given only once nothing is shown any more", async () => {
    const given = Promise.withResolvers<{ release: () => Promise<void> }>()
    request.mockReturnValueOnce(given.promise as never)
    const { unmount } = renderHook(useWakeLock)
    unmount()
    given.resolve({ release })
    await flush()
    expect(release).toHaveBeenCalledTimes(1)
  })

  it("does without, where the browser refuses it or knows none", async () => {
    request.mockRejectedValueOnce(new DOMException("The battery is low", "NotAllowedError"))
    const refused = renderHook(useWakeLock)
    await flush()
    refused.unmount()
    Reflect.deleteProperty(navigator, "wakeLock")
    renderHook(useWakeLock).unmount()
    await flush()
    expect(release).not.toHaveBeenCalled()
  })
})
