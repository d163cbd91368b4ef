import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { openBookings, service } from "./openBookings.tsx"

serving(service)

const open = async () => {
  openBookings("", "ADMIN")
  await press("Open status of booking 1")
  return within(await screen.findByRole("dialog", { name: "Booking 1" }))
}

describe("BookingChangeDialog", () => {
  it("shows where the booking stands and what happened, and says why something cannot be done yet", async () => {
    const dialog = await open()
    expect(await dialog.findByText("Authorised")).toBeTruthy()
    const next = await dialog.findByRole("list", { name: "What can happen next" })
    expect(
      within(next)
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
    ).toEqual(["Reserve vehicle", "Start hire", "Cancel booking"])
    const start = dialog.getByRole("button", { name: "Start hire" })
    expect(start.getAttribute("aria-disabled")).toBe("true")
    expect(document.getElementById(start.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "24 hours before"
    )
    expect(dialog.getByText("Robin Shaw, 1 Jun 2026, 09:00")).toBeTruthy()
  })

  it("says each reason why a hire cannot start, that the vehicle is still out too", async () => {
    service.use(
      handlers.booking.byId(() => ({
        id: 1,
        status: "RESERVED",
        start: "2099-07-01T08:30:00Z",
        end: "2099-07-03T08:30:00Z",
        vehicleIsOut: true
      }))
    )
    const dialog = await open()
    expect(
      await dialog.findByRole("button", {
        name: "Start hire",
        description:
          "The vehicle is still out with another hirer: complete that hire first. A hire can start from 24 hours before its booked start."
      })
    ).toBeTruthy()
  })

  it.each([
    ["offers to load again what could not be loaded", 500, 1],
    ["offers no retry for a booking that is not there", 404, 0]
  ])("%s", async (_, status, retries) => {
    service.use(handlers.booking.byId(failing(status)))
    const dialog = await open()
    expect(await dialog.findByText("Error loading booking")).toBeTruthy()
    expect(dialog.queryAllByRole("button", { name: "Retry" })).toHaveLength(retries)
  })

  it("asks for a reason to cancel, at its field, and cancels with it", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.booking.changeStatus(({ payload }) => {
        asked.push(payload)
        return {}
      })
    )
    const dialog = await open()
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel booking" }))
    const reason = dialog.getByLabelText<HTMLTextAreaElement>("Reason for cancelling")
    expect(document.activeElement).toBe(reason)
    await userEvent.click(dialog.getByRole("button", { name: "Cancel booking" }))
    expect(
      await dialog.findByRole("link", { name: "Enter the reason for cancelling the booking" })
    ).toBeTruthy()
    expect(asked).toEqual([])
    await userEvent.type(reason, "The hirer rang")
    await userEvent.click(dialog.getByRole("button", { name: "Cancel booking" }))
    await waitFor(() =>
      expect(asked).toEqual([{ event: "booking.cancelled", reason: "The hirer rang", version: 2 }])
    )
    expect(await screen.findByText("Booking cancelled")).toBeTruthy()
  })

  it("loses no reason by a slip: Escape leads back to the booking, and the same change has it again", async () => {
    const dialog = await open()
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel booking" }))
    await userEvent.type(dialog.getByLabelText("Reason for cancelling"), "The hirer rang")
    await userEvent.keyboard("{Escape}")
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel booking" }))
    const reason = dialog.getByLabelText<HTMLTextAreaElement>("Reason for cancelling")
    expect(reason.value).toBe("The hirer rang")
    await userEvent.keyboard("{Escape}")
    await dialog.findByRole("region", { name: "Where the booking stands" })
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("keeps the focus in the dialog when a change is made, and when it is not", async () => {
    service.use(handlers.booking.changeStatus(() => ({})))
    const dialog = await open()
    const standing = () => dialog.getByRole("region", { name: "Where the booking stands" })

    await userEvent.click(await dialog.findByRole("button", { name: "Reserve vehicle" }))
    await userEvent.click(dialog.getByRole("button", { name: "Go back" }))
    expect(document.activeElement).toBe(standing())

    await userEvent.click(dialog.getByRole("button", { name: "Reserve vehicle" }))
    await userEvent.click(dialog.getByRole("button", { name: "Reserve vehicle" }))
    expect(await screen.findByText("Vehicle reserved")).toBeTruthy()
    expect(document.activeElement).toBe(standing())
  })

  it("tells that somebody else was faster, and shows how the booking stands now", async () => {
    service.use(handlers.booking.changeStatus(failing(409, "Somebody else has changed this meanwhile.")))
    const dialog = await open()
    await userEvent.click(await dialog.findByRole("button", { name: "Reserve vehicle" }))
    service.use(
      handlers.booking.byId(() => ({
        id: 1,
        status: "CANCELLED",
        version: 3,
        start: "2099-07-01T08:30:00Z",
        end: "2099-07-03T08:30:00Z"
      }))
    )
    await userEvent.click(dialog.getByRole("button", { name: "Reserve vehicle" }))
    expect(await dialog.findByText("Cancelled")).toBeTruthy()
    expect(dialog.getByText("Somebody else has changed this meanwhile.")).toBeTruthy()
    expect(dialog.getByText("Somebody else has moved this booking")).toBeTruthy()
    expect(screen.getAllByText("Somebody else has changed this meanwhile.")).toHaveLength(1)
    expect(dialog.getByText("Nothing more happens to this booking.")).toBeTruthy()
  })

  it.each([
    [
      "keeps the reason in its field, beside where the booking stands now, and sends it again",
      true,
      "BOOKED"
    ],
    ["shows the reason that was not sent where the change is possible no more,", false, "CANCELLED"]
  ])("%s when somebody else was faster", async (_, still, status) => {
    service.use(handlers.booking.changeStatus(failing(409, "Somebody else has changed this meanwhile.")))
    const dialog = await open()
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel booking" }))
    await userEvent.type(dialog.getByLabelText("Reason for cancelling"), "The hirer rang")
    service.use(
      handlers.booking.byId(() => ({
        id: 1,
        status,
        version: 3,
        start: "2099-07-01T08:30:00Z",
        end: "2099-07-03T08:30:00Z"
      }))
    )
    await userEvent.click(dialog.getByRole("button", { name: "Cancel booking" }))
    expect(await dialog.findByText("Somebody else has changed this meanwhile.")).toBeTruthy()
    if (still) {
      expect(await dialog.findByText("Somebody else has moved this booking")).toBeTruthy()
      expect(dialog.getByText("Booked")).toBeTruthy()
      const reason = dialog.getByLabelText<HTMLTextAreaElement>("Reason for cancelling")
      expect(reason.value).toBe("The hirer rang")
      const sent: Array<unknown> = []
      service.use(
        handlers.booking.changeStatus(({ payload }) => {
          sent.push(payload)
          return {}
        })
      )
      await userEvent.click(dialog.getByRole("button", { name: "Cancel booking" }))
      expect(await screen.findByText("Booking cancelled")).toBeTruthy()
      expect(sent).toEqual([{ event: "booking.cancelled", reason: "The hirer rang", version: 3 }])
    } else {
      const unsent = await dialog.findByText("Your reason was not sent")
      expect(unsent.parentElement?.textContent).toContain("The hirer rang")
      expect(dialog.getByText("Cancelled")).toBeTruthy()
    }
  })

  it("says why a change was refused where the booking stands as it did, and blames nobody", async () => {
    service.use(handlers.booking.changeStatus(failing(409, "The vehicle is in the workshop.")))
    const dialog = await open()
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel booking" }))
    await userEvent.type(dialog.getByLabelText("Reason for cancelling"), "The hirer rang")
    await userEvent.click(dialog.getByRole("button", { name: "Cancel booking" }))
    expect(await dialog.findByText("The vehicle is in the workshop.")).toBeTruthy()
    const reason = await dialog.findByLabelText<HTMLTextAreaElement>("Reason for cancelling")
    expect(reason.value).toBe("The hirer rang")
    expect(dialog.getByText("The vehicle is in the workshop.")).toBeTruthy()
    expect(dialog.queryByText("Somebody else has moved this booking")).toBeNull()
    expect(dialog.queryByText(/send your change again/)).toBeNull()
  })
})
