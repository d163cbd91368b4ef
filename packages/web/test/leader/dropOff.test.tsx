import type { CodeOutcome } from "@crewfleet/machines"
import { leaderWords, medicationForm, propertyForm, vehicleLogForm } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable, uuid } from "@crewfleet/sdk/testing"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { expect, it, onTestFinished, vi } from "vitest"
import { someMedication, someProperty, someVehicleLog } from "../../../machines/test/leader/someLog.ts"
import { LogScreen } from "../../src/leader/LogScreen.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { noticesAtom, notify } from "../../src/notice/noticesAtom.ts"
import { press } from "../person.ts"
import { openStep, recordOf, sent, serveLogs, service, someLog } from "./openLog.tsx"
import { owingAPhoto } from "./owingAPhoto.ts"

serveLogs()

const told = () =>
  getDefaultStore()
    .get(noticesAtom)
    .map(({ text }) => text)
const enter = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it("asks for the tick, and says what was submitted only once it was received", async () => {
  await openStep("dropOff")
  await press("Submit")
  await waitFor(() => expect(told()).toContain("Please confirm information is correct."))
  const dialog = await endIn()
  expect(sent).toMatchObject([
    { kind: "dropOff", payload: { content: { mileage: 41_260, signature: true } } }
  ])
  expect(told()).toContain("Feedback sucessfully updated")
  // Nothing else was received: it would not be true that the log was submitted.
  expect(dialog.getByText("Check the vehicle")).toBeTruthy()
  await userEvent.click(dialog.getByRole("button", { name: "Ok" }))
  expect(await screen.findByRole("heading", { name: "Job Planner" })).toBeTruthy()
  await enter("Start", "2026-03-02T08:00")
  await enter("End", "2026-03-02T11:30")
  await press("Complete")
  await waitFor(() => expect(told()).toContain("Shift times updated"))
  expect(location.pathname).toBe("/")
  expect(sent.at(-1)).toMatchObject({
    kind: "times",
    payload: { content: { id: 7, times: [{ bookingId: 11, start: "2026-03-02T08:00:00.000Z" }] } }
  })
})

/** Fills in the end of a journey, and sends it. */
const sendEnd = async (mileage = "41260") => {
  await enter("Time of the drop-off", "2026-03-02T11:00")
  await enter("Mileage at the end", mileage)
  await enter("Name of the recipient", "Dee Nurse")
  await enter(/Why the recipient does not sign/, "Called away")
  await userEvent.click(
    screen.getByLabelText("I confirm that the information entered on this log is correct")
  )
  await press("Submit")
}
const endIn = async (mileage?: string) => {
  await sendEnd(mileage)
  return within(await screen.findByRole("dialog", { name: "Successful" }))
}

it("claims nothing where the end stands beside the log that somebody else keeps by now", async () => {
  const aside = { receivedAt: "2026-03-02T11:05:00.000Z", isAside: true }
  service.use(handlers.leader.sendDropOff(({ payload }) => ({ ...payload, ...aside }) as never))
  await openStep("dropOff")
  await sendEnd()
  expect(await screen.findByText(/it stands beside what they note/)).toBeTruthy()
  expect(screen.queryByRole("dialog", { name: "Successful" })).toBeNull()
})

it("holds the odometer of one vehicle against no other's", async () => {
  const vehicle = vehicleLogForm.write({ ...someVehicleLog, vehicleId: 4, startMileage: "90000" })
  const log = { ...someLog, records: [recordOf("vehicle", { vehicle }, uuid(79))] }
  service.use(handlers.leader.read(() => log as never))
  await openStep("dropOff", { log: log as never })
  await endIn("1042")
  expect(sent).toMatchObject([{ kind: "dropOff", payload: { content: { mileage: 1_042 } } }])
})
const received = {
  vehicle: { vehicle: vehicleLogForm.write(someVehicleLog) },
  propertyTaken: { property: propertyForm.write(someProperty) },
  propertyHanded: { property: propertyForm.write(someProperty) },
  medicationTaken: { medication: medicationForm.write(someMedication) },
  medicationHanded: { medication: medicationForm.write(someMedication) }
}
const records = Object.entries(received).map(([kind, content], index) =>
  recordOf(kind as "vehicle", content as never, uuid(90 + index))
)
const logWith = (more: object) => ({ ...someLog, records, ...more }) as never
const claim = "The job was completed and the log submitted for authorisation."

it("says of a log that was given back what is still to be mended, and claims nothing", async () => {
  const at = "2026-03-02T09:30:00.000Z"
  const returns = [
    { id: 3, step: "property", words: "Which bag?", at },
    { id: 2, step: "dropOff", words: "Who took over?", at },
    { id: 1, step: "medication", words: "Which dose?", at: "2026-03-02T08:00:00.000Z", mendedAt: at }
  ]
  service.use(handlers.leader.read(() => logWith({ returns })))
  await openStep("dropOff", { log: logWith({ returns }) })
  const dialog = await endIn()
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Patient's Property, to be mended: Which bag?"
  ])
  expect(dialog.queryByText(claim)).toBeNull()
})

it("claims nothing of a journey that must not begin with its vehicle", async () => {
  const vehicle = {
    ...someLog.vehicle,
    openDefects: [{ id: 9, check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS", refPrefix: "TR-3" }]
  }
  service.use(handlers.leader.read(() => logWith({ vehicle })))
  await openStep("dropOff", { log: logWith({ vehicle }) })
  const dialog = await endIn()
  expect(dialog.getByText(/Brakes: open since the journey TR-3/)).toBeTruthy()
  expect(dialog.queryByText(claim)).toBeNull()
})

it("says that the log was submitted where all of it was received, and not where the journey has not begun to the agency", async () => {
  service.use(handlers.leader.read(() => logWith({})))
  const { rerender, opened } = await openStep("dropOff", { log: logWith({}) })
  const dialog = await endIn()
  expect(dialog.getByText(claim)).toBeTruthy()
  const { content, id } = sent.at(-1)?.payload ?? { content: {}, id: "" }
  const end = recordOf("dropOff", { dropOff: content } as never, id)
  rerender(<LogScreen opened={{ ...opened, log: logWith({ records: [...records, end] }) }} />)
  expect(dialog.getByText(/the crew has not left yet/)).toBeTruthy()
})

it("says beside the submitted log how many photos are on this device alone, until they are sent", async () => {
  const sending = Promise.withResolvers<never>()
  const owing = await owingAPhoto("photos", () => sending.promise)
  service.use(handlers.leader.read(() => logWith({})))
  await openStep("dropOff", { log: logWith({}), ...owing })
  const dialog = await endIn()
  expect(dialog.getByText(claim)).toBeTruthy()
  expect(dialog.getByText("1 photo is still on this device. Keep it on until it is sent.")).toBeTruthy()
  sending.resolve({ message: "Photo received" } as never)
  await waitFor(() => expect(dialog.queryByText(/still on this device/)).toBeNull())
})

it("says so where a photo is on this page alone, as the device was cleared or is full", async () => {
  const owing = await owingAPhoto("photos", () => new Promise(() => {}))
  const onPage = "1 photo is only on this page. Do not close it until it is sent."
  service.use(handlers.leader.read(() => logWith({})))
  await openStep("dropOff", { log: logWith({}), ...owing, isLost: true })
  const dialog = await endIn()
  expect(dialog.getByText(onPage)).toBeTruthy()
  expect(dialog.queryByText(/still on this device/)).toBeNull()
  expect(screen.getByText(new RegExp(`with photos still to come. ${onPage}`))).toBeTruthy()
})

it("shows another place after No, clears it after Yes, and brings it back where that Yes was a mistake", async () => {
  await openStep("dropOff")
  const group = within(
    await screen.findByRole("group", { name: "Patient dropped off at the above destination" })
  )
  expect(group.getByRole<HTMLInputElement>("radio", { name: "Yes" }).checked).toBe(true)
  await userEvent.click(group.getByRole("radio", { name: "No" }))
  await enter(/New address/, "1 High Street")
  await userEvent.click(group.getByRole("radio", { name: "Yes" }))
  await waitFor(() => expect(screen.queryByLabelText(/New address/)).toBeNull())
  await userEvent.click(group.getByRole("radio", { name: "No" }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/New address/)).value).toBe("1 High Street")
})

it("shows the patient only their questions, and nothing else until the leader's code", async () => {
  const { container } = await openStep("dropOff")
  await press("Pass the telephone on")
  expect(await screen.findByRole("heading", { name: "Your experience" })).toBeTruthy()
  for (const text of ["Job Refs", "What happened?", "Recipient", "Next", "Lock", "Mileage"])
    expect(container.textContent).not.toContain(text)
  const courtesy = within(screen.getByRole("group", { name: "Courtesy of the ambulance team" }))
  await userEvent.click(courtesy.getByRole("radio", { name: "Very Satisfied" }))
  await userEvent.type(screen.getByLabelText(/Your comment/), "Kind people")
  expect(screen.getByText("11/20")).toBeTruthy()
  await press("Give the telephone back")
  await enter("Code of six digits", "000000")
  await press("Go on with the log")
  expect(await screen.findByText(leaderWords.codePaused(5))).toBeTruthy()
  await enter("Code of six digits", "135790")
  await press("Go on with the log")
  expect(await screen.findByRole("heading", { name: "Job Refs TR-7" })).toBeTruthy()
  expect(
    within(screen.getByRole("group", { name: "Courtesy of the ambulance team" })).getByRole<HTMLInputElement>(
      "radio",
      { name: "Very Satisfied" }
    ).checked
  ).toBe(true)
})

it("takes a face back that is pressed again, and not by a finger that presses twice", async () => {
  let at = 10_000
  const clock = vi.spyOn(performance, "now").mockImplementation(() => at)
  onTestFinished(() => clock.mockRestore())
  const courtesy = async () =>
    within(await screen.findByRole("group", { name: "Courtesy of the ambulance team" }))
  await openStep("dropOff")
  const face = (await courtesy()).getByRole<HTMLInputElement>("radio", { name: "Very Satisfied" })
  await userEvent.click(face)
  at += 300
  await userEvent.click(face)
  await waitFor(() => expect(face.checked).toBe(true))
  at += 601
  await userEvent.click(face)
  await waitFor(() => expect(face.checked).toBe(false))
  at += 100
  await userEvent.click(face)
  expect(face.checked).toBe(false)
  at += 601
  await userEvent.click(face)
  await waitFor(() => expect(face.checked).toBe(true))
})

it("shows the patient no notice, and the leader those of meanwhile", async () => {
  render(<NoticeRegion />)
  await openStep("dropOff")
  await press("Pass the telephone on")
  await screen.findByRole("heading", { name: "Your experience" })
  act(() => notify({ level: "success", text: "Property List Updated" }))
  expect(screen.queryByText("Property List Updated")).toBeNull()
  await press("Give the telephone back")
  expect(screen.queryByText("Property List Updated")).toBeNull()
  await enter("Code of six digits", "135790")
  await press("Go on with the log")
  expect(await screen.findByText("Property List Updated")).toBeTruthy()
})

it("keeps what stands above the log from the patient as well", async () => {
  const { rerender, opened, container } = await openStep("dropOff")
  rerender(<LogScreen opened={opened} standing={<p>The journey was aborted</p>} />)
  expect(screen.getByText("The journey was aborted")).toBeTruthy()
  await press("Pass the telephone on")
  expect(await screen.findByRole("heading", { name: "Your experience" })).toBeTruthy()
  expect(container.textContent).not.toContain("aborted")
})

it("lets the leader go on where their code could not be checked, and keeps what the patient has said", async () => {
  const unlock = vi
    .fn<(code: string) => Promise<CodeOutcome>>()
    .mockRejectedValueOnce(new Error("Broken"))
    .mockResolvedValue({ _tag: "Opened" })
  await openStep("dropOff", { unlock })
  await press("Pass the telephone on")
  await userEvent.type(await screen.findByLabelText(/Your comment/), "Kind people")
  await press("Give the telephone back")
  await enter("Code of six digits", "135790")
  await press("Go on with the log")
  await screen.findByText(leaderWords.codeNotChecked)
  await press("Back to the questions")
  expect((await screen.findByLabelText<HTMLInputElement>(/Your comment/)).value).toBe("Kind people")
  await press("Give the telephone back")
  await enter("Code of six digits", "135790")
  await press("Go on with the log")
  expect(await screen.findByRole("heading", { name: "Job Refs TR-7" })).toBeTruthy()
  expect((await screen.findByLabelText<HTMLInputElement>(/Your comment/)).value).toBe("Kind people")
})

it.each([
  ["cannot be reached", unreachable, /There is no connection to the service/, true],
  ["breaks", failing(500), /The service has a problem/, true],
  ["refuses it", failing(422, "Not like this"), /Not like this/, false]
])(
  "says nothing of success where the service %s, and lets the leader send the feedback again",
  async (_, answer, words, waits) => {
    service.use(handlers.leader.sendDropOff(answer as never))
    await openStep("dropOff")
    await enter("Time of the drop-off", "2026-03-02T11:00")
    await enter("Mileage at the end", "41260")
    await enter("Name of the recipient", "Dee Nurse")
    await enter(/Why the recipient does not sign/, "Called away")
    await userEvent.click(
      screen.getByLabelText("I confirm that the information entered on this log is correct")
    )
    await press("Submit")
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(screen.queryByRole("dialog", { name: "Successful" })).toBeNull()
    expect(screen.getByText("The job plan opens once the feedback was received.")).toBeTruthy()
    service.resetHandlers()
    await press(waits ? "Send now" : "Submit")
    expect(await screen.findByRole("dialog", { name: "Successful" })).toBeTruthy()
  }
)

it("closes the log in every other tab where the telephone is passed on, and in this one where the page is left", async () => {
  const { unmount, lock, closeElsewhere } = await openStep("dropOff")
  expect(closeElsewhere).not.toHaveBeenCalled()
  await press("Pass the telephone on")
  await screen.findByRole("heading", { name: "Your experience" })
  expect(closeElsewhere).toHaveBeenCalledOnce()
  expect(lock).not.toHaveBeenCalled()
  unmount()
  expect(lock).toHaveBeenCalledOnce()
})
