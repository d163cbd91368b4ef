import { bookingStatuses, bookingStatusWords, vehicleStatuses } from "@crewfleet/sdk/rules"
import { handlers } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { BookingStatusBadge } from "../../src/booking/BookingStatusBadge.tsx"
import { bookingLanes } from "../../src/booking/bookingLanes.ts"
import { VehicleStatus } from "../../src/vehicle/VehicleStatus.tsx"
import { serving } from "../serving.ts"
import { openDashboard, service } from "./openDashboard.tsx"

serving(service)

/** The colour of each part of a chart, by what the part is called. */
const coloursIn = async (chart: string) => {
  const items = await within(screen.getByRole("region", { name: chart })).findAllByRole("listitem")
  return Object.fromEntries(
    items.map((item) => [
      item.textContent?.replace(/\d.*/, ""),
      item.querySelector<HTMLElement>("[data-series]")?.dataset.series
    ])
  )
}

it("gives a booking's status one colour: in the chart, in lists and in the schedule", async () => {
  const shown = ["BOOKED", "IN_PROGRESS", "COMPLETE", "CANCELLED"]
  const byStatus = shown.map((group) => ({ group, count: 1 }))
  service.use(handlers.dashboard.bookingSummary(() => ({ byPaymentMethod: [], byStatus, bySource: [] })))
  openDashboard()
  const chart = await coloursIn("Bookings by Status")
  expect(Object.keys(chart)).toEqual(shown.map(bookingStatusWords))
  for (const [id, status] of bookingStatuses.entries()) {
    const { container } = render(<BookingStatusBadge status={status} />)
    const badge = container.querySelector<HTMLElement>("[data-tone]")?.dataset.tone
    const [lane] = bookingLanes([{ id: 1, bookings: [{ id, status }] } as never], () => {})
    expect(lane?.bars[0]?.status.tone, status).toBe(badge)
    if (shown.includes(status)) expect(chart[bookingStatusWords(status)], status).toBe(badge)
  }
})

it("gives a vehicle's status one colour: in the chart and in lists", async () => {
  const byStatus = Object.keys(vehicleStatuses).map((group) => ({ group, count: 1 }))
  service.use(
    handlers.dashboard.vehicleSummary(() => ({ byAgency: [], byBookings: [], byType: [], byStatus }))
  )
  openDashboard()
  const chart = await coloursIn("Vehicles by Status")
  for (const [status, words] of Object.entries(vehicleStatuses)) {
    const { container } = render(<VehicleStatus status={status} />)
    const badge = container.querySelector<HTMLElement>("[data-tone]")?.dataset.tone
    expect([status, chart[words]]).toEqual([status, badge])
  }
})
