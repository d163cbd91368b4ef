import { dropOffForm, medicationForm, propertyForm, vehicleLogForm } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import {
  fifteen,
  someDropOff,
  someMedication,
  someProperty,
  someVehicleLog
} from "../../../machines/test/leader/someLog.ts"
import { press } from "../person.ts"
import { openStep, recordOf, serveLogs, service, someLog } from "./openLog.tsx"

serveLogs()

const taken = (...lines: ReadonlyArray<string>) => ({
  property: propertyForm.write({ ...someProperty, propertyList: fifteen(...lines) })
})
const received = { ...someLog, records: [recordOf("propertyTaken", taken("Red bag"), uuid(71))] }

it("shows a part as it was received where the connection is slow, and never as if it were empty", async () => {
  service.use(handlers.leader.read(() => new Promise<never>(() => {})))
  await openStep("property", { log: received })
  expect(screen.getByText("Opening the step")).toBeTruthy()
  expect(screen.queryByText(/Take the property over/)).toBeNull()
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull()
  const handed = await screen.findByRole("radio", { name: "Handed over" }, { timeout: 10_000 })
  expect(handed.matches(":checked")).toBe(true)
  fireEvent.click(screen.getByRole("radio", { name: "Taken over" }))
  expect(await screen.findByRole("button", { name: "Correct it" })).toBeTruthy()
  expect(screen.getByText("Red bag")).toBeTruthy()
  expect(screen.queryByLabelText("Item 1")).toBeNull()
})

it("says that another version could not be looked up, and compares nothing with what the device knew", async () => {
  service.use(handlers.leader.read(unreachable), handlers.leader.sendProperty(failing(409)))
  await openStep("property", { log: received })
  fireEvent.click(await screen.findByRole("radio", { name: "Taken over" }))
  await press("Correct it")
  fireEvent.change(await screen.findByLabelText("Item 1"), { target: { value: "Blue bag" } })
  fireEvent.change(screen.getByLabelText(/Why somebody does not sign/), { target: { value: "In a hurry" } })
  await press("Send what was taken over")
  expect(await screen.findByText(/The other one could not be looked up/)).toBeTruthy()
  expect(screen.queryByText("Red bag")).toBeNull()
  const other = [recordOf("propertyTaken", taken("Green bag"), uuid(72))]
  service.use(handlers.leader.read(() => ({ ...someLog, records: other }) as never))
  await press("Try again")
  expect(await screen.findByText("Green bag")).toBeTruthy()
  expect(screen.getByText("Blue bag")).toBeTruthy()
})

it("says in the words of the service why a part can no longer be read of which the device has nothing", async () => {
  const closed = "Ann Dale keeps this log by now: what was noted here is sent, and stands beside."
  service.use(handlers.leader.read(failing(410, closed)))
  await openStep("property")
  expect(await screen.findByText(closed)).toBeTruthy()
})

it("says of each photo that the service has when it was received", async () => {
  const photoId = uuid(80)
  const brakes = { ...someVehicleLog.brakes, result: "FAIL", note: "Soft pedal", photoIds: [photoId] }
  const vehicle = vehicleLogForm.write({ ...someVehicleLog, brakes })
  const photos = [{ id: photoId, url: "/files/1", receivedAt: "2026-03-02T09:45:00.000Z" }]
  const log = { ...someLog, records: [{ ...recordOf("vehicle", { vehicle }, uuid(81)), photos }] }
  service.use(handlers.leader.read(() => log as never))
  await openStep("vehicle", { log })
  const receipts = within(await screen.findByRole("list", { name: "Photos" })).getAllByRole("listitem")
  expect(receipts.map(({ textContent }) => textContent)).toEqual([
    "Photo of Brakes: received 2 Mar 2026, 09:45"
  ])
})

it("asks once more before a log that was received whole is removed from the device", async () => {
  const contents = {
    vehicle: { vehicle: vehicleLogForm.write(someVehicleLog) },
    propertyTaken: { property: propertyForm.write(someProperty) },
    propertyHanded: { property: propertyForm.write(someProperty) },
    medicationTaken: { medication: medicationForm.write(someMedication) },
    medicationHanded: { medication: medicationForm.write(someMedication) },
    dropOff: { dropOff: dropOffForm.write(someDropOff) },
    times: { times: { times: [] } }
  }
  const records = Object.entries(contents).map(([kind, content], index) =>
    recordOf(kind as "vehicle", content as never, uuid(90 + index))
  )
  const log = { ...someLog, records, submittedAt: "2026-03-02T11:10:00.000Z" }
  service.use(handlers.leader.read(() => log as never))
  const { leave } = await openStep("patient", { log })
  const remove = await screen.findByRole("button", { name: "Remove from this device" })
  fireEvent.click(remove)
  await press("Keep it")
  expect(leave).not.toHaveBeenCalled()
  fireEvent.click(remove)
  await press("Remove")
  expect(leave).toHaveBeenCalledOnce()
})
