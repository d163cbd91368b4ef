import { handlers, uuid } from "@crewfleet/sdk/testing"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { press } from "../person.ts"
import {
  complete,
  deviceWith,
  openReport,
  receivedReport,
  sent,
  serveReports,
  service,
  statusIs
} from "./openReport.tsx"

serveReports()

const hour = 3_600_000
const ahead = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const known = (status: string, more: object = {}) =>
  service.use(
    handlers.conditionReport.both(() => ({
      subject: {
        clientId: 5,
        fuelType: "PETROL",
        status,
        version: 3,
        start: ahead(1),
        end: ahead(30),
        ...more
      }
    }))
  )
const tick = () => screen.findByLabelText<HTMLInputElement>("Start the hire with this report")
const stepSent = () => (sent.at(-1) as { readonly step?: object } | undefined)?.step

it("starts the hire with the report unless somebody says otherwise, and keeps the signatures", async () => {
  known("RESERVED")
  openReport()
  await screen.findByText("It starts at the time at which you send the report, also without a connection.")
  const box = await tick()
  expect(box.checked).toBe(true)
  await userEvent.click(box)
  await userEvent.click(box)
  await press("Send report")
  await statusIs("Received")
  expect(stepSent()).toEqual({ at: expect.any(String), version: 3 })
})

it("sends no step where it was unticked", async () => {
  known("RESERVED")
  openReport()
  await userEvent.click(await tick())
  await press("Send report")
  await statusIs("Received")
  expect(stepSent()).toBeUndefined()
})

it.each([
  ["BOOKED", {}, "“Start hire” is not possible: the booking is booked now."],
  [
    "RESERVED",
    { vehicleIsOut: true },
    "The vehicle is still out with another hirer: complete that hire first."
  ],
  ["RESERVED", { start: ahead(60) }, "A hire can start from 24 hours before its booked start."],
  ["RESERVED", { end: ahead(-1) }, "The booked end has passed: say why the start was not recorded before."]
])(
  "says of a booking that is %s what stands in the way, and lets a person ask for it",
  async (status, more, why) => {
    known(status, more)
    openReport()
    expect(await screen.findByText(`As far as this device knows: ${why}`)).toBeTruthy()
    expect((await tick()).checked).toBe(false)
  }
)

it("asks no more where the hire has started", async () => {
  known("IN_PROGRESS")
  openReport()
  await screen.findByLabelText("Odometer")
  await screen.findByText(/On this device/)
  expect(screen.queryByLabelText("Start the hire with this report")).toBeNull()
})

it("keeps the time at which it was first sent through a correction", async () => {
  const at = "2026-11-27T09:12:00.000Z"
  const form = { ...complete, step: { wanted: true, at, version: 3 } }
  known("RESERVED", { start: "2026-11-27T10:00:00.000Z", version: 4 })
  openReport(deviceWith({ form }).device)
  expect(await screen.findByText(/^As of 27 Nov 2026, .*, when it was first sent\.$/)).toBeTruthy()
  await press("Send report")
  await statusIs("Received")
  expect(stepSent()).toEqual({ at, version: 3 })
})

it.each([
  ["TAKEN", "2026-11-27T09:12:00.000Z", "Hire started 27 Nov 2026"],
  ["ALREADY", undefined, "The hire had started already."],
  [
    "CONFLICT",
    undefined,
    "The hire has not started with it. Vehicle reserved. Decide that on the booking's page."
  ],
  ["SETTLED", undefined, "What becomes of the hire was decided on the booking's page."]
])("says what became of the step: %s", async (outcome, at = "2026-11-27T09:12:00.000Z", words) => {
  const receivedAt = "2026-11-27T14:05:00.000Z"
  const step = { outcome, at, receivedAt, message: "Vehicle reserved" }
  service.use(handlers.conditionReport.both(() => ({ pickUp: { ...receivedReport(uuid(60)), step } })))
  const { device, kept } = deviceWith()
  kept.clear()
  openReport(device)
  await statusIs(words)
})
