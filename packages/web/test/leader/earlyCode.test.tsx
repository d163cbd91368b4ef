import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory, IDBKeyRange } from "fake-indexeddb"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { logLocks } from "../../src/leader/logLocks.ts"
import { writtenCode } from "../../src/leader/writtenCode.tsx"
import { makeSealedStore, type SealedStore } from "../../src/sealed/makeSealedStore.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"
import { Entry, jobId, letIn, logOf } from "./someLeader.tsx"

vi.mock("../../src/leader/LogScreen.tsx", () => ({ LogScreen: () => <h1>Job Refs TJ-7</h1> }))
serving(setupServer(handlers.leader.read(() => logOf())))
visiting()

let store: SealedStore
let stores = 0
const tried = vi.fn()
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory())
  vi.stubGlobal("IDBKeyRange", IDBKeyRange)
  localStorage.clear()
  stores += 1
  store = makeSealedStore(`test.early.${stores}`, "leader")
  tried.mockClear()
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(tried)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The page as the service worker writes it, on a device that has a log, before the portal's scripts are there. */
const written = async () => {
  const locks = logLocks(store, jobId, 1_000)
  await locks.admit({ workerId: 5, name: "Parker.A", ...letIn })
  await locks.take("735194")
  tried.mockClear()
  return page()
}
const page = async () => {
  document.title = "CrewFleet"
  document.body.innerHTML = `<div id="ahead">${writtenCode("CrewFleet")}</div><div id="root" hidden></div>`
  vi.resetModules()
  await import("../../src/leader/earlyCode.ts")
}
const field = () => screen.getByLabelText<HTMLInputElement>("Your code for this log")
const ahead = () => document.getElementById("ahead")
/** The portal's scripts arrive. */
const arrive = () => {
  const container = document.getElementById("root") as HTMLElement
  return render(<Entry store={store} />, { container })
}
const takenOver = () => waitFor(() => expect(ahead()).toBeNull())
const opened = () => screen.findByRole("heading", { name: "Job Refs TJ-7" })

it("asks in the portal's words, and names the window", async () => {
  await written()
  expect(document.title).toBe("Team leader's log – CrewFleet")
  const asked = ahead()?.querySelector("main")?.textContent
  arrive()
  await takenOver()
  expect(document.querySelector("main")?.textContent).toBe(asked?.replace("this journey", "Parker.A"))
})

it("hands over what was typed, where somebody is in it, and whether it is shown", async () => {
  await written()
  await userEvent.type(field(), "7351")
  await userEvent.click(screen.getByRole("button", { name: "Show password" }))
  field().focus()
  field().setSelectionRange(2, 3)
  const before = field()
  arrive()
  expect(field()).toBe(before)
  await takenOver()
  expect(field()).not.toBe(before)
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(["7351", 2, 3])
  expect(document.activeElement).toBe(field())
  expect(field().type).toBe("text")
  expect(tried).not.toHaveBeenCalled()
})

it("hands over what was pasted, and what the browser filled in by itself", async () => {
  await written()
  field().focus()
  await userEvent.paste("735 194")
  arrive()
  await takenOver()
  await press("Open the log")
  expect(await opened()).toBeTruthy()
})

it("opens the log once with the code that was entered, however often that was pressed", async () => {
  await written()
  await userEvent.type(field(), "735194{Enter}{Enter}9")
  await userEvent.click(screen.getByRole("button", { name: "Open the log" }))
  arrive()
  expect(await opened()).toBeTruthy()
  // One count before the code is tried, and one once it was right.
  expect(tried).toHaveBeenCalledTimes(2)
})

it("says of a wrong code how often it can be tried, and counts it once", async () => {
  await written()
  await userEvent.type(field(), "735195{Enter}")
  arrive()
  const problem = await screen.findByRole("alert", { name: "There is a problem" })
  expect(problem.textContent).toContain("4 more tries")
  expect(tried).toHaveBeenCalledOnce()
  expect(field().readOnly).toBe(false)
})

it("leads to signing in where that was pressed", async () => {
  await written()
  await userEvent.click(screen.getByRole("button", { name: "Sign in again" }))
  arrive()
  expect(await screen.findByRole("dialog", { name: "Access Control" })).toBeTruthy()
  expect(ahead()).toBeNull()
})

it("lets a press that has begun come to its end", async () => {
  await written()
  const user = userEvent.setup()
  await user.type(field(), "735194")
  const button = screen.getByRole("button", { name: "Open the log" })
  await user.pointer({ keys: "[MouseLeft>]", target: button })
  arrive()
  await waitFor(() => expect(document.querySelectorAll("[name=code]")).toHaveLength(2))
  expect(ahead()).not.toBeNull()
  await user.pointer({ keys: "[/MouseLeft]", target: button })
  expect(await opened()).toBeTruthy()
})

it("makes place for the sign-in where the log is gone from this device meanwhile", async () => {
  await page()
  await userEvent.type(field(), "735194{Enter}")
  arrive()
  expect(await screen.findByRole("dialog", { name: "Access Control" })).toBeTruthy()
  expect(ahead()).toBeNull()
  expect(document.getElementById("root")?.hidden).toBe(false)
})
