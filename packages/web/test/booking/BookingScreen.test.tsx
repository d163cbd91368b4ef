import { hirerLogic } from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { failing, handlers, inSequence } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { BookingScreen } from "../../src/booking/BookingScreen.tsx"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { serving } from "../serving.ts"
import { booking } from "./answers.ts"
import {
  change,
  client,
  logic,
  made,
  money,
  openBookingScreen,
  page,
  request,
  service,
  written
} from "./openBookingScreen.tsx"

const user = userEvent.setup()

serving(service)

describe("BookingScreen", () => {
  const withLicence = async (answer: Booking, mayBook = true) => {
    const asked: Array<string> = []
    service.use(
      handlers.booking.byId(() => answer),
      handlers.hirer.byId(({ params }) => {
        asked.push(params.id)
        return { id: 4, name: "Ada Hill", licence: { expiryDate: "2026-06-06" } }
      })
    )
    render(
      <InPlace of={agencyPages} path="/agency/clients/4/bookings/12">
        <BookingScreen
          {...request}
          currency="GBP"
          mayBook={mayBook}
          logic={logic}
          change={change}
          money={money}
          hirer={hirerLogic(async () => client)}
        />
      </InPlace>
    )
    await screen.findByText("Rental fee")
    return asked
  }

  it("tells that the hirer's licence ends before the return, as long as there is one to come", async () => {
    const asked = await withLicence({ ...booking, status: "RESERVED" })
    const link = await screen.findByRole("link", { name: "Ada Hill" })
    expect(link.closest("p")?.textContent).toBe(
      "Ada Hill has a driving licence that ends on 6 Jun 2026, before the return."
    )
    expect(link.getAttribute("href")).toBe("/agency/clients/4?tab=documents")
    expect(asked).toEqual(["4"])
  })

  it.each([
    ["a hire that is over", booking, true],
    ["whoever may not look at hirers", { ...booking, status: "RESERVED" }, false]
  ] as const)("asks for no licence for %s", async (_, answer, mayBook) => {
    expect(await withLicence(answer, mayBook)).toEqual([])
  })

  it("shows the vehicle with its rate and specification, and both turns in London's time", async () => {
    await openBookingScreen()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Booking 12")
    expect(screen.getAllByText("Complete")[0]?.textContent).toBe("Status: Complete")
    expect(screen.getByRole("link", { name: "Hirer" }).getAttribute("href")).toBe("/agency/clients/4")
    expect(screen.getByText("£42.00").parentElement?.textContent).toBe("£42.00 /Day")
    expect(screen.getByRole("img", { name: "4 out of 5 stars" })).toBeTruthy()
    expect(screen.getByRole("img", { name: "Ford Focus" }).getAttribute("src")).toMatch(/\/files\/0b9b7a36/)
    expect(
      [
        "Engine Size",
        "Air Conditioning",
        "Doors",
        "Seats",
        "Fuel Type",
        "Transmission Type",
        "Mileage Allowance",
        "Excess Mileage Rate"
      ].map((name) => written(name)[0])
    ).toEqual(["1.0 L", "No", "5", "4", "Petrol hybrid", "Automatic", "200 KM/day", "£0.25"])
    expect(written("Pick Up")).toEqual(["05 Jun 2026, at 09:30AM", "Leeds, United Kingdom"])
    expect(written("Drop Off")).toEqual(["07 Jun 2026, at 05:00PM", "Leeds, United Kingdom"])
  })

  it("has its steps, the next normal one first, and shows everything anew once one is taken", async () => {
    const now = Date.now()
    const day = 86_400_000
    const answers = {
      ...booking,
      status: "AUTHORIZED",
      version: 2,
      start: new Date(now + day / 2).toISOString(),
      end: new Date(now + 3 * day).toISOString()
    }
    await openBookingScreen(answers)
    const steps = () => within(screen.getByRole("list", { name: "What can happen next" }))
    await screen.findByRole("list", { name: "What can happen next" })
    expect(
      steps()
        .getAllByRole("button")
        .map((button) => [button.textContent, button.dataset.kind])
    ).toEqual([
      ["Reserve vehicle", "primary"],
      ["Start hire", "secondary"],
      ["Change booking", "secondary"],
      ["Cancel booking", "danger"]
    ])
    const standing = screen.getByRole("region", { name: "Where the booking stands" })
    expect(document.activeElement).not.toBe(standing)
    const sent: Array<unknown> = []
    service.use(
      handlers.booking.changeStatus(({ payload }) => {
        sent.push(payload)
        return {}
      }),
      handlers.booking.byId(() => ({ ...answers, status: "IN_PROGRESS", version: 3 })),
      handlers.booking.history(() => [{ ...made, event: "hire.started" }, made])
    )
    await user.click(steps().getByRole("button", { name: "Start hire" }))
    await user.click(screen.getByRole("button", { name: "Start hire" }))
    await screen.findByRole("button", { name: "Complete hire" })
    expect(sent).toEqual([{ event: "hire.started", version: 2 }])
    await waitFor(() => expect(screen.getAllByText("In progress")).toHaveLength(1))
    expect(within(screen.getByRole("region", { name: "History" })).getByText("Hire started")).toBeTruthy()
  })

  it.each([
    ["COMPLETE", "Take the completion back", "completion.takenBack"],
    ["CANCELLED", "Take the cancellation back", "cancellation.takenBack"]
  ])("takes back with a reason that a booking is %s, below what leads on", async (status, act, event) => {
    await openBookingScreen({ ...booking, status, version: 4 })
    const back = within(await screen.findByRole("list", { name: "What can be taken back" }))
    expect(back.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([act])
    const sent: Array<unknown> = []
    service.use(
      handlers.booking.changeStatus(({ payload }) => {
        sent.push(payload)
        return {}
      })
    )
    await user.click(back.getByRole("button", { name: act }))
    await user.click(screen.getByRole("button", { name: act }))
    expect(await screen.findByRole("link", { name: "Enter the reason for taking it back" })).toBeTruthy()
    await user.type(screen.getByLabelText("Reason for taking it back"), "The wrong booking")
    await user.click(screen.getByRole("button", { name: act }))
    await waitFor(() => expect(sent).toEqual([{ event, reason: "The wrong booking", version: 4 }]))
  })

  it("says why a cancellation cannot be taken back", async () => {
    await openBookingScreen({ ...booking, status: "CANCELLED", vehicleIsTaken: true })
    expect(
      await screen.findByRole("button", {
        name: "Take the cancellation back",
        description: "The vehicle is promised to somebody else at that time by now."
      })
    ).toBeTruthy()
  })

  it("does with a booking that has neither photo nor invoice nor rating", async () => {
    await openBookingScreen({ id: 12, start: booking.start, vehicle: { name: "Kia" } })
    expect(screen.getByRole("img", { name: "No photo of Kia" })).toBeTruthy()
    expect(screen.getByText("Not yet rated")).toBeTruthy()
    expect(["Rental fee", "Deposit paid"].map((name) => written(name)[0])).toEqual(["£0.00", "£0.00"])
    expect(screen.queryByRole("button", { name: "Vehicle Booking Invoice" })).toBeNull()
  })

  it("draws a vehicle whose photo does not arrive", async () => {
    await openBookingScreen()
    fireEvent.error(screen.getByRole("img", { name: "Ford Focus" }))
    expect(screen.getByRole("img", { name: "No photo of Ford Focus" })).toBeTruthy()
  })

  it("says that it loads, and why it failed, and shows the booking after as many retries as it takes", async () => {
    const again = Promise.withResolvers<Response>()
    service.use(
      handlers.booking.byId(
        inSequence(
          failing(500),
          () => again.promise,
          () => booking
        )
      )
    )
    render(page)
    expect(screen.getByRole("status").textContent).toBe("Loading booking...")
    expect((await screen.findByRole("alert")).textContent).toContain("Error loading booking")
    const retry = () => screen.getByRole("button", { name: "Retry" })
    await user.click(retry())
    await waitFor(() => expect(retry().getAttribute("aria-busy")).toBe("true"))
    again.resolve(failing(500)())
    await waitFor(() => expect(retry().getAttribute("aria-busy")).not.toBe("true"))
    expect(screen.getByRole("alert").textContent).toContain("Error loading booking")
    await user.click(retry())
    expect(await screen.findByText("Rental fee")).toBeTruthy()
  })

  it("says that there is no such booking, without a retry that could not help", async () => {
    service.use(handlers.booking.byId(failing(404)))
    render(page)
    expect(await screen.findByRole("heading", { name: "Booking not found" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull()
    expect(screen.getByRole("link", { name: "Hirer" }).getAttribute("href")).toBe("/agency/clients/4")
  })

  it("says when an answer tells nothing", async () => {
    service.use(handlers.booking.byId(() => ({ id: 12 })))
    render(page)
    expect(await screen.findByText("Nothing is known about this booking")).toBeTruthy()
  })
})
