import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type KeptLock, keptLocks, lockId } from "../../src/leader/keptLocks.ts"
import { someDevice } from "../delivery/guest.tsx"

const kept = new Set<string>()
beforeEach(() => {
  vi.stubGlobal("caches", {
    open: async () => ({
      put: async (address: string) => void kept.add(address),
      delete: async (address: string) => kept.delete(address)
    })
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const lock: KeptLock = {
  ...{ jobId: 7, workerId: 5, name: "Parker.A", begunAt: "2026-11-25T10:00:00Z", generation: 0 },
  ...{ salt: "", iterations: 1, byCode: "c", bySecret: "s", endsAt: "2099-12-25T12:00:00Z" }
}
const other: KeptLock = { ...lock, workerId: 6 }
const address = "/guest/team-leader/entry/7"

it("asks ahead for the code of a log from when it is on the device until it is gone", async () => {
  const locks = keptLocks(someDevice())
  await locks.keep(lock)
  expect([...kept]).toEqual([address])
  await locks.forget(lockId(lock))
  expect([...kept]).toEqual([])
})

it("asks ahead for no code where none opens the log any more, and where it is to be said whose is meant", async () => {
  const locks = keptLocks(someDevice())
  await locks.keep(lock)
  await locks.keep(other)
  expect([...kept]).toEqual([])
  await locks.forget(lockId(other))
  expect([...kept]).toEqual([address])
  await locks.keep({ ...lock, byCode: undefined })
  expect([...kept]).toEqual([])
})

it("keeps a lock all the same where the browser keeps no pages", async () => {
  vi.stubGlobal("caches", undefined)
  const locks = keptLocks(someDevice())
  await locks.keep(lock)
  expect(await locks.list()).toEqual([lock])
})
