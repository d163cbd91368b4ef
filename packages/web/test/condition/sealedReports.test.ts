import { createStore, set } from "idb-keyval"
import { beforeEach, expect, it, vi } from "vitest"
import { freshBrowser, lyingIn } from "../sealed/theBrowser.ts"

freshBrowser()

const earlier = "AGENCY/7/Shaw.P/p.shaw%40northgate.example"
const owner = "id:12"
vi.mock("../../src/sealed/namesBefore.ts", () => ({
  namesBefore: (name: string) => (name === owner ? [earlier] : [])
}))

/** The store as the next page opens it. */
const openStore = async () => {
  vi.resetModules()
  const { sealedReports } = await import("../../src/condition/sealedReports.ts")
  return sealedReports
}
type Store = Awaited<ReturnType<typeof openStore>>
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)
const everything = async (store: Store) =>
  Object.fromEntries(
    await Promise.all(
      (await store.places(owner)).map(async (place) => [place, textOf(await store.read(owner, place))])
    )
  )

const unsent = { "4711/PICK_UP": "a report", "4711/photo/p1": "a photo" }

beforeEach(async () => {
  const { sealBytes } = await import("../../src/sealed/sealBytes.ts")
  const use = createStore("crewfleet.reports", "reports")
  for (const [place, text] of Object.entries(unsent))
    await set(`${earlier}/${place}`, await sealBytes(new TextEncoder().encode(text)), use)
})

it("brings in what an earlier version kept, and names nobody and no booking any more", async () => {
  expect(await everything(await openStore())).toEqual(unsent)
  const keys = (await lyingIn("crewfleet.reports", "reports")).map(([key]) => key)
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{64}\/[\da-f]{64}$/)
  expect(await everything(await openStore())).toEqual(unsent)
})

it("loses nothing when it is interrupted half-way, and goes on with the rest on the next page", async () => {
  const put = IDBObjectStore.prototype.put
  let puts = 0
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === "reports" && ++puts > 1) throw new DOMException("The tab is gone", "AbortError")
    return put.apply(this, given)
  })
  await (await openStore()).places("id:99")
  vi.restoreAllMocks()
  expect(await lyingIn("crewfleet.reports", "reports")).toHaveLength(2)
  expect(await everything(await openStore())).toEqual(unsent)
})

it("is brought in by two tabs at once", async () => {
  const [one, other] = [await openStore(), await openStore()]
  expect(await Promise.all([one, other].map(everything))).toEqual([unsent, unsent])
})

it("takes what a page of the earlier version wrote after that for the newer", async () => {
  await (await openStore()).places(owner)
  const { sealBytes } = await import("../../src/sealed/sealBytes.ts")
  const since = await sealBytes(new TextEncoder().encode("typed since"))
  await set(`${earlier}/4711/PICK_UP`, since, createStore("crewfleet.reports", "reports"))
  expect(await everything(await openStore())).toEqual({ ...unsent, "4711/PICK_UP": "typed since" })
})
