import { RequestFailed } from "@crewfleet/sdk"
import { uuid } from "@crewfleet/sdk/testing"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest"
import { note, noteDraft, record } from "../../../machines/test/delivery/note.ts"
import { press } from "../person.ts"
import { arrived, guestOutbox, makeNoteStore, Note, someDevice } from "./guest.tsx"

beforeEach(() => {
  arrived.notes.splice(0)
  arrived.pages.splice(0)
  URL.createObjectURL = () => "blob:page"
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

const owner = "link:transport/7"
const asked = { ...noteDraft, id: uuid(50), known: [uuid(50)], asked: true }
const away = () => Promise.reject(new RequestFailed({ _tag: "NetworkFailure" }))

/** A device with a note on it and the files of both its pages. */
const deviceWith = async (draft = noteDraft) => {
  const device = someDevice()
  const store = makeNoteStore(owner, device)
  await store.keep(record, draft)
  for (const id of note.pages) await store.keepAttachment(record, id, new Blob([id]))
  return device
}

/** Somebody follows the link, or comes back to it. */
const follow = (...given: Parameters<typeof guestOutbox>) => {
  const outbox = guestOutbox(...given)
  outbox.open(record)
  const page = render(<Note outbox={outbox} />)
  onTestFinished(outbox.close)
  const leave = () => {
    outbox.close()
    page.unmount()
  }
  return { outbox, leave }
}

const statusIs = (text: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .join()
    ).toContain(text)
  )

it("says that it was received while a page is owed, and what can be done about that page", async () => {
  const device = await deviceWith(asked)
  let attach = (id: string) => (id === uuid(2) ? away() : Promise.resolve())
  follow(owner, device, { attach: (_, { id }) => attach(id) })
  await statusIs("Received 2026-03-021 page still on this device, to be sent by itself.")
  expect(screen.getByText("Says: Left at the gate")).toBeTruthy()
  expect(screen.getByText("Pages still on this device")).toBeTruthy()
  attach = () => Promise.resolve()
  await press("Send now")
  await waitFor(() => expect(screen.queryByText("Pages still on this device")).toBeNull())
  await waitFor(async () => expect(await device.places(owner)).toEqual([]))
})

it("asks before it removes a page that was refused, which nobody else has", async () => {
  const refused = () => Promise.reject(new RequestFailed({ _tag: "Refused", status: 413, violations: [] }))
  const device = await deviceWith(asked)
  follow(owner, device, { attach: (_, { id }) => (id === uuid(2) ? refused() : Promise.resolve()) })
  await statusIs("1 page refused")
  await press("Remove")
  await press("Keep it")
  expect(await device.places(owner)).not.toEqual([])
  await press("Remove")
  const dialog = within(await screen.findByRole("dialog", { name: "Remove the page from this device?" }))
  await userEvent.click(dialog.getByRole("button", { name: "Remove" }))
  await waitFor(async () => expect(await device.places(owner)).toEqual([]))
})

it("stays as it was received where it is final", async () => {
  follow(owner, await deviceWith(asked))
  await statusIs("Received")
  expect(screen.queryByRole("button", { name: "Correct it" })).toBeNull()
})

it("goes on where it was after a reload, and after somebody else has used the device", async () => {
  const device = await deviceWith()
  const before = follow(owner, device)
  fireEvent.change(await screen.findByLabelText("What there is to say"), { target: { value: "At the back" } })
  before.leave()
  const stranger = follow("id:12", device)
  await statusIs("Nothing noted yet")
  stranger.leave()
  follow(owner, device)
  expect(await screen.findByDisplayValue("At the back")).toBeTruthy()
})

it("is sent once by whoever opens the page next, although nobody is signed in", async () => {
  const outbox = guestOutbox(owner, await deviceWith(asked))
  onTestFinished(outbox.close)
  await outbox.openUnsent()
  await waitFor(() => expect(arrived.pages.toSorted()).toEqual(note.pages))
  await outbox.openUnsent()
  expect(arrived.notes).toEqual([{ record, id: uuid(50), follows: null, content: note }])
})

it("asks before it deletes what is on the device, and says what is lost", async () => {
  const device = await deviceWith()
  follow(owner, device)
  await statusIs("On this device, not sent yet")
  await press("Delete from this device")
  expect(screen.getByText("The note is lost. What the service has received stays.")).toBeTruthy()
  await press("Delete")
  await waitFor(async () => expect(await device.places(owner)).toEqual([]))
})
