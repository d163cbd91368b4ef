import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { SharedBookingScreen } from "../../src/booking/SharedBookingScreen.tsx"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const link = {
  id: "l-1",
  scope: "booking.shared",
  recordId: 12,
  agency: { name: "Northgate Rentals", logo: "/files/logo.png", timeZone: "Europe/Paris" },
  endsAt: "2026-07-17T08:30:00.000Z"
}
const booking = {
  id: 12,
  start: "2026-07-01T08:30:00Z",
  end: "2026-07-03T08:30:00Z",
  status: "BOOKED",
  vehicle: { name: "Ford", model: "Focus", vehicleRates: [{ weekDay: "MTF", rate: 42 }] },
  invoices: [
    {
      currency: "EUR",
      totalAmount: 84,
      subTotalAmount: 84,
      client: { name: "Ada Hill" },
      invoiceItemResult: [
        { description: "Car rental for Wednesday 1 Jul 2026", rate: 42, total: 42 },
        { description: "Car rental for Thursday 2 Jul 2026", rate: 42, total: 42 }
      ]
    }
  ]
}

const service = setupServer(handlers.booking.shared(() => booking))
serving(service)
visiting()

const open = () =>
  render(
    <SharedBookingScreen
      link={link}
      load={async () => makeClient({ baseUrl: location.origin, linkToken: "link.t-1" })}
    />
  )

it("shows a booking and its invoice in the agency's name and time, and until when it can be opened", async () => {
  const { container } = open()
  expect(await screen.findByRole("heading", { level: 1, name: "Booking 12" })).toBeTruthy()
  const vehicle = within(await screen.findByRole("region", { name: "Ford Focus" }))
  expect(vehicle.getByText("1 July 2026 at 10:30")).toBeTruthy()
  expect(vehicle.getByText("3 July 2026 at 10:30")).toBeTruthy()
  const invoice = within(screen.getByRole("region", { name: "Invoice - Booking 12" }))
  expect(invoice.getByText("Ada Hill")).toBeTruthy()
  expect(invoice.getByRole("row", { name: "Ford Focus x2 days €42.00 €84.00" })).toBeTruthy()
  expect(invoice.getByRole("button", { name: "Download PDF" })).toBeTruthy()
  expect(screen.getByRole("contentinfo").textContent).toBe(
    "You can open this until 17 July 2026 at 10:30. To change anything, ask Northgate Rentals."
  )
  expect(container.querySelector("img")?.src).toBe(`${location.origin}/files/logo.png`)
})

it("says that the link was withdrawn meanwhile, and offers no vain retry", async () => {
  service.use(handlers.booking.shared(failing(403, "This link has been withdrawn.")))
  open()
  expect(await screen.findByText("This link has been withdrawn.")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull()
})

it("offers to try again what may work later", async () => {
  service.use(handlers.booking.shared(failing(500)))
  open()
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy()
})
