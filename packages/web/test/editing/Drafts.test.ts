import { form, text } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { makeDrafts } from "../../src/editing/Drafts.ts"
import { makeSealedStore } from "../../src/sealed/makeSealedStore.ts"
import { freshBrowser } from "../sealed/theBrowser.ts"

freshBrowser()

const titled = form({ title: text({ label: "Title", max: 100 }) })
let number = 0
/** The drafts of a browser in which nothing was typed yet. */
const someDrafts = () => {
  number += 1
  const store = makeSealedStore(`drafts ${number}`, "drafts", {
    bringIn: async () => {},
    namesOf: () => [],
    isNewer: false
  })
  return { store, drafts: makeDrafts<{ version: number }, { title: string }>("thing", titled, store) }
}

const [paula, peter] = ["id:1", "id:2"]
const typed = { form: { title: "Weekend" }, thing: undefined }

it("shows what one person typed to nobody else, though both work for the platform", async () => {
  const { drafts } = someDrafts()
  await drafts.keep(paula, undefined, typed)
  expect(await drafts.read(peter, undefined)).toBeUndefined()
  expect(await drafts.read(paula, undefined)).toEqual({ ...typed, left: {} })
})

it("leaves what others typed when one draft is of no more use", async () => {
  const { drafts } = someDrafts()
  await drafts.keep(paula, undefined, typed)
  await drafts.keep(peter, undefined, typed)
  await drafts.forget(peter, undefined)
  expect(await drafts.read(peter, undefined)).toBeUndefined()
  expect(await drafts.read(paula, undefined)).toEqual({ ...typed, left: {} })
})

it("goes on from what was typed over a thing only with that thing", async () => {
  const { drafts } = someDrafts()
  await drafts.keep(paula, 5, typed)
  expect(await drafts.read(paula, 5)).toBeUndefined()
  await drafts.keep(paula, 5, { ...typed, thing: { version: 2 } })
  expect(await drafts.read(paula, 5)).toEqual({ ...typed, thing: { version: 2 }, left: {} })
  expect(await drafts.read(paula, 6)).toBeUndefined()
})

it("takes no answers to questions that are asked no more, and tells them", async () => {
  const { drafts, store } = someDrafts()
  const other = new TextEncoder().encode(JSON.stringify({ form: { name: "Weekend" } }))
  await store.keep(paula, "thing/new", other)
  const taken = { form: { title: "" }, thing: undefined, left: { name: "Weekend" } }
  expect(await drafts.read(paula, undefined)).toEqual(taken)
  await drafts.keep(paula, undefined, { ...taken, key: "a key" })
  expect(await drafts.read(paula, undefined)).toEqual({ ...taken, key: "a key" })
})

it("erases no answer to a question that the portal did not ask yet when the draft was kept", async () => {
  const { store } = someDrafts()
  const { take } = form({
    title: text({ label: "Title", max: 100 }),
    place: text({ label: "Place", max: 100 })
  })
  const thing = { title: "Week", place: "Leeds" }
  const drafts = makeDrafts<typeof thing, typeof thing>("thing", { take, answersOf: (of) => of }, store)
  const kept = new TextEncoder().encode(JSON.stringify({ form: { title: "Weekend" }, thing }))
  await store.keep(paula, "thing/5", kept)
  expect(await drafts.read(paula, 5)).toEqual({ form: { title: "Weekend", place: "Leeds" }, thing, left: {} })
})

it("says that it keeps nothing where it is not known who types", async () => {
  await expect(someDrafts().drafts.keep(undefined, undefined, typed)).rejects.toThrow("keeps nothing")
})
