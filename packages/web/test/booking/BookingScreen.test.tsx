import {
  bookingChangeLogic,
  bookingDocumentsLogic,
  bookingMoneyLogic,
  bookingViewLogic,
  hirerLogic,
  invoiceDownloadMachine
} from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import { failing, handlers, inSequence, setupServer } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { BookingScreen } from "../../src/booking/BookingScreen.tsx"
import { InvoiceDialog } from "../../src/booking/InvoiceDialog.tsx"
import { moneyLogics } from "../../src/booking/moneyLogics.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { serving } from "../serving.ts"
import { booking } from "./answers.ts"

const made = { event: "booking.made", toStatus: "BOOKED", user: "Robin Shaw", at: "2026-06-01T08:00:00Z" }
const service = setupServer(
  handlers.booking.byId(() => booking),
  handlers.invoice.documents(() => []),
  handlers.money.sheet(() => ({
    entries: [],
    currency: "GBP",
    total: 95.54,
    paid: 0,
    due: 95.54,
    depositHeld: 0
  })),
  handlers.booking.history(() => [made])
)
const user = userEvent.setup()

serving(service)

const client = makeClient({ baseUrl: "http://service.test" })
const logic = bookingViewLogic(async () => client)
const change = bookingChangeLogic(async () => client)
const money = {
  ...moneyLogics,
  money: bookingMoneyLogic(async () => client),
  documents: bookingDocumentsLogic(
    async () => client,
    async () => {}
  )
}
const request = { agencyId: 1, clientId: 4, bookingId: 12 }
const page = (
  <InPlace of={agencyPages} path="/agency/clients/4/bookings/12">
    <BookingScreen {...request} currency="GBP" logic={logic} change={change} money={money} />
  </InPlace>
)

/** Opens the booking that the service answers, and waits until it is there. */
const open = async (answer: Booking = booking) => {
  service.use(handlers.booking.byId(() => answer))
  render(page)
  await screen.findByText("Rental fee")
}

/** What a term stands for. */
const written = (name: string) =>
  [...(screen.getByText(name).closest("div, dl")?.querySelectorAll("dd") ?? [])].map((one) => one.textContent)

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent))

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
      "Ada Hill has a driving licence that ends on 6 June 2026, before the return."
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
    await open()
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
    await open(answers)
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
    await waitFor(() => expect(screen.getAllByText("In progress")).toHaveLength(2))
    expect(within(screen.getByRole("region", { name: "History" })).getByText("Hire started")).toBeTruthy()
  })

  it("shows what was charged and how both sides were rated", async () => {
    await open()
    expect(
      ["Rental fee", "Deposit paid", "Hirer Rating", "Booking Rating"].map((name) => written(name)[0])
    ).toEqual(["£95.54", "£200.00", "4.1", "Not rated."])
    expect(screen.queryByRole("button", { name: "Show the Booking Rating" })).toBeNull()
  })

  it("shows amounts in the currency of the invoice, where it tells one", async () => {
    const [invoice] = booking.invoices ?? []
    await open({ ...booking, invoices: [{ ...invoice, currency: "EUR" }] })
    expect(screen.getByText("€42.00")).toBeTruthy()
  })

  it("shows a rating aspect by aspect and closes it", async () => {
    await open()
    await user.click(screen.getByRole("button", { name: "Show the Hirer Rating" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Booking 12 - Hirer Rating" }))
    expect(dialog.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Professionalism and helpfulness",
      "Vehicle returned on time",
      "Cleanliness",
      "Likelyhood of renting to this hirer again",
      "Overall score"
    ])
    expect(dialog.getAllByRole("img").map((stars) => stars.getAttribute("aria-label"))).toEqual(
      ["4.0", "3.5", "4.5", "4.5", "4.1"].map((rate) => `${rate} out of 5 stars`)
    )
    expect(dialog.getByText("Returned with a full tank.")).toBeTruthy()
    await user.click(dialog.getByText("Close"))
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("names the rating of a vehicle as the specification does", async () => {
    await open({ ...booking, ratings: [{ type: "VEHICLE", rating: 5, ratingItems: [] }] })
    await user.click(screen.getByRole("button", { name: "Show the Booking Rating" }))
    expect(await screen.findByRole("dialog", { name: "Booking 12 - Booking rating" })).toBeTruthy()
  })

  it("shows the invoice, line by line", async () => {
    await open()
    await user.click(screen.getByRole("button", { name: "Vehicle Booking Invoice" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Invoice - Booking 12" }))
    expect(dialog.getByText("Bill to").parentElement?.textContent).toBe(
      "Bill toŁukasz Żółć-Ångström0113 496 0000lukasz@post.example"
    )
    expect(dialog.getByText("The total charge includes 20% tax, which is £15.92.")).toBeTruthy()
    expect(rowsOf(dialog.getByRole("table", { name: "Items" }))).toEqual([
      ["Description", "Days Hired", "Rate", "Total Amount"],
      [
        "Ford FocusSome of the days, such as weekends, have a rate of their own.",
        "x2 days",
        "£42.00",
        "£88.20"
      ],
      ["Reservation Fee", "-", "£2.65", "£2.65"],
      ["Subtotal", "£90.85"],
      ["Discount", "-£11.23"],
      ["Total Charge", "£95.54"],
      ["Amount Due", "£56.43"]
    ])
    expect(rowsOf(dialog.getByRole("table", { name: "Transactions" }))).toEqual([
      ["Date Processed", "Paid Via", "Total Amount"],
      ["01 Jun 2026, at 10:00AM", "Card", "£19.11"],
      ["05 Jun 2026, at 10:00AM", "CF-0000123", "£20.00"]
    ])
  })

  it("says that no payments were made", async () => {
    await open({ ...booking, invoices: [{ totalAmount: 5 }] })
    await user.click(screen.getByRole("button", { name: "Vehicle Booking Invoice" }))
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByText("No payments made yet.")).toBeTruthy()
  })

  it("does with a booking that has neither photo nor invoice nor rating", async () => {
    await open({ id: 12, start: booking.start, vehicle: { name: "Kia" } })
    expect(screen.getByRole("img", { name: "No photo of Kia" })).toBeTruthy()
    expect(screen.getByText("Not yet rated")).toBeTruthy()
    expect(["Rental fee", "Deposit paid"].map((name) => written(name)[0])).toEqual(["£0.00", "£0.00"])
    expect(screen.queryByRole("button", { name: "Vehicle Booking Invoice" })).toBeNull()
  })

  it("draws a vehicle whose photo does not arrive", async () => {
    await open()
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

it("downloads the invoice that is shown, and says when the PDF could not be made", async () => {
  const saved: Array<InvoiceDocument> = []
  const save = fromPromise(async ({ input }: { readonly input: { readonly invoice: InvoiceDocument } }) => {
    saved.push(input.invoice)
    if (saved.length === 1) throw new Error("no font")
  })
  const invoice: InvoiceDocument = {
    bookingId: 12,
    title: "Invoice - Booking 12",
    billTo: [],
    note: undefined,
    items: { headings: ["Description"], rows: [], wide: 0 },
    totals: [],
    payments: { headings: ["Paid Via"], rows: [], wide: 0 },
    noPayments: "No payments made yet."
  }
  render(
    <>
      <InvoiceDialog
        invoice={invoice}
        open
        onClose={() => {}}
        logic={invoiceDownloadMachine.provide({ actors: { save } })}
      />
      <NoticeRegion />
    </>
  )
  await user.click(screen.getByRole("button", { name: "Download PDF" }))
  expect(await screen.findByText(/^The PDF could not be made\./)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Download PDF" }))
  expect(saved).toEqual([invoice, invoice])
})
