import {
  bookableVehiclesLogic,
  bookingChangeLogic,
  bookingTermsLogic,
  bookingViewLogic,
  hirerLogic,
  locationEditorLogic,
  termsPriceLogic,
  vehicleLocationsLogic
} from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { BookingScreen } from "../../src/booking/BookingScreen.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { timeZone } from "../../src/time/timeZone.ts"
import { problems } from "../person.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { serving } from "../serving.ts"
import { booking } from "./answers.ts"

const year = new Date().getFullYear() + 1
const agreed: Booking = {
  ...booking,
  status: "AUTHORIZED",
  version: 2,
  start: `${year}-07-01T08:30:00.000Z`,
  end: `${year}-07-03T08:30:00.000Z`,
  vehicle: { ...booking.vehicle, id: 9, location: { id: 4, city: "Leeds", country: "United Kingdom" } },
  vehicleIsReported: false
}
const quote = (totalAmount: number, daysHired: number) => ({
  daysHired,
  invoiceItemResult: [],
  subTotalAmount: totalAmount,
  totalAmount,
  currency: "GBP"
})
const price = { before: quote(100, 2), after: quote(150, 3), difference: 50, available: true }

const service = setupServer(
  handlers.booking.byId(() => agreed),
  handlers.booking.history(() => [
    {
      event: "booking.changed",
      user: "Robin Shaw",
      at: "2026-06-01T08:00:00Z",
      differences: [{ what: "End", from: "2 Jul", to: "3 Jul" }]
    }
  ]),
  handlers.booking.termsPrice(() => price),
  handlers.hirer.byId(() => ({ id: 4, name: "Ada Hill", licence: { expiryDate: `${year}-07-03` } })),
  handlers.vehicle.locations(() => ({
    content: [
      { id: 4, name: "Leeds", city: "Leeds" },
      { id: 5, name: "York", city: "York" }
    ],
    totalElements: 2
  })),
  handlers.vehicleChoice.available(() => ({ content: [], totalElements: 0 }))
)
serving(service)

const load = async () => makeClient({ baseUrl: location.origin })
const terms = {
  terms: (scope: { readonly agencyId?: number | undefined }) => bookingTermsLogic(load, timeZone(), scope),
  termsPrice: termsPriceLogic(load),
  vehicles: bookableVehiclesLogic(load),
  locations: vehicleLocationsLogic(load),
  locationEditor: locationEditorLogic(load),
  hirer: hirerLogic(load)
}

const open = async () => {
  render(
    <>
      <InPlace of={agencyPages} path="/agency/clients/4/bookings/12">
        <BookingScreen
          agencyId={1}
          clientId={4}
          bookingId={12}
          currency="GBP"
          mayBook
          owner="AGENCY 7 robin"
          logic={bookingViewLogic(load)}
          hirer={hirerLogic(load)}
          change={bookingChangeLogic(load)}
          terms={terms}
        />
      </InPlace>
      <NoticeRegion />
    </>
  )
  await userEvent.click(await screen.findByRole("button", { name: "Change booking" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Change booking 12" }))
  await dialog.findByLabelText("End")
  return dialog
}

const extend = (dialog: Awaited<ReturnType<typeof open>>) =>
  fireEvent.change(dialog.getByLabelText("End"), { target: { value: `${year}-07-04T09:30` } })
const confirm = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole("button", { name: "Change booking" }))

/** Notes what is sent of a change. */
const noting = (answer: () => object = () => ({ id: 12, version: 3 })) => {
  const sent: Array<unknown> = []
  service.use(
    handlers.booking.changeTerms(({ payload, query }) => {
      sent.push({ ...payload, ...query })
      return answer()
    })
  )
  return sent
}

describe("ChangeBookingDialog", () => {
  it("tells where the driving licence ends before the new return", async () => {
    const dialog = await open()
    expect(dialog.queryByText(/before the return/)).toBeNull()
    extend(dialog)
    expect(await dialog.findByText(/before the return/)).toBeTruthy()
  })

  it("shows the price before and after, and sends what is changed with the price in sight", async () => {
    const sent = noting()
    const dialog = await open()
    expect(dialog.getByText("Change something to see the new price.")).toBeTruthy()
    extend(dialog)
    expect(await dialog.findByText("More to pay")).toBeTruthy()
    expect(dialog.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "£100.00",
      "£150.00",
      "£50.00"
    ])
    expect(dialog.getByText(/before the return/)).toBeTruthy()
    expect(dialog.queryByText(/credit note/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/^Reason/), "The hirer rang")
    await confirm(dialog)
    expect(await screen.findByText("Booking changed", { selector: "[role=status] *" })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(sent).toEqual([
      {
        end: `${year}-07-04T08:30:00.000Z`,
        reason: "The hirer rang",
        totalAmount: 150,
        version: 2,
        agencyId: "1"
      }
    ])
  })

  it("says beforehand that an issued invoice is taken back", async () => {
    service.use(handlers.booking.termsPrice(() => ({ ...price, credits: "2026-0007" })))
    const dialog = await open()
    extend(dialog)
    expect(
      await dialog.findByText("Invoice 2026-0007 is issued: it will be taken back by a credit note.")
    ).toBeTruthy()
  })

  it("wants a change, and the price in sight before it is confirmed", async () => {
    const sent = noting()
    service.use(handlers.booking.termsPrice(() => new Promise<never>(() => {})))
    const dialog = await open()
    await confirm(dialog)
    expect(await problems()).toEqual(["Change the times, the vehicle or the place"])
    extend(dialog)
    await confirm(dialog)
    await waitFor(async () =>
      expect(await problems()).toEqual(["Look at the new price before you change the booking"])
    )
    expect(sent).toEqual([])
  })

  it("says that the vehicle is taken at its field, and keeps what was typed", async () => {
    const message = "This vehicle is already booked at that time."
    service.use(handlers.booking.termsPrice(() => ({ ...price, available: false })))
    noting(() => Response.json({ message, violations: [{ field: "vehicleId", message }] }, { status: 409 }))
    const dialog = await open()
    extend(dialog)
    expect(await dialog.findByText(message)).toBeTruthy()
    await confirm(dialog)
    expect(await problems()).toEqual([message])
    expect(dialog.getByLabelText<HTMLInputElement>("End").value).toBe(`${year}-07-04T09:30`)
  })

  it("shows the newest price where it is another one by now, and sends that", async () => {
    const message = "The price has changed meanwhile."
    const refused = () =>
      Response.json({ message, violations: [{ field: "totalAmount", message }] }, { status: 409 })
    noting(refused)
    const dialog = await open()
    extend(dialog)
    await dialog.findByText("£150.00")
    service.use(handlers.booking.termsPrice(() => ({ ...price, after: quote(160, 3), difference: 60 })))
    await confirm(dialog)
    expect(await dialog.findByText("£160.00")).toBeTruthy()
    const sent = noting()
    await confirm(dialog)
    await waitFor(() => expect(sent).toMatchObject([{ totalAmount: 160 }]))
  })

  it("shows both versions where somebody else was faster, and loses nothing", async () => {
    noting(() => failing(409, "Somebody else has changed this booking meanwhile.")() as never)
    const dialog = await open()
    extend(dialog)
    await dialog.findByText("£150.00")
    service.use(handlers.booking.byId(() => ({ ...agreed, version: 3, end: `${year}-07-05T08:30:00.000Z` })))
    await confirm(dialog)
    expect(await dialog.findByText(new RegExp(`5 Jul ${year}, 09:30`))).toBeTruthy()
    expect(dialog.getByText(new RegExp(`4 Jul ${year}, 09:30`))).toBeTruthy()
  })

  it("asks of a hire that runs for its end and the place of return alone", async () => {
    service.use(handlers.booking.byId(() => ({ ...agreed, status: "IN_PROGRESS" })))
    const dialog = await open()
    expect(dialog.queryByLabelText("Start")).toBeNull()
    expect(dialog.queryByRole("combobox", { name: "Vehicle" })).toBeNull()
    expect(await dialog.findByLabelText(/^Place/)).toBeTruthy()
  })
})

it("tells in the history what was agreed before, and offers no change of a booking that is over", async () => {
  service.use(handlers.booking.byId(() => ({ ...agreed, status: "COMPLETE" })))
  render(
    <InPlace of={agencyPages} path="/agency/clients/4/bookings/12">
      <BookingScreen
        agencyId={1}
        clientId={4}
        bookingId={12}
        currency="GBP"
        logic={bookingViewLogic(load)}
        hirer={hirerLogic(load)}
        change={bookingChangeLogic(load)}
        terms={terms}
      />
    </InPlace>
  )
  expect(await screen.findByText("End from 2 Jul to 3 Jul")).toBeTruthy()
  expect(screen.getByText("Nothing more happens to this booking.")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Change booking" })).toBeNull()
})
