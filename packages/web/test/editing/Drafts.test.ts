import { beforeEach, expect, it } from "vitest"
import { makeDrafts } from "../../src/editing/Drafts.ts"
import { ownerOf } from "../../src/session/ownerOf.ts"

const kept = new Map<string, unknown>()
beforeEach(() => kept.clear())

const isTitled = (value: unknown): value is { title: string } => typeof Object(value).title === "string"
const drafts = makeDrafts<{ version: number }, { title: string }>("thing", isTitled, {
  keep: async (place, value) => void kept.set(place, value),
  read: async (place) => kept.get(place),
  forget: (place) => void kept.delete(place)
})

const signedIn = (userId?: string) =>
  ownerOf({
    accessToken: "a",
    refreshToken: "r",
    displayName: "",
    userId,
    permissions: [],
    userType: "ADMIN"
  })
const [paula, peter, handedOver] = [signedIn("1"), signedIn("2"), signedIn()]
const typed = { form: { title: "Weekend" }, thing: undefined }

it("shows what one person typed to nobody else, though both work for the platform", async () => {
  await drafts.keep(paula, undefined, typed)
  expect(await drafts.read(peter, undefined)).toBeUndefined()
  expect(await drafts.read(paula, undefined)).toEqual(typed)
})

it("leaves what others typed when one draft is of no more use", async () => {
  await drafts.keep(paula, undefined, typed)
  await drafts.keep(peter, undefined, typed)
  drafts.forget(peter, undefined)
  expect(await drafts.read(peter, undefined)).toBeUndefined()
  expect(await drafts.read(paula, undefined)).toEqual(typed)
})

it("keeps nothing of somebody whom only a hand-over names, and shows them nothing", async () => {
  await drafts.keep(handedOver, undefined, typed)
  expect([...kept]).toEqual([])
  await drafts.keep(paula, undefined, typed)
  expect(await drafts.read(handedOver, undefined)).toBeUndefined()
  drafts.forget(handedOver, undefined)
  expect(await drafts.read(paula, undefined)).toEqual(typed)
})

it("goes on from what was typed over a thing only with that thing", async () => {
  await drafts.keep(paula, 5, typed)
  expect(await drafts.read(paula, 5)).toBeUndefined()
  await drafts.keep(paula, 5, { ...typed, thing: { version: 2 } })
  expect(await drafts.read(paula, 5)).toEqual({ ...typed, thing: { version: 2 } })
  expect(await drafts.read(paula, 6)).toBeUndefined()
})

it("takes no answers to questions that are asked no more", async () => {
  await drafts.keep(paula, undefined, typed)
  const [place = ""] = kept.keys()
  kept.set(place, { form: { name: "Weekend" } })
  expect(await drafts.read(paula, undefined)).toBeUndefined()
})
