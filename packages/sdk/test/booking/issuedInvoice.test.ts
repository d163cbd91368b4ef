import type { Booking } from "@crewfleet/sdk"
import {
  creditReasonProblem,
  invoiceCredited,
  invoiceIssued,
  invoiceTotals,
  majorUnits,
  payable
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { invoiceNumber } from "../../src/booking/issuedInvoice.ts"

const issuer = {
  name: "Northgate Rentals",
  address: ["1 Dock Road", "Leeds"],
  taxNumber: "GB 1",
  paymentTerms: 14
}
const issue = { count: 7, issuedOn: "2026-12-20", issuer }

const bookingOf = (lines: ReadonlyArray<number>, discount: number, vatPercentage = 20): Booking => {
  const sums = invoiceTotals(
    lines.map((total) => ({ total })),
    discount,
    vatPercentage,
    ""
  )
  return {
    id: 12,
    start: "2026-12-01T09:00:00.000Z",
    end: "2026-12-03T09:00:00.000Z",
    vehicle: { name: "Ford", model: "Focus", regno: "AB12 CDE" },
    invoices: [
      {
        client: {
          name: "Ada Hill",
          email: "ada@post.example",
          address: { firstLine: "1 Quay", town: "Hull" }
        },
        vatPercentage,
        subTotalAmount: majorUnits(sums.subTotal),
        discount: majorUnits(sums.discount),
        vatAmount: majorUnits(sums.vat),
        totalAmount: majorUnits(sums.total),
        invoiceItemResult: lines.map((total, index) => ({
          description: `Fee ${index}`,
          rate: majorUnits(total),
          total: majorUnits(total)
        })),
        payments: [{ total: 10 }]
      }
    ]
  }
}

describe("invoiceIssued", () => {
  it("tells whom it is from and for, what for, and by when it is to be paid", () => {
    expect(invoiceIssued(bookingOf([4200, 126], 326), "GBP", issue)).toEqual({
      kind: "INVOICE",
      number: "2026-0007",
      issuedOn: "2026-12-20",
      dueOn: "2027-01-03",
      currency: "GBP",
      issuer,
      billTo: ["Ada Hill", "1 Quay", "Hull", "ada@post.example"],
      bookingId: 12,
      start: "2026-12-01T09:00:00.000Z",
      end: "2026-12-03T09:00:00.000Z",
      vehicle: "Ford Focus",
      regno: "AB12 CDE",
      promotion: undefined,
      lines: [
        { description: "Fee 0", rate: 4200, total: 4200 },
        { description: "Fee 1", rate: 126, total: 126 }
      ],
      ...{ subTotal: 4326, discount: 326, net: 4000, vatPercentage: 20, vat: 800, total: 4800 },
      ...{ paid: 1000, due: 3800 }
    })
  })

  it("tells the postcode between town and country, line by line as on an envelope", () => {
    const booking = bookingOf([4200], 0)
    const address = { firstLine: "1 Quay", town: "Hull", postcode: "HU1 1AA", country: "United Kingdom" }
    const [invoice = {}] = booking.invoices ?? []
    const addressed = { ...booking, invoices: [{ ...invoice, client: { name: "Ada Hill", address } }] }
    expect(invoiceIssued(addressed, "GBP", issue)?.billTo).toEqual([
      ...["Ada Hill", "1 Quay", "Hull", "HU1 1AA", "United Kingdom"]
    ])
  })

  it("is nothing where nothing was invoiced", () => {
    expect(invoiceIssued({ id: 12 }, "GBP", issue)).toBeUndefined()
  })

  it("adds up in every currency, in amounts that can be paid in it", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 20 }),
        amount,
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom("GBP", "JPY", "KWD"),
        (lines, discount, vatPercentage, currency) => {
          const issued = invoiceIssued(bookingOf(lines, discount, vatPercentage), currency, issue)
          if (!issued) throw new Error("It was not issued")
          const { subTotal, net, vat, total } = issued
          expect(issued.lines.reduce((sum, line) => sum + line.total, 0)).toBe(subTotal)
          expect(subTotal - issued.discount).toBe(net)
          expect(net + vat).toBe(total)
          expect(issued.paid + issued.due).toBe(total)
          for (const sum of [
            subTotal,
            issued.discount,
            net,
            vat,
            total,
            ...issued.lines.map((line) => line.total)
          ])
            expect(payable(sum, currency)).toBe(sum)
          const exact = invoiceTotals(
            lines.map((one) => ({ total: one })),
            discount,
            vatPercentage,
            ""
          )
          expect(total).toBe(payable(exact.total, currency))
        }
      )
    )
  })
})

describe("invoiceCredited", () => {
  it("takes all of it back, and leaves nothing to pay", () => {
    const issued = invoiceIssued(bookingOf([4200, 126], 326), "GBP", issue)
    if (!issued) throw new Error("It was not issued")
    const note = invoiceCredited(issued, { count: 8, issuedOn: "2027-01-05", reason: "Billed twice" })
    expect(note).toMatchObject({
      ...{ kind: "CREDIT_NOTE", number: "2027-0008-CN", credits: "2026-0007", reason: "Billed twice" },
      ...{ subTotal: -4326, discount: -326, net: -4000, vat: -800, total: -4800, paid: 0, due: 0 },
      lines: [{ total: -4200 }, { total: -126 }]
    })
    expect(note.total + issued.total).toBe(0)
  })
})

it("numbers within a year, beyond ten thousand too", () => {
  expect(invoiceNumber("INVOICE", "2026-01-01", 1)).toBe("2026-0001")
  expect(invoiceNumber("CREDIT_NOTE", "2026-12-31", 12_345)).toBe("2026-12345-CN")
})

it("wants a reason for crediting", () => {
  expect(creditReasonProblem("")).toBe("Enter the reason for crediting the invoice")
  expect(creditReasonProblem("x".repeat(501))).toBe("The reason must be 500 characters or fewer")
  expect(creditReasonProblem("Billed twice")).toBeUndefined()
})
