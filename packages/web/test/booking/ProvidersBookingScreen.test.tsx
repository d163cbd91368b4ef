import type { Booking } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { ProvidersBookingScreen } from "../../src/booking/ProvidersBookingScreen.tsx"
import { adminPages } from "../../src/portal/pages/adminPages.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { serving } from "../serving.ts"
import { booking } from "./answers.ts"
import { change, logic, made, service, written } from "./openBookingScreen.tsx"

serving(service)
const user = userEvent.setup()

const open = (answer: Booking = booking) => {
  service.use(handlers.booking.byId(() => answer))
  render(
    <InPlace of={adminPages} path="/admin/vehicle-bookings/12">
      <ProvidersBookingScreen bookingId={12} currency="GBP" logic={logic} change={change} />
    </InPlace>
  )
}

describe("ProvidersBookingScreen", () => {
  it("shows an administrator a booking of any provider, with its invoice and history, and asks nothing of its money", async () => {
    const asked: Array<string> = []
    service.events.on("request:start", ({ request }) => {
      asked.push(new URL(request.url).pathname)
    })
    open({ ...booking, invoices: [{ ...booking.invoices?.[0], agency: { name: "Moorside Cars" } }] })
    expect(await screen.findByText("Rental fee")).toBeTruthy()
    expect(screen.getByRole("region", { name: "Ford Focus" })).toBeTruthy()
    expect([written("Provider"), written("Hirer")]).toEqual([["Moorside Cars"], ["Łukasz Żółć-Ångström"]])
    expect(await screen.findByText("Booking made")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Show the Hirer Rating" }))
    expect(await screen.findByRole("dialog", { name: "Booking 12 - Hirer Rating" })).toBeTruthy()
    await user.keyboard("{Escape}")
    await user.click(screen.getByRole("button", { name: "Vehicle Booking Invoice" }))
    expect(await screen.findByRole("dialog")).toBeTruthy()
    await user.keyboard("{Escape}")
    expect(new Set(asked)).toEqual(
      new Set(["/api/v1/vehicle-booking/12", "/api/v1/vehicle-booking/12/status/history"])
    )
    service.events.removeAllListeners()
  })

  it("leads it along its life", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.booking.changeStatus(({ payload }) => {
        sent.push(payload)
        return {}
      })
    )
    open({ ...booking, status: "BOOKED", version: 1 })
    await user.click(await screen.findByRole("button", { name: "Authorise booking" }))
    service.use(
      handlers.booking.byId(() => ({ ...booking, status: "AUTHORIZED", version: 2 })),
      handlers.booking.history(() => [{ ...made, event: "booking.authorised" }, made])
    )
    await user.click(screen.getByRole("button", { name: "Authorise booking" }))
    await waitFor(() => expect(sent).toEqual([{ event: "booking.authorised", version: 1 }]))
    expect(await screen.findByRole("button", { name: "Reserve vehicle" })).toBeTruthy()
    const history = within(screen.getByRole("region", { name: "History" }))
    expect(await history.findByText("Booking authorised")).toBeTruthy()
  })

  it("says that there is no such booking, and offers to try again what could not be loaded", async () => {
    service.use(handlers.booking.byId(failing(404)))
    const page = (
      <InPlace of={adminPages} path="/admin/vehicle-bookings/12">
        <ProvidersBookingScreen bookingId={12} currency="GBP" logic={logic} change={change} />
      </InPlace>
    )
    const { unmount } = render(page)
    expect(await screen.findByText("There is no booking 12.")).toBeTruthy()
    unmount()
    service.use(handlers.booking.byId(failing(500)))
    render(page)
    await user.click(await screen.findByRole("button", { name: "Retry" }))
    service.use(handlers.booking.byId(() => booking))
    await user.click(await screen.findByRole("button", { name: "Retry" }))
    expect(await screen.findByText("Rental fee")).toBeTruthy()
  })
})
