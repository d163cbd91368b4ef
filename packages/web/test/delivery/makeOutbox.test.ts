import { uuid } from "@crewfleet/sdk/testing"
import { getDefaultStore } from "jotai"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { noteDraft, record } from "../../../machines/test/delivery/note.ts"
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
const deviceWithUnsent = async () => {
  const device = someDevice()
  await makeNoteStore(owner, device).keep(record, unsent)
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
