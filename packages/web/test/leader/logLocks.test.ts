import { IDBObjectStore } from "fake-indexeddb"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { freshBrowser, lyingIn } from "../sealed/theBrowser.ts"

freshBrowser()

const alex = {
  workerId: 5,
  name: "Parker.A",
  visit: { token: "token-of-alex", endsAt: "2026-12-24T10:00:00Z" },
  secret: "s".repeat(43)
}
const code = "735194"
const wrong = "735195"
const owner = "link:transport_log:31:5"
const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

/** Job 31 as a page opens it, with modules that know of nothing but what the browser kept. */
const nextPage = async () => {
  vi.resetModules()
  const { makeSealedStore } = await import("../../src/sealed/makeSealedStore.ts")
  const { logLocks } = await import("../../src/leader/logLocks.ts")
  const store = makeSealedStore("test.leader", "leader")
  return { store, locks: logLocks(store, 31, 1_000) }
}
/** A page on which Alex has signed in, chosen the code and noted something. */
const begun = async () => {
  const page = await nextPage()
  await page.locks.admit(alex)
  const taken = await page.locks.take(code)
  await page.locks.opened()?.device.keep(owner, "31/vehicle", bytesOf("Brakes pull to the left"))
  return { ...page, ...taken }
}
const noted = async (locks: Awaited<ReturnType<typeof nextPage>>["locks"]) =>
  textOf(await locks.opened()?.device.read(owner, "31/vehicle"))
const fullDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The disk is full", "QuotaExceededError")
  })

describe("the log of a journey on a device", () => {
  it("stretches codes as often as OWASP asks for", async () => {
    const { stretching } = await import("../../src/leader/logKeys.ts")
    expect(stretching).toBeGreaterThanOrEqual(210_000)
  })

  it("opens with the code on the next page, with what lets this device in", async () => {
    const { id } = await begun()
    expect(id).toBe("31/5/0")
    const { locks } = await nextPage()
    expect(await locks.look()).toEqual([{ id, name: "Parker.A", isSpent: false, unsent: 1 }])
    expect(locks.opened()).toBeUndefined()
    expect(await locks.tryCode(id, "735 194")).toEqual({ _tag: "Opened" })
    expect(locks.opened()).toMatchObject({ workerId: 5, owner, token: "token-of-alex" })
    expect(await noted(locks)).toBe("Brakes pull to the left")
    locks.shut()
    expect(locks.opened()).toBeUndefined()
  })

  it("is readable neither in the database nor by whoever has the key of this browser alone", async () => {
    const { store } = await begun()
    const lying = await lyingIn("test.leader", "leader")
    const bytes = lying.flatMap(([, value]) => Object.values(value as object) as ReadonlyArray<Uint8Array>)
    const seen = bytes.map((part) => new TextDecoder("latin1").decode(part)).join()
    const opened = await Promise.all(
      (await store.places(owner)).map(async (place) => textOf(await store.read(owner, place)))
    )
    for (const text of [seen, opened.join()]) expect(text).not.toMatch(/Brakes|token-of-alex|735194/)
    expect(opened).toHaveLength(2)
  })

  it("keeps no key that a script can read out", async () => {
    const { locks } = await begun()
    const unwrap = vi.spyOn(crypto.subtle, "unwrapKey")
    const { locks: next } = await nextPage()
    locks.shut()
    await next.tryCode("31/5/0", code)
    const key = (await unwrap.mock.results[0]?.value) as CryptoKey
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow()
  })

  it("opens after four wrong codes, and then counts from the beginning", async () => {
    const { id } = await begun()
    const { locks } = await nextPage()
    for (const left of [4, 3, 2, 1]) expect(await locks.tryCode(id, wrong)).toEqual({ _tag: "Wrong", left })
    expect(await locks.tryCode(id, code)).toEqual({ _tag: "Opened" })
    locks.shut()
    expect(await locks.tryCode(id, wrong)).toEqual({ _tag: "Wrong", left: 4 })
  })

  it("counts over reloads, and never opens with the code again after the fifth", async () => {
    const { id } = await begun()
    for (const left of [4, 3, 2, 1])
      expect(await (await nextPage()).locks.tryCode(id, wrong)).toEqual({ _tag: "Wrong", left })
    const { locks } = await nextPage()
    expect(await locks.tryCode(id, wrong)).toEqual({ _tag: "Spent" })
    expect(await locks.tryCode(id, code)).toEqual({ _tag: "Spent" })
    expect((await locks.look())[0]).toMatchObject({ isSpent: true, unsent: 1 })
  })

  it("counts a try before it is made, so that a page that is killed meanwhile forgets none", async () => {
    const { id } = await begun()
    const killed = vi.spyOn(crypto.subtle, "deriveBits").mockReturnValue(new Promise(() => {}))
    for (const tries of [1, 2, 3, 4, 5]) {
      ;(await nextPage()).locks.tryCode(id, wrong)
      await vi.waitFor(() => expect(killed).toHaveBeenCalledTimes(tries))
    }
    killed.mockRestore()
    expect(await (await nextPage()).locks.tryCode(id, code)).toEqual({ _tag: "Spent" })
  })

  it("gives two tabs five tries together", async () => {
    const { id } = await begun()
    const [one, other] = [await nextPage(), await nextPage()]
    for (const { locks } of [one, other, one, other]) await locks.tryCode(id, wrong)
    expect(await one.locks.tryCode(id, wrong)).toEqual({ _tag: "Spent" })
    expect(await other.locks.tryCode(id, code)).toEqual({ _tag: "Spent" })
  })

  it("has everything again once its leader signs in, and opens with the new code", async () => {
    const { id } = await begun()
    const { locks } = await nextPage()
    for (let each = 0; each < 5; each += 1) await locks.tryCode(id, wrong)
    await locks.admit({ ...alex, visit: { ...alex.visit, token: "another-token" } })
    expect(await locks.take("190472")).toEqual({ id, isKept: true })
    expect(await noted(locks)).toBe("Brakes pull to the left")
    const next = (await nextPage()).locks
    expect(await next.tryCode(id, code)).toEqual({ _tag: "Wrong", left: 4 })
    expect(await next.tryCode(id, "190472")).toEqual({ _tag: "Opened" })
    expect(next.opened()?.token).toBe("another-token")
  })

  it("gives nothing of it to another leader who signs in on the same device", async () => {
    await begun()
    const { locks } = await nextPage()
    await locks.admit({ ...alex, workerId: 6, name: "Hale.R", secret: "r".repeat(43) })
    await locks.take("190472")
    expect(await locks.opened()?.device.read(owner, "31/vehicle")).toBeUndefined()
    expect((await locks.look()).map(({ name, unsent }) => [name, unsent])).toEqual([
      ["Parker.A", 1],
      ["Hale.R", 0]
    ])
  })

  it("leaves what nothing opens any more where it is, and begins beside it", async () => {
    const { id } = await begun()
    const { locks } = await nextPage()
    await locks.admit({ ...alex, secret: "t".repeat(43) })
    expect(await locks.take("190472")).toEqual({ id: "31/5/1", isKept: true })
    locks.shut()
    expect(await locks.tryCode(id, code)).toEqual({ _tag: "Opened" })
    expect(await noted(locks)).toBe("Brakes pull to the left")
  })

  it("opens on a disk that is full, as often as it is right", async () => {
    const { id } = await begun()
    fullDisk()
    for (let each = 0; each < 7; each += 1) {
      const { locks } = await nextPage()
      expect(await locks.tryCode(id, code)).toEqual({ _tag: "Opened" })
      expect(await noted(locks)).toBe("Brakes pull to the left")
    }
    const { locks } = await nextPage()
    for (let each = 0; each < 5; each += 1) await locks.tryCode(id, wrong)
    expect(await (await nextPage()).locks.tryCode(id, code)).toEqual({ _tag: "Spent" })
  })

  it("tries no code that it cannot count", async () => {
    const { id } = await begun()
    fullDisk()
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The disk is full", "QuotaExceededError")
    })
    expect(await (await nextPage()).locks.tryCode(id, code)).toEqual({ _tag: "NotCounted" })
  })

  it.each([
    ["has no database", () => vi.stubGlobal("indexedDB", undefined)],
    ["can encrypt nothing", () => vi.stubGlobal("crypto", { randomUUID: () => "u" })],
    ["has a full disk", fullDisk]
  ])("works on this page alone where the browser %s, and says so", async (_, refuse) => {
    refuse()
    const { locks } = await nextPage()
    await locks.admit(alex)
    expect(await locks.take(code)).toEqual({ id: "unkept", isKept: false })
    const opened = locks.opened()
    expect(opened?.token).toBe("token-of-alex")
    await expect(opened?.device.keep(owner, "31/vehicle", bytesOf("a"))).rejects.toThrow("keeps nothing")
    expect(await locks.confirmCode("735 194")).toEqual({ _tag: "Opened" })
    expect(await locks.confirmCode(wrong)).toEqual({ _tag: "Paused", seconds: 5 })
    expect(locks.opened()).toBe(opened)
  })

  it("knows the code of the present lock alone, once it could be kept after all", async () => {
    const { locks } = await begun()
    fullDisk()
    await locks.admit(alex)
    expect(await locks.take("190472")).toMatchObject({ isKept: false })
    expect(await locks.confirmCode("190472")).toEqual({ _tag: "Opened" })
    vi.restoreAllMocks()
    await locks.admit(alex)
    expect(await locks.take("246813")).toMatchObject({ isKept: true })
    expect(await locks.confirmCode("246813")).toEqual({ _tag: "Opened" })
    expect(await locks.confirmCode("190472")).toEqual({ _tag: "Paused", seconds: 5 })
  })

  it("stays open however often a code is wrong while the patient has the telephone, and keeps the tries that open it", async () => {
    const { locks, id } = await begun()
    let now = 1_000
    vi.spyOn(performance, "now").mockImplementation(() => now)
    for (const seconds of [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      expect(await locks.confirmCode(wrong)).toEqual({ _tag: "Paused", seconds })
      now += 1_000
      expect(await locks.confirmCode(code)).toEqual({ _tag: "Paused", seconds: seconds - 1 })
      now += seconds * 1_000
    }
    expect(await locks.confirmCode("735 194")).toEqual({ _tag: "Opened" })
    expect(await noted(locks)).toBe("Brakes pull to the left")
    expect(await locks.confirmCode(wrong)).toEqual({ _tag: "Paused", seconds: 5 })
    const next = await nextPage()
    expect(await next.locks.tryCode(id, wrong)).toEqual({ _tag: "Wrong", left: 4 })
    expect(await next.locks.tryCode(id, code)).toEqual({ _tag: "Opened" })
  })

  it("is uncovered by its code after a minute at most, however often it was wrong before, here or by whom the telephone was passed to", async () => {
    const { locks } = await begun()
    let now = 1_000
    vi.spyOn(performance, "now").mockImplementation(() => now)
    expect(await locks.confirmCode(wrong)).toEqual({ _tag: "Paused", seconds: 5 })
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      expect(await locks.uncover(wrong)).toEqual({ _tag: "Paused", seconds })
      now += seconds * 1_000
    }
    expect(await locks.uncover(code)).toEqual({ _tag: "Opened" })
  })

  it("is uncovered by its code where the storage was cleared, with the key of the browser", async () => {
    const { locks } = await begun()
    const { clear } = await import("idb-keyval")
    await clear()
    expect(await locks.uncover(code)).toEqual({ _tag: "Opened" })
    expect((await nextPage()).locks.opened()).toBeUndefined()
  })

  it("is uncovered by its code on a device that answers nothing any more", async () => {
    const { locks } = await begun()
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => ({}) as never)
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const outcomes: Array<unknown> = []
    locks.uncover(code).then((outcome) => outcomes.push(outcome))
    for (const until = performance.now() + 20_000; outcomes.length === 0 && performance.now() < until; ) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise((goOn) => setImmediate(goOn))
    }
    expect(outcomes).toEqual([{ _tag: "Opened" }])
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
      throw new Error("The database is gone")
    })
    expect(await locks.uncover(wrong)).toEqual({ _tag: "Paused", seconds: 5 })
    expect(await locks.uncover(code)).toEqual({ _tag: "Paused", seconds: 5 })
  })

  it("is not here any more once the browser's storage was cleared", async () => {
    const { id } = await begun()
    const { IDBFactory } = await import("fake-indexeddb")
    vi.stubGlobal("indexedDB", new IDBFactory())
    localStorage.clear()
    const { locks } = await nextPage()
    expect(await locks.look()).toEqual([])
    expect(await locks.tryCode(id, code)).toEqual({ _tag: "Spent" })
    onTestFinished(() => localStorage.clear())
  })
})
