import { bookingChangeLogic } from "@crewfleet/machines"
import { type Booking, makeClient } from "@crewfleet/sdk"
import { failing, handlers, inSequence, setupServer, uuid } from "@crewfleet/sdk/testing"
import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { BookingChangeDialog } from "../../src/booking/BookingChangeDialog.tsx"
import { serving } from "../serving.ts"

const hour = 3_600_000
const ahead = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const report = uuid(60)
const reserved: Booking = {
  id: 12,
  status: "RESERVED",
  version: 4,
  start: ahead(1),
  end: ahead(30),
  pickUpIsReported: false,
  returnIsReported: false
}
const conflict = {
  report,
  event: "hire.started",
  at: "2026-11-27T09:12:00Z",
  receivedAt: "2026-11-27T14:05:00Z",
  user: "Robin Shaw",
  message: "The booking was changed meanwhile: booking cancelled"
}
const sent: Array<unknown> = []
const service = setupServer(
  handlers.booking.byId(() => reserved),
  handlers.booking.history(() => []),
  handlers.booking.changeStatus(({ payload }) => {
    sent.push(payload)
    return {}
  })
)
serving(service)

const logic = bookingChangeLogic(async () => makeClient({ baseUrl: "http://service.test" }))

/** Opens the booking in its dialog, of hirer 5 where reports can be filled in. */
const open = async (booking: Booking = reserved, clientId: number | "none" = 5) => {
  sent.splice(0)
  service.use(handlers.booking.byId(() => booking))
  render(
    <BookingChangeDialog
      id={12}
      clientId={clientId === "none" ? undefined : clientId}
      logic={logic}
      onMoved={() => {}}
      onClose={() => {}}
    />
  )
  await screen.findByRole("region", { name: "Where the booking stands" })
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }))
const way = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href")
const pickUp = "/agency/clients/5/bookings/12/condition/pick-up"

it("records a start after the booked end for a reason alone, also with its report", async () => {
  await open({
    ...reserved,
    pickUpIsReported: true,
    start: "2026-01-05T09:00:00Z",
    end: "2026-01-06T09:00:00Z"
  })
  await press("Start hire")
  expect(screen.getByText(/^The booked end has passed\. The hire starts now/)).toBeTruthy()
  await press("Start hire")
  const text = "The booked end has passed: say why the start was not recorded before"
  expect(screen.getByRole("link", { name: text }).getAttribute("href")).toBe("#reason")
  await userEvent.type(screen.getByLabelText("Reason for starting after the booked end"), "I was alone")
  await press("Start hire")
  expect(sent).toEqual([{ event: "hire.started", reason: "I was alone", version: 4 }])
})

it("wants a reason for a start that a report brought after the booked end", async () => {
  const at = "2026-01-06T10:00:00Z"
  const times = { start: "2026-01-05T09:00:00Z", end: "2026-01-06T09:00:00Z" }
  await open({ ...reserved, ...times, pickUpIsReported: true, stepConflicts: [{ ...conflict, at }] })
  await press(/^Start hire as of/)
  expect(screen.getByText(/^The booked end has passed\. The hire starts then/)).toBeTruthy()
  expect(screen.getByLabelText("Reason for starting after the booked end")).toBeTruthy()
})

it("leads to the missing report first, and starts without it for a reason alone", async () => {
  await open()
  expect(way("Fill in the pick-up report")).toBe(pickUp)
  expect(screen.getByRole("button", { name: "Start hire" }).dataset.kind).toBe("secondary")
  await press("Start hire")
  expect(way("Fill in the pick-up report")).toBe(pickUp)
  await press("Start hire")
  const text = "This pick-up has no report yet: fill it in, or say why the hire starts without one"
  expect(screen.getByRole("link", { name: text }).getAttribute("href")).toBe("#reason")
  await userEvent.type(screen.getByLabelText("Reason for going on without it"), "The tablet was empty")
  await press("Start hire")
  expect(sent).toEqual([{ event: "hire.started", reason: "The tablet was empty", version: 4 }])
})

it("asks for no reason where the report is there", async () => {
  await open({ ...reserved, status: "IN_PROGRESS", pickUpIsReported: true, returnIsReported: true })
  expect(way("Fill in the return report")).toBeUndefined()
  await press("Complete hire")
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(document.activeElement?.textContent).toBe("Complete hire")
  await press("Complete hire")
  expect(sent).toEqual([{ event: "hire.completed", version: 4 }])
})

it("shows no way to a report to whoever has none", async () => {
  await open({ ...reserved, status: "IN_PROGRESS", pickUpIsReported: true }, "none")
  expect(screen.queryByRole("link")).toBeNull()
  expect(screen.getByRole("button", { name: "Complete hire" }).dataset.kind).toBe("primary")
})

it("says which step came with a report and was not taken, and why nothing but setting it aside is left", async () => {
  await open({ ...reserved, status: "CANCELLED", pickUpIsReported: true, stepConflicts: [conflict] })
  const callout = within(screen.getByRole("status"))
  expect(screen.getByRole("status").textContent).toMatch(
    /Robin Shaw asked for “Start hire” as of 27 Nov 2026, .* with the pick-up report, .* meanwhile: booking cancelled\. “Start hire” is not possible: the booking is cancelled now\./
  )
  expect(callout.getByRole("link", { name: "pick-up report" }).getAttribute("href")).toBe(pickUp)
  expect(callout.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Set the step aside"])
  await press("Set the step aside")
  await press("Set the step aside")
  expect(screen.getByRole("link", { name: "Enter the reason for setting it aside" })).toBeTruthy()
  await userEvent.type(screen.getByLabelText("Reason"), "Nobody came")
  await press("Set the step aside")
  expect(sent).toEqual([{ event: "step.setAside", reason: "Nobody came", report, version: 4 }])
})

it("tells once that the vehicle is still out, and that the step can be taken once it is back", async () => {
  const message = "The vehicle is still out with another hirer: complete that hire first"
  const waiting = {
    ...reserved,
    pickUpIsReported: true,
    stepConflicts: [{ ...conflict, at: ahead(0), message }]
  }
  await open({ ...waiting, vehicleIsOut: true })
  const callout = () => screen.getByRole("status")
  expect(callout().textContent?.split(message)).toHaveLength(2)
  expect(within(callout()).queryByRole("button", { name: /^Start hire/ })).toBeNull()
  cleanup()
  await open(waiting)
  expect(callout().textContent).toContain(`It was not taken then: ${message}. It can be taken now.`)
  await userEvent.click(within(callout()).getByRole("button", { name: /^Start hire as of/ }))
  await press(screen.getAllByRole("button", { name: /^Start hire as of/ })[0]?.textContent ?? "")
  expect(sent).toEqual([{ event: "hire.started", report, version: 4 }])
})

it("takes the step as of the time of its device, and says where somebody else was faster", async () => {
  const at = ahead(-1)
  const open_ = { ...reserved, pickUpIsReported: true, stepConflicts: [{ ...conflict, at }] }
  await open(open_)
  service.use(
    handlers.booking.changeStatus(failing(409, "Somebody else has changed this booking meanwhile.")),
    handlers.booking.byId(
      inSequence(
        () => ({ ...open_, version: 5 }),
        () => reserved
      )
    )
  )
  const take = () => screen.getByRole("button", { name: /^Start hire as of/ })
  await userEvent.click(take())
  await userEvent.type(screen.getByLabelText(/^Reason/), "The key was handed over")
  await userEvent.click(take())
  expect(await screen.findByText("Somebody else has moved this booking")).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe("The key was handed over")
})

it("tells in the history what was received late", async () => {
  service.use(
    handlers.booking.history(() => [
      {
        event: "hire.started",
        user: "Robin Shaw",
        at: "2026-11-27T09:12:00Z",
        receivedAt: "2026-11-27T14:05:00Z"
      }
    ])
  )
  await open({ ...reserved, status: "IN_PROGRESS" })
  expect(screen.getByText(/^late: received 27 Nov 2026/)).toBeTruthy()
})
