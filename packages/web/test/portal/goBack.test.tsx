import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { goBack, useGoesBack } from "../../src/portal/goBack.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, "", "/")
})

it.each([
  [false, "/agency/home"],
  [true, "/agency/clients"]
])("is there: %s, at %s", (isThere, address) => {
  history.replaceState(null, "", address)
  expect(renderHook(() => useGoesBack()).result.current).toBe(isThere)
})

it.each([
  { canGoBack: true, pages: 9, leads: "back" },
  { canGoBack: false, pages: 9, leads: "/agency/home" },
  { canGoBack: undefined, pages: 2, leads: "back" },
  { canGoBack: undefined, pages: 1, leads: "/agency/home" }
])("leads back to a page of the portal, and home from one that was opened directly: $leads", (visit) => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {})
  vi.spyOn(history, "length", "get").mockReturnValue(visit.pages)
  if (visit.canGoBack !== undefined) vi.stubGlobal("navigation", { canGoBack: visit.canGoBack })
  onTestFinished(() => void vi.unstubAllGlobals())
  history.replaceState(null, "", "/agency/clients/4")
  goBack("/agency/home")
  expect([back.mock.calls.length, location.pathname]).toEqual(
    visit.leads === "back" ? [1, "/agency/clients/4"] : [0, visit.leads]
  )
})
