import { getDefaultStore } from "jotai"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { makePortalClient } from "../../src/session/makePortalClient.ts"
import { latestNow, noteServiceTime, serviceAheadAtom, serviceNow } from "../../src/time/serviceClock.ts"

const hours = 3_600_000
const now = "2026-03-02T10:00:00.000Z"
const after = (given: number) => new Date(Date.parse(now) + given * hours).toISOString()

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  getDefaultStore().set(serviceAheadAtom, undefined)
})

it("knows from an answer how far this device's clock is off, in either direction", async () => {
  const answer = { status: 403, headers: { date: new Date(after(30)).toUTCString() } }
  vi.stubGlobal("fetch", async () => new Response("{}", answer))
  await makePortalClient({ linkToken: "t" })
    .leader.read({ params: { id: 7 } })
    .catch(() => {})
  expect(serviceNow()).toBe(after(30))
  expect(latestNow()).toBe(after(30))
  noteServiceTime(new Date(after(-30)).toUTCString())
  expect(serviceNow()).toBe(after(-30))
  expect(latestNow()).toBe(now)
})

it("takes a minute for no difference, and believes this device where nothing is said", () => {
  noteServiceTime(new Date(Date.parse(now) + 60_000).toUTCString())
  expect(getDefaultStore().get(serviceAheadAtom)).toBe(0)
  noteServiceTime(null)
  expect(serviceNow()).toBe(now)
})

/** The page is loaded anew, without a connection. */
const loadAnew = () => getDefaultStore().set(serviceAheadAtom, undefined)

it.each([30, -30])(
  "knows after the page was loaded anew without a connection that it was %i hours off",
  (off) => {
    noteServiceTime(new Date(after(off)).toUTCString())
    loadAnew()
    expect(serviceNow()).toBe(after(off))
    expect(latestNow()).toBe(after(Math.max(0, off)))
    noteServiceTime(new Date(now).toUTCString())
    loadAnew()
    expect(serviceNow()).toBe(now)
  }
)

it("believes a clock that was ahead and has been put back since", () => {
  noteServiceTime(new Date(after(-30)).toUTCString())
  loadAnew()
  vi.setSystemTime(new Date(after(-29)))
  expect(serviceNow()).toBe(after(-29))
})
