import { type LeaderLog, RequestFailed } from "@crewfleet/sdk"
import { propertyForm } from "@crewfleet/sdk/rules"
import { handlers, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { someProperty } from "../../../machines/test/leader/someLog.ts"
import { LogScreen } from "../../src/leader/LogScreen.tsx"
import { press } from "../person.ts"
import { connection, openStep, recordOf, sent, serveLogs, service, someLog } from "./openLog.tsx"
import { owingAPhoto } from "./owingAPhoto.ts"

serveLogs()

const away = () => Promise.reject(new RequestFailed({ _tag: "NetworkFailure" }))

it("offers to leave a correction in which nothing was changed as it was received, though a photo is owed", async () => {
  await openStep("vehicle", await owingAPhoto("unchanged", away))
  await press("Correct it")
  await press("Leave it as it was received")
  expect(await screen.findByText("Photos still on this device")).toBeTruthy()
})

it("keeps a photo that is owed on this device where a correction is deleted, and sends it", async () => {
  let sendPhoto: () => Promise<unknown> = away
  const { isKept, ...device } = await owingAPhoto("deleted", () => sendPhoto())
  await openStep("vehicle", device)
  await press("Correct it")
  fireEvent.change(await screen.findByLabelText("Mileage at the start"), { target: { value: "41300" } })
  await press("Delete from this device")
  await press("Delete")
  expect(await screen.findByText("Photos still on this device")).toBeTruthy()
  expect(await isKept()).toBe(true)
  sendPhoto = () => Promise.resolve({ message: "Photo received" })
  await press("Send now")
  await waitFor(() => expect(screen.queryByText("Photos still on this device")).toBeNull())
  await waitFor(async () => expect(await isKept()).toBe(false))
})

it("keeps a photo that is owed where a correction takes it out and is left", async () => {
  const { isKept, ...device } = await owingAPhoto("takenOut", away)
  await openStep("vehicle", device)
  await press("Correct it")
  await press("Remove picture 1")
  await press("Delete from this device")
  await press("Delete")
  expect(await screen.findByText("Photos still on this device")).toBeTruthy()
  expect(await isKept()).toBe(true)
})

it("says with each part what its leader had read of what was given back when it was asked to be sent", async () => {
  const records = [recordOf("propertyTaken", { property: propertyForm.write(someProperty) }, uuid(71))]
  const given = { id: 9, step: "property", words: "Which bag?", at: "2026-03-02T09:30:00.000Z" }
  const logWith = (returns: LeaderLog["returns"]): LeaderLog => ({ ...someLog, records, returns })
  service.use(handlers.leader.read(() => logWith([given])))
  const { rerender, opened } = await openStep("property", { log: logWith([]) })
  const correct = async (why: string) => {
    await press("Correct it")
    fireEvent.change(await screen.findByLabelText(/Why somebody does not sign/), { target: { value: why } })
    await press("Send what was taken over")
  }
  fireEvent.click(screen.getByRole("radio", { name: "Taken over" }))
  connection.isThere = false
  await correct("In a hurry")
  expect(await screen.findByRole("button", { name: "Send now" })).toBeTruthy()
  connection.isThere = true
  const before = { ...given, id: 8, words: "And the ring?" }
  rerender(<LogScreen opened={{ ...opened, log: logWith([given, before]) }} />)
  expect(await screen.findByText(/Which bag\?/)).toBeTruthy()
  expect(screen.getByText(/And the ring\?/)).toBeTruthy()
  await press("Send now")
  await waitFor(() => expect(sent).toMatchObject([{ payload: { returnsRead: 0 } }]))
  await correct("In a hurry, says the ward")
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ payload: { returnsRead: 9 } }))
})
