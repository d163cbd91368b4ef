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
  expect(vehicle.getByText("1 Jul 2026, 10:30")).toBeTruthy()
  expect(vehicle.getByText("3 Jul 2026, 10:30")).toBeTruthy()
  const invoice = within(screen.getByRole("region", { name: "Invoice - Booking 12" }))
  expect(invoice.getByText("Ada Hill")).toBeTruthy()
  expect(invoice.getByRole("row", { name: "Ford Focus x2 days €42.00 €84.00" })).toBeTruthy()
  expect(invoice.getByRole("button", { name: "Download PDF" })).toBeTruthy()
  expect(screen.getByRole("contentinfo").textContent).toBe(
    "You can open this until 17 Jul 2026, 10:30. To change anything, ask Northgate Rentals."
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

const complete = {
  ...booking,
  status: "COMPLETE",
  ratingsEnd: "2099-12-11T10:00:00.000Z",
  ratings: [],
  vehicle: {
    ...booking.vehicle,
    mainPhoto: "/files/front.png",
    photos: ["/files/front.png", "/files/rear.png"]
  },
  reports: [
    {
      moment: "PICK_UP",
      signedAt: "2026-07-01T08:40:00Z",
      odometer: 48_210,
      fuel: 4,
      damages: [
        {
          view: "LEFT",
          x: 0.5,
          y: 0.5,
          kind: "SCRATCH",
          note: "Small",
          photos: ["/files/scratch.png?until=1"]
        }
      ]
    }
  ]
}

it("shows the vehicle and what the reports say of it in photos, and lets the hire be rated", async () => {
  service.use(handlers.booking.shared(() => complete))
  open()
  expect(await screen.findByRole("button", { name: "Rate this hire" })).toBeTruthy()
  const images = screen
    .getAllByRole("img")
    .map((image) => [image.getAttribute("alt"), image.getAttribute("src")])
  expect(images).toEqual([
    ["Ford Focus", `${location.origin}/files/front.png`],
    ["Ford Focus, 1", `${location.origin}/files/rear.png`],
    ["Scratch, left side, middle centre, 1", `${location.origin}/files/scratch.png?until=1`]
  ])
  const report = within(screen.getByRole("region", { name: "Condition at pick-up" }))
  for (const words of ["48,210 km", "1/2", /^1\. Scratch, left side, middle centre – Small$/])
    expect(report.getByText(words)).toBeTruthy()
})

it("thanks who has rated, shows what they said, and when the agency reads it", async () => {
  const rating = {
    type: "VEHICLE",
    rating: 4,
    comment: "Fine",
    ratingItems: [{ status: "COMFORT", rate: 4 }]
  }
  service.use(handlers.booking.shared(() => ({ ...complete, ratings: [rating] })))
  open()
  const own = within(await screen.findByRole("region", { name: "Your rating" }))
  expect(own.getByText(/^Thank/).textContent).toBe(
    "Thank you for your rating. It is shown to Northgate Rentals once they have rated too, or on 11 Dec 2099."
  )
  expect(own.getByText("Fine")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Rate this hire" })).toBeNull()
})

it("shows both ratings once both sides have rated", async () => {
  const ratings = [
    { type: "VEHICLE", rating: 4, ratingItems: [{ status: "COMFORT", rate: 4 }] },
    { type: "CLIENT", rating: 5, ratingItems: [{ status: "REPEAT", rate: 5 }] }
  ]
  service.use(handlers.booking.shared(() => ({ ...complete, ratings })))
  open()
  expect(await screen.findByRole("region", { name: "What Northgate Rentals said of you" })).toBeTruthy()
  expect(within(screen.getByRole("region", { name: "Your rating" })).queryByText(/^Thank/)).toBeNull()
})
