import { waitFor } from "@testing-library/react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { freshBrowser, lyingIn } from "./theBrowser.ts"

freshBrowser()

const paula = "id:paula.shaw@northgate.example"
const peter = "id:peter.stone@northgate.example"
const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

/** The store as a page opens it; another one is what the next page opens. */
const openStore = async (namesOf: (owner: string) => ReadonlyArray<string> = () => []) => {
  const { makeSealedStore } = await import("../../src/sealed/makeSealedStore.ts")
  return makeSealedStore("test.store", "things", { bringIn: async () => {}, namesOf, isNewer: false })
}

describe("a sealed store", () => {
  it("keeps a megabyte and more, and reads it after a reload", async () => {
    const long = "Twelve hours, ".repeat(80_000)
    await (await openStore()).keep(paula, "form/7", bytesOf(long))
    expect(textOf(await (await openStore()).read(paula, "form/7"))).toBe(long)
  })

  it("tells nobody who looks into it whose it is, what it is of, or what it says", async () => {
    await (await openStore()).keep(paula, "booking/4711", bytesOf("Ada Hill"))
    const [lying] = await lyingIn("test.store", "things")
    const [key = "", value] = lying ?? []
    const bytes = Object.values(value as object) as ReadonlyArray<Uint8Array>
    const seen = [key, ...bytes.map((part) => new TextDecoder("latin1").decode(part))].join()
    expect(key).toMatch(/^[\da-f]{64}\/[\da-f]{64}$/)
    expect(seen).not.toMatch(/paula|northgate|booking|4711|Ada/)
  })

  it("says that it keeps nothing where the browser's database never opens, and leaves nobody waiting", async () => {
    vi.useFakeTimers().setTimerTickMode("nextTimerAsync")
    onTestFinished(() => void vi.useRealTimers())
    const open = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, "open").mockImplementation((name) =>
      name === "test.store" ? ({} as IDBOpenDBRequest) : open(name)
    )
    const store = await openStore()
    await expect(store.keep(paula, "form/7", bytesOf("Twelve hours"))).rejects.toThrow()
    expect(await store.read(paula, "form/7").catch(() => "given up")).toBe("given up")
  })

  it("lists what one person keeps, and nothing of another's", async () => {
    const store = await openStore()
    await store.keep(paula, "booking/new", bytesOf("a"))
    await store.keep(paula, "vehicle/7", bytesOf("b"))
    await store.keep(peter, "vehicle/8", bytesOf("c"))
    expect([...(await store.places(paula))].sort()).toEqual(["booking/new", "vehicle/7"])
    expect(await store.places(peter)).toEqual(["vehicle/8"])
    expect(await store.read(peter, "vehicle/7")).toBeUndefined()
  })

  it("writes nothing back that was forgotten while it was encrypted, and keeps what was typed last", async () => {
    const store = await openStore()
    const keeping = store.keep(paula, "vehicle/7", bytesOf("saved meanwhile"))
    await Promise.all([keeping, store.forget(paula, ["vehicle/7"])])
    expect(await store.read(paula, "vehicle/7")).toBeUndefined()
    await Promise.all(["first", "last"].map((text) => store.keep(paula, "vehicle/7", bytesOf(text))))
    expect(textOf(await store.read(paula, "vehicle/7"))).toBe("last")
  })

  it("keeps nothing where it is not known whose it is, and says so", async () => {
    const store = await openStore()
    await expect(store.keep(undefined, "vehicle/7", bytesOf("a"))).rejects.toThrow("keeps nothing")
    expect(await store.read(undefined, "vehicle/7")).toBeUndefined()
    expect(await store.places(undefined)).toEqual([])
  })

  it("says so where the disk is full, and where there is no database", async () => {
    const store = await openStore()
    await store.keep(paula, "vehicle/7", bytesOf("a"))
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("The disk is full", "QuotaExceededError")
    })
    await expect(store.keep(paula, "vehicle/7", bytesOf("b"))).rejects.toThrow("full")
    full.mockRestore()
    vi.stubGlobal("indexedDB", undefined)
    await expect((await openStore()).keep(paula, "vehicle/7", bytesOf("b"))).rejects.toThrow()
  })

  it("goes on under the name that somebody has now, with what they kept under the earlier one", async () => {
    const before = await openStore()
    await before.keep("AGENCY/7/Shaw.P/", "vehicle/7", bytesOf("a"))
    await before.keep(peter, "vehicle/7", bytesOf("b"))
    const [one, other] = await Promise.all(
      [0, 1].map(() => openStore((owner) => (owner === paula ? ["AGENCY/7/Shaw.P/"] : [])))
    )
    const read = await Promise.all([one, other].map((store) => store?.read(paula, "vehicle/7")))
    expect(read.map(textOf)).toEqual(["a", "a"])
    expect(textOf(await one?.read(peter, "vehicle/7"))).toBe("b")
    expect(await before.places("AGENCY/7/Shaw.P/")).toEqual([])
  })

  it("asks the browser once not to remove what is kept", async () => {
    const persist = vi.fn(async () => true)
    vi.stubGlobal("navigator", { storage: { persist } })
    const store = await openStore()
    expect(persist).not.toHaveBeenCalled()
    await store.keep(paula, "vehicle/7", bytesOf("a"))
    await waitFor(() => expect(persist).toHaveBeenCalledOnce())
    const next = await openStore()
    await next.keep(paula, "vehicle/7", bytesOf("b"))
    await next.read(paula, "vehicle/7")
    expect(persist).toHaveBeenCalledOnce()
  })
})
