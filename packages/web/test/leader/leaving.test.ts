import type { LeaderLog } from "@crewfleet/sdk"
import { afterEach, describe, expect, it, vi } from "vitest"
import { freshBrowser } from "../sealed/theBrowser.ts"
import { everything, logOf, returned } from "./someLeader.tsx"

freshBrowser()
afterEach(() => void vi.useRealTimers())

const owner = "link:transport_log:7:5"
const id = "7/5/0"
const day = 24 * 60 * 60_000
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Job 7 on a device, opened by its leader at some moment. */
const begun = async (endsAt = "2099-12-25T12:00:00Z") => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T12:00:00Z") })
  const { makeSealedStore } = await import("../../src/sealed/makeSealedStore.ts")
  const { logLocks } = await import("../../src/leader/logLocks.ts")
  const leaving = await import("../../src/leader/leaving.ts")
  const store = makeSealedStore("test.leader", "leader")
  const locks = logLocks(store, 7, 1_000)
  await locks.admit({ workerId: 5, name: "Parker.A", visit: { token: "t", endsAt }, secret: "s" })
  await locks.take("735194")
  const isHere = async () => (await locks.look()).length > 0
  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  return { store, locks, isHere, later, ...leaving }
}

describe("a log whose parts were all received", () => {
  it("is complete with the times, and once nothing is to be mended", async () => {
    const { isComplete } = await begun()
    expect(isComplete(logOf())).toBe(false)
    const submitted = { records: everything, submittedAt: "2026-11-25T11:00:00Z" }
    const parts = everything.filter(({ kind }) => kind !== "times")
    expect(isComplete(logOf({ ...submitted, records: parts }))).toBe(false)
    expect(isComplete(logOf({ ...submitted, returns: [returned] }))).toBe(false)
    // The service may lack what the records do not tell, as a vehicle that was exchanged.
    expect(isComplete(logOf({ records: everything }))).toBe(false)
    const differs = everything.map((record) =>
      record.kind === "propertyTaken"
        ? { ...record, content: { property: { propertyList: ["A ring"] } } }
        : record.kind === "propertyHanded"
          ? { ...record, content: { property: { propertyList: [] } } }
          : record
    )
    expect(isComplete(logOf({ ...submitted, records: differs as never }))).toBe(false)
    expect(isComplete(logOf(submitted))).toBe(true)
  })

  it("leaves the device a day later, with its lock, its count and all that was read", async () => {
    const { store, isHere, later, noteComplete, sweepLogs } = await begun()
    await noteComplete(store, id, true)
    later(day - 1)
    await sweepLogs(store)
    expect(await isHere()).toBe(true)
    later(1)
    await sweepLogs(store)
    expect(await isHere()).toBe(false)
    expect(await store.places(owner)).toEqual([])
    expect(await store.places("link:transport_log")).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.startsWith("crewfleet.codes"))).toEqual([])
  })

  it("stays for as long as anything of it is unsent, whatever the day", async () => {
    const { store, locks, isHere, later, noteComplete, sweepLogs, removeLog } = await begun()
    await locks.opened()?.device.keep(owner, "7/incident/1", bytesOf("Restraint"))
    await noteComplete(store, id, true)
    later(400 * day)
    await sweepLogs(store)
    expect(await removeLog(store, id)).toBe(false)
    expect(await isHere()).toBe(true)
    await store.forget(owner, ["7/incident/1"])
    await sweepLogs(store)
    expect(await isHere()).toBe(false)
  })

  it("stays once something is to be mended after all", async () => {
    const { store, isHere, later, noteComplete, sweepLogs } = await begun()
    await noteComplete(store, id, true)
    await noteComplete(store, id, false)
    later(2 * day)
    await sweepLogs(store)
    expect(await isHere()).toBe(true)
  })

  it("gains no more than a day where the clock is put back", async () => {
    const { store, isHere, later, noteComplete, sweepLogs } = await begun()
    await noteComplete(store, id, true)
    later(-300 * day)
    await sweepLogs(store)
    later(day)
    await sweepLogs(store)
    expect(await isHere()).toBe(false)
  })

  it("leaves a day after nobody is let in any more", async () => {
    const { store, isHere, later, sweepLogs } = await begun("2026-12-25T12:00:00Z")
    later(29 * day)
    await sweepLogs(store)
    expect(await isHere()).toBe(true)
    later(2 * day)
    await sweepLogs(store)
    expect(await isHere()).toBe(true)
    later(day)
    await sweepLogs(store)
    expect(await isHere()).toBe(false)
  })

  it("stays where a clock that is months ahead says that nobody is let in, and the service says otherwise", async () => {
    const { store, isHere, later, noteComplete, sweepLogs } = await begun("2026-12-25T12:00:00Z")
    later(90 * day)
    for (let days = 0; days < 5; days += 1) {
      await sweepLogs(store)
      expect(await isHere()).toBe(true)
      await noteComplete(store, id, false)
      later(day)
    }
  })
})

describe("what a journey needs", () => {
  const reading = async (log: () => LeaderLog = logOf) => {
    const { store, locks } = await begun()
    const { readLog } = await import("../../src/leader/readLog.ts")
    const open = locks.opened()
    if (!open) throw new Error("The log is not open")
    const load = async () => ({ leader: { read: async () => log() } }) as never
    return { open, read: () => readLog(store, () => open, load)({ jobId: 7 }, new AbortController().signal) }
  }
  const risky = (url = "/files/risks") =>
    logOf({ job: { ...logOf().job, riskDoc: { name: "risks.pdf", url } } })

  it("is all on the device, the risk document too, and that is fetched once", async () => {
    const fetched = vi.fn(async (_: unknown) => new Response("%PDF risks"))
    vi.stubGlobal("fetch", fetched)
    const { open, read } = await reading(risky)
    expect(await read()).toMatchObject({ isKept: true })
    await read()
    expect(fetched).toHaveBeenCalledOnce()
    const { riskDocumentOf } = await import("../../src/leader/keptLog.ts")
    expect(await (await riskDocumentOf(open))?.file.text()).toBe("%PDF risks")
  })

  it("takes another risk document of the same name in its place, and tries again where that was not given", async () => {
    const answers = [() => "%PDF risks", () => undefined, () => "%PDF corrected"]
    const fetched = vi.fn(async (_: unknown) => {
      const said = answers.shift()?.()
      return new Response(said, { status: said === undefined ? 503 : 200 })
    })
    vi.stubGlobal("fetch", fetched)
    const told = [
      ...["/files/risks?until=1", "/files/risks?until=2"],
      ...["/files/others?until=2", "/files/others?until=3", "/files/others?until=4"]
    ]
    const { open, read } = await reading(() => risky(told.shift()))
    const { riskDocumentOf } = await import("../../src/leader/keptLog.ts")
    const kept = async () => {
      const { isKept } = await read()
      return [isKept, await (await riskDocumentOf(open))?.file.text()]
    }
    expect(await kept()).toEqual([true, "%PDF risks"])
    expect(await kept()).toEqual([true, "%PDF risks"])
    expect(await kept()).toEqual([false, "%PDF risks"])
    expect(await kept()).toEqual([true, "%PDF corrected"])
    expect(await kept()).toEqual([true, "%PDF corrected"])
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it("has a document that an earlier release kept without its version fetched once more", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }))
    const { open, read } = await reading(risky)
    await open.device.keep(open.owner, "entry/risk", bytesOf("%PDF before\n"))
    expect(await read()).toMatchObject({ isKept: false })
    const { riskDocumentOf } = await import("../../src/leader/keptLog.ts")
    expect(await (await riskDocumentOf(open))?.file.text()).toBe("%PDF before\n")
  })

  it("is not said to be there where the document was not given, or nothing more can be kept", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }))
    expect(await (await reading(risky)).read()).toMatchObject({ isKept: false, log: { workerId: 5 } })
    const { open, read } = await reading()
    vi.spyOn(open.device, "keep").mockRejectedValue(new DOMException("Full", "QuotaExceededError"))
    expect(await read()).toMatchObject({ isKept: false })
  })
})
