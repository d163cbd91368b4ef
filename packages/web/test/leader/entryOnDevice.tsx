import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory, IDBKeyRange } from "fake-indexeddb"
import { afterEach, beforeEach, expect, vi } from "vitest"
import type { OpenedLog } from "../../src/leader/OpenedLog.ts"
import { makeSealedStore, type SealedStore } from "../../src/sealed/makeSealedStore.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"
import { page } from "./openedPage.ts"
import { alexSignsIn, Entry, letIn, logOf } from "./someLeader.tsx"

/** What was sent to be let in. */
export const asked: Array<unknown> = []
/** A service that lets Alex in. */
export const service = setupServer(
  handlers.session.login(() => alexSignsIn),
  handlers.session.logout(() => ({})),
  handlers.leader.open(({ payload }) => {
    asked.push(payload)
    return letIn
  }),
  handlers.leader.read(() => logOf())
)

/** What the device keeps. */
export let store: SealedStore
let stores = 0

/** Lets the tests of a file come to the log of a journey, each on a new device. */
export const enterLogs = (): void => {
  serving(service)
  visiting()

  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory())
    vi.stubGlobal("IDBKeyRange", IDBKeyRange)
    localStorage.clear()
    stores += 1
    store = makeSealedStore(`test.leader.${stores}`, "leader")
  })
  afterEach(() => {
    asked.length = 0
    page.opened = undefined
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** Opens the entry on the device. */
export const open = (endSession?: () => Promise<void>) =>
  render(<Entry store={store} {...(endSession && { endSession })} />)
/** The page is loaded once more. */
export const reload = () => {
  cleanup()
  return open()
}
/** Types into a field. */
export const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
/** Signs in as the leader. */
export const signIn = async () => {
  await fill("Username", "alex@northway.example")
  await fill("Password", "Summer-2026")
  await press("Sign in")
}
/** Chooses the code of this device, twice. */
export const choose = async (code = "735194") => {
  await fill("New code", code)
  await fill("The same code again", code)
  await press("Open the log")
}
/** Enters the code of this device. */
export const enter = async (code: string) => {
  await fill("Your code for this log", code)
  await press("Open the log")
}
/** The log is shown. */
export const shown = () => screen.findByRole("heading", { name: "Job Refs TJ-7" })
/** A device on which the log was opened, and is locked. */
export const begun = async () => {
  open()
  await signIn()
  await choose()
  await shown()
  await waitFor(async () => expect(await store.places("link:transport_log:7:5")).toContain("entry/log"))
  reload()
}
/** Something is noted and not sent. */
export const note = async () => {
  const { device, owner } = page.opened as OpenedLog
  await device.keep(owner, "7/vehicle", new TextEncoder().encode("Brakes"))
}

/** Nobody sees the page for some minutes. */
export const lookAway = (minutes: number) => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  const change = () => act(() => document.dispatchEvent(new Event("visibilitychange")))
  change()
  hidden.mockReturnValue(false)
  const now = Date.now()
  vi.spyOn(Date, "now").mockReturnValue(now + minutes * 60_000)
  change()
  vi.mocked(Date.now).mockRestore()
  hidden.mockRestore()
}
