import { IDBFactory, IDBKeyRange } from "fake-indexeddb"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { endingStore } from "../../src/sealed/endingStore.ts"
import { makeSealedStore } from "../../src/sealed/makeSealedStore.ts"

beforeAll(() => {
  vi.stubGlobal("indexedDB", new IDBFactory())
  vi.stubGlobal("IDBKeyRange", IDBKeyRange)
})
afterEach(() => void vi.useRealTimers())

const begin = new Date("2026-11-23T09:00:00.000Z").getTime()
const at = (milliseconds: number) => vi.setSystemTime(begin + milliseconds)

const made = () => {
  vi.useFakeTimers({ toFake: ["Date"], now: begin })
  const within = makeSealedStore(`crewfleet.ending.${crypto.randomUUID()}`, "things")
  return { within, store: endingStore(within, { lasting: 1_000, prefixes: ["ward."] }) }
}
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (kept: Uint8Array | undefined) => kept && new TextDecoder().decode(kept)

it("keeps something for as long as it may, and says for how long that is", async () => {
  const { store } = made()
  await store.keep("mary", "ward.request/new", bytes("Ada"))
  at(400)
  expect(text(await store.read("mary", "ward.request/new"))).toBe("Ada")
  expect(await store.lasts("mary", "ward.request/new")).toBe(600)
  expect(await store.lasts("mary", "ward.request/7")).toBeUndefined()
})

it("begins anew whenever it is kept again", async () => {
  const { store } = made()
  await store.keep("mary", "ward.request/new", bytes("Ad"))
  at(900)
  await store.keep("mary", "ward.request/new", bytes("Ada"))
  at(1_800)
  expect(text(await store.read("mary", "ward.request/new"))).toBe("Ada")
})

it("removes what has passed its time, wherever its owner looks, and nothing of another kind", async () => {
  const { store, within } = made()
  await store.keep("mary", "ward.request/new", bytes("Ada"))
  await store.keep("mary", "ward.message.3/new", bytes("Please ring"))
  await within.keep("mary", "note/new", bytes("Note"))
  at(1_000)
  expect(await store.read("mary", "ward.request/new")).toBeUndefined()
  expect(await within.places("mary")).toEqual(["note/new"])
})
