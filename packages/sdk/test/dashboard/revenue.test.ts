import type { GraphPoint } from "@crewfleet/sdk"
import { revenueByCurrency, revenueCurrency, revenueIn } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const point = (day: number, value: number, amounts?: Readonly<Record<string, number>>): GraphPoint => ({
  timestamp: `2026-06-0${day}T00:00:00Z`,
  value,
  ...(amounts && { amounts: Object.entries(amounts).map(([currency, value]) => ({ currency, value })) })
})

const points = [point(1, 0.1, { GBP: 0.1, EUR: 7 }), point(2, 0.2, { GBP: 0.2 }), point(3, 0, {})]
const plain = [point(1, 4), point(2, 1_250)]

describe("Revenue", () => {
  it("is added up currency by currency, to the penny", () => {
    expect(revenueByCurrency(points)).toEqual([
      { currency: "EUR", value: 7 },
      { currency: "GBP", value: 0.3 }
    ])
    expect(revenueByCurrency(plain)).toEqual([])
  })

  it("is shown in the currency wished for, or else in one in which something was earned", () => {
    expect(revenueCurrency(points, "GBP")).toBe("GBP")
    expect(revenueCurrency(points, "USD")).toBe("EUR")
    expect(revenueCurrency(plain, "USD")).toBe("USD")
    expect(revenueCurrency([], "USD")).toBe("USD")
  })

  it("of one currency holds nothing of another", () => {
    expect(revenueIn(points, "EUR").map(({ value }) => value)).toEqual([7, 0, 0])
    expect(revenueIn(points, "GBP").map(({ value }) => value)).toEqual([0.1, 0.2, 0])
  })

  it("of a service that does not tell currencies apart stays as it is", () => {
    expect(revenueIn(plain, "GBP")).toEqual(plain)
  })
})
