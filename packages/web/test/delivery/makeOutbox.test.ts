import { keepingOf } from "@crewfleet/machines"
import { uuid } from "@crewfleet/sdk/testing"
import { getDefaultStore } from "jotai"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { noteDraft, record } from "../../../machines/test/delivery/note.ts"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"
import { arrived, guestOutbox, makeNoteStore, someDevice } from "./guest.tsx"
import { tabLocks } from "./tabLocks.ts"

const owner = "link:transport/7"
const unsent = { ...noteDraft, id: uuid(9), known: [uuid(9)], asked: true }

beforeEach(() => {
  arrived.notes = []
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks: tabLocks() }))
})
afterEach(() => void vi.unstubAllGlobals())

const isOpen = ({ deliveries }: ReturnType<typeof guestOutbox>) =>
  getDefaultStore()
    .get(deliveries)
    .some(({ actor }) => actor)

/** A device on which a note waits that cannot be sent. */
const deviceWithUnsent = async (draft = unsent) => {
  const device = someDevice()
  await makeNoteStore(owner, device).keep(record, draft)
  const tab = () => guestOutbox(owner, device, { send: () => new Promise(() => {}) })
  return { device, tab }
}

it("takes what is opened from another tab, also while it asks whether any has it", async () => {
  const { tab } = await deviceWithUnsent()
  const [before, now] = [tab(), tab()]
  before.open(record)
  await vi.waitFor(() => expect(isOpen(before)).toBe(true))
  await now.openUnsent()
  now.open(record)
  await vi.waitFor(() => expect(isOpen(now)).toBe(true))
  expect(isOpen(before)).toBe(false)
  now.close()
  before.close()
})

it("works on nothing any more once it was closed, whatever it was reading", async () => {
  const { device, tab } = await deviceWithUnsent()
  const closed = tab()
  const opening = closed.openUnsent()
  closed.close()
  await opening
  await Promise.resolve()
  expect(isOpen(closed)).toBe(false)
  const next = guestOutbox(owner, device)
  await next.openUnsent()
  await vi.waitFor(() => expect(arrived.notes).toHaveLength(1))
  next.close()
})

/** A device that takes a while to write, as a busy one does. */
const slowly = (device: SealedStore, milliseconds: number): SealedStore => ({
  ...device,
  keep: async (...kept) => {
    await new Promise((goOn) => setTimeout(goOn, milliseconds))
    await device.keep(...kept)
  }
})

const textIn = ({ deliveries }: ReturnType<typeof guestOutbox>) =>
  getDefaultStore().get(deliveries)[0]?.actor?.getSnapshot().context.form.text

it.each([
  ["taken from another tab", (_: ReturnType<typeof guestOutbox>) => {}],
  ["opened as another tab is closed", (before: ReturnType<typeof guestOutbox>) => before.close()]
])("begins with the last letter that was typed where it is %s", async (_, leave) => {
  const { device } = await deviceWithUnsent({ ...unsent, asked: false, known: [] })
  const before = guestOutbox(owner, slowly(device, 50), { send: () => new Promise(() => {}) })
  before.open(record)
  await vi.waitFor(() => expect(textIn(before)).toBe(unsent.form.text))
  getDefaultStore()
    .get(before.deliveries)[0]
    ?.actor?.send({ type: "form.edited", edit: { text: "The last letter" } })
  leave(before)
  const now = guestOutbox(owner, device, { send: () => new Promise(() => {}) })
  now.open(record)
  await vi.waitFor(() => expect(textIn(now)).toBe("The last letter"))
  now.close()
  before.close()
})

it("goes on without what a tab that is held up never wrote", async () => {
  const { device } = await deviceWithUnsent({ ...unsent, asked: false, known: [] })
  const held: SealedStore = { ...device, keep: () => new Promise(() => {}) }
  const before = guestOutbox(owner, held, { send: () => new Promise(() => {}) })
  before.open(record)
  await vi.waitFor(() => expect(textIn(before)).toBe(unsent.form.text))
  getDefaultStore()
    .get(before.deliveries)[0]
    ?.actor?.send({ type: "form.edited", edit: { text: "Never written" } })
  const now = guestOutbox(owner, device, { send: () => new Promise(() => {}) })
  now.open(record)
  await vi.waitFor(() => expect(textIn(now)).toBe(unsent.form.text), { timeout: 5_000 })
  now.close()
  before.close()
})

const isKept = ({ deliveries }: ReturnType<typeof guestOutbox>) => {
  const actor = getDefaultStore().get(deliveries)[0]?.actor
  return actor !== undefined && keepingOf(actor.getSnapshot()) === "kept"
}

it("takes back what another tab made of it meanwhile, though this device had no room when it was given away", async () => {
  const { device } = await deviceWithUnsent({ ...unsent, asked: false, known: [] })
  const room = { is: true }
  const narrow: SealedStore = {
    ...device,
    keep: async (...kept) => {
      if (!room.is) throw new DOMException("The disk is full", "QuotaExceededError")
      await device.keep(...kept)
    }
  }
  const send = () => new Promise<never>(() => {})
  const [before, now] = [guestOutbox(owner, narrow, { send }), guestOutbox(owner, device, { send })]
  before.open(record)
  await vi.waitFor(() => expect(isKept(before)).toBe(true))
  room.is = false
  await before.keepAll()
  // Nothing was typed that is not kept.
  expect(before.store.isOnPage(record)).toBe(false)
  now.open(record)
  await vi.waitFor(() => expect(textIn(now)).toBe(unsent.form.text))
  expect(isOpen(before)).toBe(false)
  room.is = true
  getDefaultStore()
    .get(now.deliveries)[0]
    ?.actor?.send({ type: "form.edited", edit: { text: "An hour later" } })
  await now.keepAll()
  before.open(record)
  await vi.waitFor(() => expect(textIn(before)).toBe("An hour later"))
  before.close()
  now.close()
})

it("remembers nothing of what it has given away, also where the last letter could not be written", async () => {
  const { device } = await deviceWithUnsent({ ...unsent, asked: false, known: [] })
  const narrow: SealedStore = { ...device, keep: () => Promise.reject(new Error("No room")) }
  const send = () => new Promise<never>(() => {})
  const [before, now] = [guestOutbox(owner, narrow, { send }), guestOutbox(owner, device, { send })]
  before.open(record)
  await vi.waitFor(() => expect(textIn(before)).toBe(unsent.form.text))
  getDefaultStore()
    .get(before.deliveries)[0]
    ?.actor?.send({ type: "form.edited", edit: { text: "The last letter" } })
  now.open(record)
  await vi.waitFor(() => expect(isOpen(now)).toBe(true))
  expect(before.store.isOnPage(record)).toBe(false)
  before.close()
  now.close()
})

it("keeps what was begun on a page that is closed before the form from before is gone", async () => {
  const device = someDevice()
  let goOn = () => {}
  const slow: SealedStore = {
    ...device,
    forget: async (...gone) => {
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      await device.forget(...gone)
    }
  }
  const before = guestOutbox(owner, slow)
  before.open(record)
  await vi.waitFor(() => expect(textIn(before)).toBe(""))
  getDefaultStore()
    .get(before.deliveries)[0]
    ?.actor?.send({ type: "form.edited", edit: { text: "The first letter" } })
  before.close()
  goOn()
  const now = guestOutbox(owner, device)
  now.open(record)
  await vi.waitFor(() => expect(textIn(now)).toBe("The first letter"))
  now.close()
})
