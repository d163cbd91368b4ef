import { propertyForm } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { fifteen, someProperty } from "../../../machines/test/leader/someLog.ts"
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
  fireEvent.click(screen.getByRole("radio", { name: "Taken over" }))
  expect(screen.queryByLabelText("Item 1")).toBeNull()
  expect(await screen.findByText("Red bag")).toBeTruthy()
  expect(screen.getByRole("button", { name: "Correct it" })).toBeTruthy()
})

it("says that another version could not be looked up, and compares nothing with what the device knew", async () => {
  service.use(handlers.leader.read(unreachable), handlers.leader.sendProperty(failing(409)))
  await openStep("property", { log: received })
  fireEvent.click(screen.getByRole("radio", { name: "Taken over" }))
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
