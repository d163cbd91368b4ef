import { dropOffForm, propertyForm, vehicleLogForm } from "@crewfleet/sdk/rules"
import { handlers, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { expect, it, onTestFinished, vi } from "vitest"
import { someDropOff, someProperty, someVehicleLog } from "../../../machines/test/leader/someLog.ts"
import { noticesAtom } from "../../src/notice/noticesAtom.ts"
import { doubleTap } from "../../src/ui/UndoButton.tsx"
import { press } from "../person.ts"
import { connection, openLog, openStep, recordOf, sent, serveLogs, service, someLog } from "./openLog.tsx"

serveLogs()

const step = () => within(screen.getByRole("main")).getAllByRole("heading", { level: 2 })[0]?.textContent
const told = () =>
  getDefaultStore()
    .get(noticesAtom)
    .map(({ text }) => text)

it("says which journey it is, by the clocks of its agency, and what its first step lacks", async () => {
  openLog()
  expect(await screen.findByRole("heading", { name: "Job Refs TR-7" })).toBeTruthy()
  expect(screen.getByText("SE5 8AZ > NW3 2QG")).toBeTruthy()
  expect(screen.getByText("Monday, 2 March 2026, 08:30")).toBeTruthy()
  expect(screen.getByText("Check the vehicle")).toBeTruthy()
  expect(screen.getByText("Skip to main content")).toBeTruthy()
  expect(
    within(screen.getByRole("list", { name: "Steps of the log" })).getAllByRole("listitem")
  ).toHaveLength(6)
})

it("keeps the screen awake while it is open", async () => {
  const request = vi.fn(async () => ({ release: async () => {} }))
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, "wakeLock"))
  openLog()
  await waitFor(() => expect(request).toHaveBeenCalledWith("screen"))
})

it("goes forth and back, keeps the step in the address, and stops at the feedback until that was received", async () => {
  await openStep("vehicle")
  for (const title of [
    "View Patient's Information",
    "Patient's Property",
    "Medication",
    "Drop Off & Feedback"
  ]) {
    await press("Next")
    await waitFor(() => expect(step()).toBe(title))
  }
  await waitFor(() => expect(location.search).toBe("?step=dropOff"))
  await press("Next")
  expect(step()).toBe("Drop Off & Feedback")
  expect(screen.getByText("The job plan opens once the feedback was received.")).toBeTruthy()
  await press("Back")
  await waitFor(() => expect(step()).toBe("Medication"))
})

it("begins another step at its heading, which has the focus, and leaves alone where one is on opening", async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView")
  await openStep("patient")
  const heading = screen.getByRole("heading", { name: "View Patient's Information" })
  expect(document.activeElement).not.toBe(heading)
  expect(scrolled).not.toHaveBeenCalled()
  await press("Next")
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Patient's Property"))
  expect(scrolled.mock.contexts.at(-1)).toBe(document.activeElement)
  expect(scrolled).toHaveBeenLastCalledWith({ block: "start" })
  await press("Back")
  await waitFor(() => expect(document.activeElement?.textContent).toBe("View Patient's Information"))
  expect(scrolled.mock.contexts.at(-1)).toBe(document.activeElement)
})

it("opens the last step where the feedback was received", async () => {
  const records = [recordOf("dropOff", { dropOff: dropOffForm.write(someDropOff) }, uuid(70))]
  await openStep("plan", { log: { ...someLog, records } as never })
  await waitFor(() => expect(step()).toBe("Job Plan"))
  expect(screen.getByRole("heading", { name: "Job Planner" })).toBeTruthy()
  expect(screen.getByRole("group", { name: "Grace Lee" })).toBeTruthy()
})

it("reads the patient's information with what is read where nothing is said", async () => {
  await openStep("patient")
  const answer = (label: string) =>
    screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent
  expect(answer("Patient's name")).toBe("Robin Vale")
  expect(answer("Diagnosis")).toBe("None")
  expect(answer("Dietary requirements")).toBe("Staff cannot offer food.")
  expect(answer("Allergies")).toBe("No known allergies")
  expect(answer("Rapid tranquillisation in the last 6 hrs")).toBe("None administered")
  expect(answer("Covid status in the last 48 hrs")).toBe("not known")
  expect(answer("Assault staff")).toBe("H HighStruck a nurse last week")
  expect(answer("Self harm")).toBe("L Low")
  expect(answer("Can walk and step up unaided")).toBe("NoTwo people hold on")
  expect(screen.queryByRole("textbox")).toBeNull()
})

it("says of what this device is not told that it is not, and not that there is none", async () => {
  const withheld = ["allergies", "diagnosis", "rapidTranq", "otherRisks", "assaultStaff", "walk", "walkInfo"]
  const untold = Object.fromEntries(withheld.map((field) => [field, undefined]))
  await openStep("patient", { log: { ...someLog, job: { ...someLog.job, ...untold, withheld } } as never })
  const answer = (label: string) =>
    screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent
  for (const label of ["Allergies", "Diagnosis", "Assault staff", "Can walk and step up unaided"])
    expect(answer(label), label).toBe("Not told to this device: ask your agency")
  expect(screen.queryByText("No known allergies")).toBeNull()
  expect(answer("Dietary requirements")).toBe("Staff cannot offer food.")
})

it("passes all the rest of a group, and takes that back in one", async () => {
  await openStep("vehicle")
  await userEvent.click(await screen.findByRole("button", { name: "Pass all the rest of Wheels and tyres" }))
  const tyres = () => within(screen.getByRole("group", { name: /Tyre inflation/ }))
  await waitFor(() =>
    expect(tyres().getByRole<HTMLInputElement>("radio", { name: "Pass" }).checked).toBe(true)
  )
  const undo = screen.getByRole("button", { name: "Undo: pass all the rest of Wheels and tyres" })
  await waitFor(() => expect(undo.getAttribute("aria-disabled")).toBe("false"), { timeout: 2_000 })
  await userEvent.click(undo)
  await waitFor(() =>
    expect(tyres().getByRole<HTMLInputElement>("radio", { name: "Pass" }).checked).toBe(false)
  )
})

it("passes nothing that is decided, and takes nothing back of what was decided by hand since", async () => {
  await openStep("vehicle")
  const brakes = within(await screen.findByRole("group", { name: /Brakes/ }))
  const radio = (name: string) => brakes.getByRole<HTMLInputElement>("radio", { name })
  const pass = screen.getByRole("button", { name: "Pass all the rest of At the wheel" })
  await userEvent.click(pass)
  await waitFor(() => expect(radio("Pass").checked).toBe(true))
  await userEvent.click(radio("Fail"))
  fireEvent.change(await brakes.findByLabelText(/What is wrong/), { target: { value: "Soft pedal" } })
  await waitFor(() => expect(screen.queryByRole("button", { name: /of At the wheel/ })).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 700))
  // Whoever presses where the button stood, twice, changes nothing.
  fireEvent.click(pass)
  await new Promise((resolve) => setTimeout(resolve, 180))
  fireEvent.click(pass)
  await userEvent.click(radio("Fail"))
  expect(radio("Fail").checked).toBe(true)
  expect(brakes.getByLabelText<HTMLTextAreaElement>(/What is wrong/).value).toBe("Soft pedal")
  await userEvent.click(radio("Pass"))
  await waitFor(() => expect(radio("Pass").checked).toBe(true))
  expect(screen.queryByRole("button", { name: /of At the wheel/ })).toBeNull()
})

it("keeps what was decided by hand where that stays as it was passed", async () => {
  await openStep("vehicle")
  const pass = "Pass all the rest of At the wheel"
  await userEvent.click(await screen.findByRole("button", { name: pass }))
  const brakes = within(await screen.findByRole("group", { name: /Brakes/ }))
  const radio = brakes.getByRole<HTMLInputElement>("radio", { name: "Pass" })
  await waitFor(() => expect(radio.checked).toBe(true))
  expect(await screen.findByRole("button", { name: `Undo: p${pass.slice(1)}` })).toBeTruthy()
  // A double tap decides it as one tap does.
  await userEvent.click(radio)
  await userEvent.click(radio)
  await waitFor(() => expect(screen.queryByRole("button", { name: /of At the wheel/ })).toBeNull())
  expect(radio.checked).toBe(true)
})

it("takes a result back that is pressed again, but not with a double tap, nor where something was noted with it", async () => {
  await openStep("vehicle")
  const mirrors = within(await screen.findByRole("group", { name: /Mirrors/ }))
  const radio = (name: string) => mirrors.getByRole<HTMLInputElement>("radio", { name })
  await userEvent.click(radio("Pass"))
  await userEvent.click(radio("Pass"))
  await waitFor(() => expect(radio("Pass").checked).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, doubleTap + 50))
  await userEvent.click(radio("Pass"))
  await userEvent.click(radio("Pass"))
  await waitFor(() => expect(radio("Pass").checked).toBe(false))
  await userEvent.click(radio("Fail"))
  fireEvent.change(await mirrors.findByLabelText(/What is wrong/), { target: { value: "Cracked" } })
  await new Promise((resolve) => setTimeout(resolve, doubleTap + 50))
  await userEvent.click(radio("Fail"))
  expect(radio("Fail").checked).toBe(true)
  expect(mirrors.getByLabelText<HTMLTextAreaElement>(/What is wrong/).value).toBe("Cracked")
})

const lacked = () =>
  within(screen.getByRole("region", { name: "What this step lacks" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)

it("does not call a vehicle done that must not leave, and says in its step what keeps it", async () => {
  const brakes = { ...someVehicleLog.brakes, result: "FAIL", note: "Soft pedal" }
  const content = { vehicle: vehicleLogForm.write({ ...someVehicleLog, brakes }) }
  const log = { ...someLog, records: [recordOf("vehicle", content as never, uuid(72))] } as never
  service.use(handlers.leader.read(() => log))
  await openStep("vehicle", { log })
  await screen.findByText("Do not leave with this vehicle")
  expect(lacked()).toEqual(["Settle what keeps you from leaving: Brakes"])
  const steps = within(screen.getByRole("list", { name: "Steps of the log" }))
  expect(steps.getAllByRole("listitem")[0]?.textContent).not.toContain("done")
})

it("lacks nothing that was received while that is corrected", async () => {
  const content = { property: propertyForm.write(someProperty) }
  const log = {
    ...someLog,
    records: [recordOf("propertyTaken", content as never, uuid(73))]
  } as never
  service.use(handlers.leader.read(() => log))
  await openStep("property", { log })
  await userEvent.click(await screen.findByRole("radio", { name: "Taken over" }))
  await press("Correct it")
  await screen.findByLabelText("Item 1")
  expect(lacked()).toEqual(["Hand the property over, or say that there is none"])
})

it("leads from what was given back to its step", async () => {
  const returns = [{ step: "medication", words: "Which dose?", by: "Robin Shaw" }]
  await openStep("vehicle", { log: { ...someLog, returns } as never })
  await userEvent.click(screen.getByRole("link", { name: "Medication" }))
  await waitFor(() => expect(step()).toBe("Medication"))
  expect(new URLSearchParams(location.search).get("step")).toBe("medication")
})

it("says which check it is of which nobody has said what is wrong", async () => {
  await openStep("vehicle")
  const horn = within(await screen.findByRole("group", { name: /Horn/ }))
  await userEvent.click(horn.getByRole("radio", { name: "Fail" }))
  await press("Send the vehicle log")
  expect((await screen.findAllByText("Horn: say what is wrong")).length).toBeGreaterThan(0)
})

it("says of no step that it is done where nothing of it was sent, and of each that was", async () => {
  const records = [recordOf("vehicle", { vehicle: {} } as never, uuid(72))]
  const marks = () =>
    within(screen.getByRole("list", { name: "Steps of the log" }))
      .getAllByRole("listitem")
      .map(({ textContent = "" }) => textContent?.endsWith(", done"))
  const { unmount } = await openStep("dropOff")
  expect(marks()).toEqual([false, true, false, false, false, false])
  unmount()
  const log = { ...someLog, records } as never
  service.use(handlers.leader.read(() => log))
  await openStep("vehicle", { log })
  await waitFor(() => expect(marks()).toEqual([true, false, false, false, false, false]))
})

it("says what forbids leaving, asks what is wrong, and shows what an earlier journey left open", async () => {
  await openStep("vehicle")
  expect(screen.getByText(/Open since journey TR-3: Quiet/)).toBeTruthy()
  const brakes = within(await screen.findByRole("group", { name: /Brakes/ }))
  await userEvent.click(brakes.getByRole("radio", { name: "Fail" }))
  expect(await screen.findByText(/Brakes: have it mended, or take another vehicle/)).toBeTruthy()
  expect(brakes.getByLabelText(/What is wrong/)).toBeTruthy()
  expect(brakes.queryByLabelText(/telephoned/)).toBeNull()
  expect(brakes.getByRole("button", { name: "Add photo" })).toBeTruthy()
  fireEvent.change(brakes.getByLabelText(/How it was mended/), { target: { value: "New pads" } })
  await waitFor(() => expect(screen.queryByText(/Brakes: have it mended/)).toBeNull())
})

it("takes property over, shows another line and goes on with Enter, and says when it was received", async () => {
  await openStep("property")
  await userEvent.type(await screen.findByLabelText("Item 1"), "Bag{Enter}Coat")
  expect(screen.getByLabelText<HTMLInputElement>("Item 2").value).toBe("Coat")
  expect(screen.getByLabelText("Item 3")).toBeTruthy()
  expect(screen.queryByLabelText("Item 4")).toBeNull()
  fireEvent.change(screen.getByLabelText(/Why somebody does not sign/), { target: { value: "In a hurry" } })
  await press("Send what was taken over")
  await waitFor(() => expect(told()).toContain("Property List Updated"))
  expect(sent).toMatchObject([{ kind: "property", payload: { content: { unsignedBecause: "In a hurry" } } }])
  await userEvent.click(screen.getByRole("radio", { name: "Handed over" }))
  expect((await screen.findByLabelText<HTMLInputElement>("Item 1")).value).toBe("Bag")
  fireEvent.change(screen.getByLabelText("Item 2"), { target: { value: "" } })
  const differs = await screen.findByText("This differs from what was taken over")
  expect(differs.parentElement?.textContent).toContain("Missing Coat")
  expect(screen.getByLabelText(/Why this differs/)).toBeTruthy()
})

it("shows what was handed over as it was received, without a connection and after a reload", async () => {
  const { opened, unmount } = await openStep("medication")
  await userEvent.click(await screen.findByLabelText("No medication is handed over"))
  fireEvent.change(screen.getByLabelText(/Why somebody does not sign/), {
    target: { value: "Nothing to sign" }
  })
  await press("Send what was taken over")
  await waitFor(() => expect(told()).toContain("Info Medication List Updated"))
  unmount()
  connection.isThere = false
  await openStep("medication", { device: opened.device, owner: opened.owner, isFresh: false })
  await userEvent.click(await screen.findByRole("radio", { name: "Taken over" }))
  expect(await screen.findByText("Nothing to sign")).toBeTruthy()
  expect(screen.getAllByText(/Received 2 Mar 2026/).length).toBeGreaterThan(0)
})

it("keeps what is sent without a connection, and says that it waits", async () => {
  connection.isThere = false
  await openStep("property")
  await userEvent.click(await screen.findByLabelText("The patient has no property"))
  fireEvent.change(screen.getByLabelText(/Why somebody does not sign/), { target: { value: "In a hurry" } })
  await press("Send what was taken over")
  expect(await screen.findByText("1 part on this device, not sent.")).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByText("Take the property over, or say that there is none")).toBeNull()
  )
  expect(sent).toEqual([])
})

const refused = (status: number, message: string) => Response.json({ message }, { status }) as never

it("shows both where another version was received, and says calmly that a closed journey takes nothing", async () => {
  const others = { noProperty: true, unsignedBecause: "The other one" }
  const records = [recordOf("propertyTaken", { property: others } as never, uuid(71))]
  let log: object = { ...someLog }
  let answer = () => refused(410, "This journey is closed.")
  service.use(
    handlers.leader.read(() => log as never),
    handlers.leader.sendProperty(() => answer())
  )
  await openStep("property")
  await userEvent.click(await screen.findByLabelText("The patient has no property"))
  fireEvent.change(screen.getByLabelText(/Why somebody does not sign/), { target: { value: "In a hurry" } })
  await press("Send what was taken over")
  expect(await screen.findByText("Refused, and still on this device")).toBeTruthy()
  expect(screen.getByText("This journey is closed.")).toBeTruthy()
  log = { ...someLog, records }
  answer = () => refused(409, "Another version has been received.")
  await press("Send what was taken over")
  expect(await screen.findByText("The other one")).toBeTruthy()
  expect(screen.getByText("In a hurry")).toBeTruthy()
})
