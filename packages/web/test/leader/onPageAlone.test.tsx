import { leaderWords } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { IDBObjectStore } from "fake-indexeddb"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { pageMemoryOf } from "../../src/leader/onPageAlone.ts"
import { press } from "../person.ts"
import {
  begun,
  choose,
  enter,
  enterLogs,
  lookAway,
  reload,
  service,
  shown,
  signIn,
  store
} from "./entryOnDevice.tsx"
import { logOf } from "./someLeader.tsx"

enterLogs()
beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    }
  )
)
afterEach(() => {
  vi.restoreAllMocks()
  pageMemoryOf(owner).drafts.clear()
})

const owner = "link:transport_log:7:5"
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The disk is full", "QuotaExceededError")
  })
const mileage = () => screen.findByLabelText<HTMLInputElement>(/Mileage at the start/)
const codeAsked = () => screen.findByLabelText("Your code for this log")
const covered = async () => {
  expect(await screen.findByText(leaderWords.covered)).toBeTruthy()
  expect(screen.queryByRole("heading", { name: "Job Refs TJ-7" })).toBeNull()
}
const onlyHere = () => screen.findByText("Not kept on this device", {}, { timeout: 5_000 })
const moments = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

/** A log without a signal, of which something is noted that the device cannot keep. */
const notedOnPage = async () => {
  await begun()
  service.use(handlers.leader.read(unreachable))
  await enter("735194")
  await shown()
  const disk = fillDisk()
  fireEvent.change(await mileage(), { target: { value: "41200" } })
  await onlyHere()
  expect(await screen.findByText("1 part only on this page, not sent.")).toBeTruthy()
  expect(screen.getByText("Only on this page, not received yet").closest("li")?.textContent).toContain(
    "Vehicle"
  )
  return disk
}

it("is covered on a full disk, whoever or whatever closes it, until all of it is on the device", async () => {
  const disk = await notedOnPage()
  const closing = [
    () => lookAway(6),
    () => press("Lock"),
    () => new BroadcastChannel("crewfleet.log/7").postMessage("closed")
  ]
  for (const close of closing) {
    await close()
    await covered()
    await enter("735194")
    await shown()
    expect(document.activeElement?.textContent).toBe("Job Refs TJ-7")
    expect((await mileage()).value).toBe("41200")
  }
  disk.mockRestore()
  expect(await screen.findByText("1 part on this device, not sent.", {}, { timeout: 5_000 })).toBeTruthy()
  await press("Lock")
  expect(await codeAsked()).toBeTruthy()
  await enter("735194")
  expect((await mileage()).value).toBe("41200")
})

it("locks on a full disk where all of it is on the device already", async () => {
  await begun()
  await enter("735194")
  fireEvent.change(await mileage(), { target: { value: "41200" } })
  await screen.findAllByText("On this device, not sent yet")
  await moments()
  fillDisk()
  await press("Lock")
  expect(await codeAsked()).toBeTruthy()
})

it("has what is on the page alone again where its leader signs in anew while the disk is full", async () => {
  const disk = await notedOnPage()
  service.use(handlers.leader.read(failing(401)))
  act(() => void dispatchEvent(new Event("online")))
  await press("Sign in again")
  await signIn()
  await choose("190472")
  await shown()
  await waitFor(async () => expect((await mileage()).value).toBe("41200"))
  expect(await onlyHere()).toBeTruthy()
  disk.mockRestore()
  await waitFor(() => expect(screen.queryByText("Not kept on this device")).toBeNull(), { timeout: 5_000 })
})

it("has it again where the storage was cleared, and the log gets another lock", async () => {
  await begun()
  await enter("735194")
  fireEvent.change(await mileage(), { target: { value: "41200" } })
  await screen.findAllByText("On this device, not sent yet")
  await store.forget("link:transport_log", await store.places("link:transport_log"))
  await store.forget(owner, await store.places(owner))
  service.use(handlers.leader.read(failing(401)))
  lookAway(1)
  await screen.findByText(/This device keeps nothing of this log any more/)
  expect(await screen.findByText("1 part only on this page, not sent.")).toBeTruthy()
  service.use(handlers.leader.read(() => logOf()))
  await press("Sign in again")
  await signIn()
  await choose("190472")
  await waitFor(() => expect(screen.queryByText(/This device keeps nothing/)).toBeNull())
  expect((await mileage()).value).toBe("41200")
  await waitFor(async () =>
    expect(await store.places(owner)).toEqual(expect.arrayContaining(["7/vehicle", "entry/log"]))
  )
  reload()
  await enter("190472")
  expect((await mileage()).value).toBe("41200")
})

it("keeps the log where somebody else has taken it over, as long as anything of it is on the page alone", async () => {
  await notedOnPage()
  const words = "Somebody else keeps this log by now."
  service.use(handlers.leader.read(failing(403, words)))
  act(() => void dispatchEvent(new Event("online")))
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  await moments()
  expect((await mileage()).value).toBe("41200")
  expect(await store.places("link:transport_log")).toContain("lock/7/5/0")
})

it("has it again where the page was left by another way, as while the telephone is passed on", async () => {
  await notedOnPage()
  cleanup()
  await moments()
  reload()
  await enter("735194")
  await waitFor(async () => expect((await mileage()).value).toBe("41200"))
})
