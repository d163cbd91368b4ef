import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useGoBack } from "../../src/portal/goBack.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, "", "/")
})

/** What the button may do at an address, so many pages into a visit. */
const at = (address: string, pages: number) => {
  history.replaceState(null, "", address)
  vi.spyOn(history, "length", "get").mockReturnValue(pages)
  return renderHook(() => useGoBack()).result.current
}

it.each([
  ["hidden", "/agency/home", 5],
  ["disabled", "/agency/clients", 1],
  ["enabled", "/agency/clients", 2]
])("is %s at %s on page %i of a visit", (state, address, pages) => {
  expect(at(address, pages)).toBe(state)
})
