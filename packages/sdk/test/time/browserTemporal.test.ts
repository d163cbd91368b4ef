import { afterEach, expect, it, vi } from "vitest"
import { temporal as onNode } from "../../src/time/temporal.ts"

const load = () => {
  vi.resetModules()
  return import("../../src/time/browserTemporal.ts")
}
afterEach(() => vi.unstubAllGlobals())

it("takes the browser's own Temporal, and fetches none", async () => {
  const own = { Instant: "the browser's" }
  vi.stubGlobal("Temporal", own)
  const { loadTemporal, temporal } = await load()
  expect(temporal()).toBe(own)
  await loadTemporal()
  expect(temporal()).toBe(own)
})

it("fetches one where the browser has none, and answers nothing before it is there", async () => {
  vi.stubGlobal("Temporal", undefined)
  const { loadTemporal, temporal } = await load()
  expect(temporal).toThrow("loadTemporal")
  await loadTemporal()
  expect(temporal().PlainDate.from("2026-11-22").dayOfWeek).toBe(7)
})

it("is simply there for a service and its scripts", () => {
  expect(onNode().PlainDate.from("2026-11-22").dayOfWeek).toBe(7)
})
