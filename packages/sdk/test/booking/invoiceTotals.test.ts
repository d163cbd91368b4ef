import { amountDue, invoiceTotals, majorUnits, payable } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountPaid } from "../../src/booking/invoiceTotals.ts"

const amount = fc.integer({ min: 0, max: 10_000_000 })
const lines = fc.array(fc.record({ total: amount }), { maxLength: 60 })

describe("invoiceTotals", () => {
  it("takes the discount off and adds VAT to the rest", () => {
    expect(invoiceTotals([{ total: 4200 }, { total: 126 }], 326, 20, "GBP")).toEqual({
      subTotal: 4326,
      discount: 326,
      vat: 800,
      total: 4800
    })
  })

  const currencies = fc.constantFrom("GBP", "JPY", "KWD")
  const percentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
  it("always comes to subtotal minus discount plus VAT, in what can be paid and never below nothing", () => {
    fc.assert(
      fc.property(lines, amount, percentage, currencies, (asked, discount, vatPercentage, currency) => {
        const some = asked.map((line) => ({ total: payable(line.total, currency) }))
        const totals = invoiceTotals(some, discount, vatPercentage, currency)
        const { subTotal, discount: taken, vat, total } = totals
        expect(Object.values(totals).map((sum) => payable(sum, currency))).toEqual(Object.values(totals))
        expect(subTotal - taken + vat).toBe(total)
        expect(subTotal).toBe(some.reduce((sum, line) => sum + line.total, 0))
        expect([subTotal, taken, vat, total].every(Number.isSafeInteger)).toBe(true)
        expect(Math.min(subTotal - taken, vat, total)).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(payable(discount, currency))
      })
    )
  })
})

describe("amountDue", () => {
  it("is the total charge where nothing was paid, and may be negative where too much was", () => {
    expect(amountDue({ totalAmount: 12.5 })).toBe(1250)
    expect(amountDue({ totalAmount: 12.5, payments: [{ total: 20 }] })).toBe(-750)
    expect(amountDue({ payments: [{}] })).toBe(0)
  })

  it("and the payments together are always the total charge", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 30 }), (total, paid) => {
        const invoice = {
          totalAmount: majorUnits(total),
          payments: paid.map((one) => ({ total: majorUnits(one) }))
        }
        expect(amountDue(invoice) + amountPaid(invoice)).toBe(total)
        expect(amountPaid(invoice)).toBe(paid.reduce((sum, one) => sum + one, 0))
      })
    )
  })
})
