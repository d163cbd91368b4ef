import { beforeEach, expect, it, vi } from "vitest"
import { freshBrowser, lyingIn } from "../sealed/theBrowser.ts"

freshBrowser()

const earlier = "AGENCY/7/Shaw.P/p.shaw%40northgate.example"
const owner = "id:12"
const name = `crewfleet.draft.vehicle.${earlier}.7`
const draft = { form: { color: "Green" }, thing: { id: 7 } }

/** The store as the next page opens it. */
const openStore = async () => {
  const { makeSealedStore } = await import("../../src/sealed/makeSealedStore.ts")
  const { bringInDrafts } = await import("../../src/editing/draftsBefore.ts")
  return makeSealedStore("crewfleet.drafts", "drafts", {
    bringIn: bringInDrafts,
    namesOf: (whose) => (whose === owner ? [earlier] : []),
    isNewer: false
  })
}
type Store = Awaited<ReturnType<typeof openStore>>
const read = async (store: Store) => {
  const bytes = await store.read(owner, "vehicle/7")
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

beforeEach(async () => {
  const { keepSealed } = await import("../../src/sealed/sealedStorage.ts")
  await keepSealed(name, draft)
  localStorage.setItem("another.key", "stays")
})

it("brings a draft of an earlier version in once, and leaves nothing of it behind", async () => {
  const store = await openStore()
  expect(await read(store)).toEqual(draft)
  expect(Object.keys(localStorage)).toEqual(["another.key"])
  await store.forget(owner, ["vehicle/7"])
  expect(await read(await openStore())).toBeUndefined()
})

it("hides at once whose the drafts of others are, who may never come back", async () => {
  await (await openStore()).read("id:99", "vehicle/7")
  expect(Object.keys(localStorage)).toEqual(["another.key"])
  expect(JSON.stringify(await lyingIn("crewfleet.drafts", "drafts"))).not.toMatch(/Shaw|northgate|vehicle/)
  expect(await read(await openStore())).toEqual(draft)
})

it("loses nothing where the disk is full, and brings it in once there is room", async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The disk is full", "QuotaExceededError")
  })
  expect(await read(await openStore())).toBeUndefined()
  expect(localStorage.getItem(name)).not.toBeNull()
  full.mockRestore()
  expect(await read(await openStore())).toEqual(draft)
})

it("is not kept back by another that is broken, of which nothing stays", async () => {
  localStorage.clear()
  localStorage.setItem("crewfleet.draft.vehicle.AGENCY/7/Reed.S/s.reed%40northgate.example.6", "?")
  await (await import("../../src/sealed/sealedStorage.ts")).keepSealed(name, draft)
  expect(await read(await openStore())).toEqual(draft)
  expect(localStorage).toHaveLength(0)
})

it("is not brought in over what was typed since, where it was interrupted before it was removed", async () => {
  const kept = localStorage.getItem(name) ?? ""
  const store = await openStore()
  const since = { ...draft, form: { color: "Blue" } }
  await store.keep(owner, "vehicle/7", encode(since))
  localStorage.setItem(name, kept)
  expect(await read(await openStore())).toEqual(since)
})

it("is brought in by two tabs at once", async () => {
  const [one, other] = [await openStore(), await openStore()]
  expect(await Promise.all([one, other].map(read))).toEqual([draft, draft])
  expect(await lyingIn("crewfleet.drafts", "drafts")).toHaveLength(1)
})
