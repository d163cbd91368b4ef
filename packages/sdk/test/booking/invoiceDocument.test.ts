import type { Booking, Invoice } from "@crewfleet/sdk"
import { invoiceDocument, ratingOf } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const writers = { money: (minor: number) => `${minor}p`, moment: (instant: string) => `on ${instant}` }

const booking = (invoice: Invoice): Booking => ({
  id: 12,
  vehicle: { name: "Ford", model: "Focus", vehicleRates: [{ weekDay: "MTF", rate: 42 }] },
  invoices: [invoice, { totalAmount: 1 }]
})

const documentOf = (invoice: Invoice) => invoiceDocument(booking(invoice), writers)

const full: Invoice = {
  totalAmount: 95.54,
  subTotalAmount: 90.85,
  discount: 11.23,
  vatPercentage: 20,
  vatAmount: 15.92,
  client: { name: "Łukasz Żak", email: "lukasz@post.example" },
  invoiceItemResult: [
    { description: "Car rental for Friday 5 Jun 2026", rate: 42, total: 42 },
    { description: "Car rental for Saturday 6 Jun 2026", rate: 46.2, total: 46.2 },
    { description: "3% Booking fee", rate: 2.65, total: 2.65 }
  ],
  payments: [
    { paymentDate: "2026-06-01T09:00:00.000Z", ref: "https://pay.stripe.example/1", total: 19.11 },
    {}
  ]
}

describe("invoiceDocument", () => {
  it("has nothing due but what is to go back where the booking is cancelled", () => {
    const due = (invoice: Invoice) =>
      invoiceDocument({ ...booking(invoice), status: "CANCELLED" }, writers)?.totals.at(-1)
    expect(due(full)).toEqual({ label: "Amount Due", amount: "-1911p" })
    expect(due({ ...full, payments: [] })).toEqual({ label: "Amount Due", amount: "0p" })
  })

  it("says that a cancelled booking was cancelled, and nothing about tax", () => {
    const note = (invoice: Invoice) =>
      invoiceDocument({ ...booking(invoice), status: "CANCELLED" }, writers)?.note
    for (const invoice of [full, { ...full, vatAmount: 0 }])
      expect(note(invoice)).toBe("This booking was cancelled: nothing is asked for it.")
  })

  it("says everything about the first invoice, in the specification's words", () => {
    expect(documentOf(full)).toEqual({
      bookingId: 12,
      title: "Invoice - Booking 12",
      billTo: ["Łukasz Żak", "lukasz@post.example"],
      note: "The total charge includes 20% tax, which is 1592p.",
      items: {
        headings: ["Description", "Days Hired", "Rate", "Total Amount"],
        wide: 0,
        rows: [
          {
            cells: ["Ford Focus", "x2 days", "4200p", "8820p"],
            hint: "Some of the days, such as weekends, have a rate of their own."
          },
          { cells: ["Reservation Fee", "-", "265p", "265p"] }
        ]
      },
      totals: [
        { label: "Subtotal", amount: "9085p" },
        { label: "Discount", amount: "-1123p" },
        { label: "Total Charge", amount: "9554p" },
        { label: "Amount Due", amount: "7643p" }
      ],
      payments: {
        headings: ["Date Processed", "Paid Via", "Total Amount"],
        wide: 1,
        rows: [{ cells: ["on 2026-06-01T09:00:00.000Z", "Card", "1911p"] }, { cells: ["-", "-", "0p"] }]
      },
      noPayments: "No payments made yet."
    })
  })

  it.each([0, undefined, -1])("says nothing about tax where its amount is %s", (vatAmount) => {
    expect(documentOf({ ...full, vatAmount })?.note).toBeUndefined()
  })

  it("tells the amount of a tax whose percentage is not known", () => {
    expect(documentOf({ ...full, vatPercentage: undefined })?.note).toBe(
      "The total charge includes tax of 1592p."
    )
  })

  it("shows no discount as nothing, and one that came negative as negative once", () => {
    const shown = (discount: number) => documentOf({ ...full, discount })?.totals[1]?.amount
    expect(shown(0)).toBe("0p")
    expect(shown(-5)).toBe("-500p")
  })

  it("does with an invoice that tells nothing", () => {
    expect(documentOf({})).toMatchObject({ billTo: [], items: { rows: [] }, payments: { rows: [] } })
  })

  it("is not there where no invoice is", () => {
    expect(invoiceDocument({ id: 12, invoices: [] }, writers)).toBeUndefined()
  })
})

describe("ratingOf", () => {
  const items = [{ status: "PROCESS", rate: 4 }, { status: "COMFORT", rate: 3.5 }, { status: "CONDITION" }]

  it("finds what one side thought of the other", () => {
    const ratings = [
      { type: "CLIENT", rating: 5 },
      { type: "VEHICLE", rating: 2.5 }
    ]
    expect(ratingOf({ ratings }, "VEHICLE")?.rating).toBe(2.5)
    expect(ratingOf({ ratings }, "CLIENT")?.rating).toBe(5)
  })

  it("takes the mean of the aspects where no mark of its own is told", () => {
    expect(ratingOf({ ratings: [{ type: "VEHICLE", ratingItems: items }] }, "VEHICLE")?.rating).toBe(3.75)
  })

  it("finds nothing where nobody rated, or gave no mark at all", () => {
    expect(ratingOf({}, "VEHICLE")).toBeUndefined()
    expect(ratingOf({ ratings: [{ type: "VEHICLE" }] }, "VEHICLE")).toBeUndefined()
    expect(ratingOf({ ratings: [{ type: "VEHICLE", rating: 4 }] }, "CLIENT")).toBeUndefined()
  })
})
