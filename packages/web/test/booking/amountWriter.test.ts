import { expect, it } from "vitest"
import { amountWriter } from "../../src/booking/amountWriter.ts"

it("writes an amount in the currency of its invoice, and in the one at hand where the invoice tells none", () => {
  const amountOf = amountWriter("GBP")
  const costing = (totalAmount: number | undefined, currency?: string) => ({
    id: 1,
    invoices: [{ totalAmount, currency }]
  })
  expect(amountOf(costing(1412.5, "EUR"))).toBe("€1,412.50")
  expect(amountOf(costing(1412.5))).toBe("£1,412.50")
  expect(amountOf(costing(0, "EUR"))).toBe("€0.00")
  expect(amountOf(costing(undefined, "EUR"))).toBeUndefined()
  expect(amountOf({ id: 1 })).toBeUndefined()
})
