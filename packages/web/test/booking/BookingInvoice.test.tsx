import { invoiceDownloadMachine } from "@crewfleet/machines"
import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { InvoiceDialog } from "../../src/booking/InvoiceDialog.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { serving } from "../serving.ts"
import { booking } from "./answers.ts"
import { openBookingScreen, rowsOf, service, written } from "./openBookingScreen.tsx"

const user = userEvent.setup()

serving(service)

describe("The ratings and the invoice of a booking", () => {
  it("shows what was charged and how both sides were rated", async () => {
    await openBookingScreen()
    expect(
      ["Rental fee", "Deposit paid", "Hirer Rating", "Booking Rating"].map((name) => written(name)[0])
    ).toEqual(["£95.54", "£200.00", "4.1", "Not rated."])
    expect(screen.queryByRole("button", { name: "Show the Booking Rating" })).toBeNull()
  })

  it("shows amounts in the currency of the invoice, where it tells one", async () => {
    const [invoice] = booking.invoices ?? []
    await openBookingScreen({ ...booking, invoices: [{ ...invoice, currency: "EUR" }] })
    expect(screen.getByText("€42.00")).toBeTruthy()
  })

  it("shows a rating aspect by aspect and closes it", async () => {
    await openBookingScreen()
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
    await openBookingScreen({ ...booking, ratings: [{ type: "VEHICLE", rating: 5, ratingItems: [] }] })
    await user.click(screen.getByRole("button", { name: "Show the Booking Rating" }))
    expect(await screen.findByRole("dialog", { name: "Booking 12 - Booking rating" })).toBeTruthy()
  })

  it("shows the invoice, line by line", async () => {
    await openBookingScreen()
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
    await openBookingScreen({ ...booking, invoices: [{ totalAmount: 5 }] })
    await user.click(screen.getByRole("button", { name: "Vehicle Booking Invoice" }))
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByText("No payments made yet.")).toBeTruthy()
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
