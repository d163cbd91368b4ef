import { RequestFailed } from "@crewfleet/sdk"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { press } from "../person.ts"
import { openStep, serveLogs } from "./openLog.tsx"
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
