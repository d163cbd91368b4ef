import type { Promotion } from "@crewfleet/sdk"
import { type Award, awardLine, promotionAward, promotionDiscount, promotionFact } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fordFocus as vehicle } from "../vehicle/fordFocus.ts"

const running: Promotion = {
  id: 1,
  status: "ACTIVE",
  promotionType: "DISCOUNT",
  discount: 10,
  startDate: "2026-07-01T08:00:00.000Z",
  expiryDate: "2026-07-31T17:00:00.000Z",
  usageLimit: 10,
  usageCount: 9,
  daysHired: 3
}
const booking = { moment: "2026-07-10T12:00:00.000Z", days: 3, vehicle }
const verdictOn = (promotion: Partial<Promotion>, changes: Partial<typeof booking> = {}) =>
  promotionAward({ ...running, ...promotion }, { ...booking, ...changes })

describe("promotionAward", () => {
  it.each<readonly [Partial<Promotion>, Award]>([
    [{}, { type: "DISCOUNT", percentage: 10 }],
    [
      { promotionType: "EXTRA_DAYS", extraDays: 2 },
      { type: "EXTRA_DAYS", days: 2 }
    ],
    [
      { promotionType: "EXTRA_MILEAGE", extraMileage: 300 },
      { type: "EXTRA_MILEAGE", kilometres: 300 }
    ],
    [
      { promotionType: "EXTRA_MILEAGE", extraMileage: null },
      { type: "EXTRA_MILEAGE", kilometres: null }
    ],
    [{ promotionType: "OTHER_AWARD" }, { type: "OTHER_AWARD" }]
  ])("gives for %j %j", (promotion, award) => {
    expect(verdictOn(promotion)).toEqual({ given: true, award })
  })

  it.each<readonly [string, Partial<Promotion>, Partial<typeof booking>]>([
    ["This promotion is not active.", { status: "INACTIVE" }, {}],
    ["This promotion is not active.", { status: "COMPLETED" }, {}],
    ["This promotion has not started yet.", {}, { moment: "2026-07-01T07:59:59.999Z" }],
    ["This promotion has expired.", {}, { moment: "2026-07-31T17:00:00.000Z" }],
    ["This promotion has been used up.", { usageCount: 10 }, {}],
    ["This promotion needs at least 3 booked days.", {}, { days: 2 }],
    ["This promotion does not hold for this vehicle.", { vehicleFilter: { types: ["SUV"] } }, {}]
  ])("refuses: %s", (reason, promotion, changes) => {
    expect(verdictOn(promotion, changes)).toEqual({ given: false, reason })
  })

  it("begins with its first moment", () => {
    expect(verdictOn({}, { moment: "2026-07-01T08:00:00.000Z" }).given).toBe(true)
  })
})

describe("promotionDiscount", () => {
  it("takes a percentage off the days, to the nearest minor unit", () => {
    expect(promotionDiscount({ type: "DISCOUNT", percentage: 15 }, [4_200, 4_200, 5_015])).toBe(2_012)
  })

  it("makes the last days free, whatever they cost, and leaves one to be paid", () => {
    expect(promotionDiscount({ type: "EXTRA_DAYS", days: 2 }, [1, 20, 300, 4_000])).toBe(4_300)
    expect(promotionDiscount({ type: "EXTRA_DAYS", days: 9 }, [1, 20, 300])).toBe(320)
    expect(promotionDiscount({ type: "EXTRA_DAYS", days: 1 }, [500])).toBe(0)
  })

  it("never takes off more than the days cost, and never less than nothing", () => {
    const awards: fc.Arbitrary<Award> = fc.oneof(
      fc.record({ type: fc.constant("DISCOUNT" as const), percentage: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ type: fc.constant("EXTRA_DAYS" as const), days: fc.integer({ min: 1, max: 50 }) }),
      fc.constant({ type: "EXTRA_MILEAGE" as const, kilometres: null }),
      fc.constant({ type: "OTHER_AWARD" as const })
    )
    fc.assert(
      fc.property(
        awards,
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }),
        (award, rates) => {
          const taken = promotionDiscount(award, rates)
          expect(Number.isInteger(taken)).toBe(true)
          expect(taken).toBeGreaterThanOrEqual(0)
          expect(taken).toBeLessThan(rates.reduce((sum, rate) => sum + rate, 0) + 1)
          if (award.type === "EXTRA_DAYS") {
            expect(rates.reduce((sum, rate) => sum + rate, 0) - taken).toBeGreaterThanOrEqual(rates[0] ?? 0)
          }
        }
      )
    )
  })
})

describe("awardLine", () => {
  it.each<readonly [string | undefined, Award]>([
    ["Promotion: 300 KM extra mileage", { type: "EXTRA_MILEAGE", kilometres: 300 }],
    ["Promotion: unlimited mileage", { type: "EXTRA_MILEAGE", kilometres: null }],
    [undefined, { type: "DISCOUNT", percentage: 10 }],
    [undefined, { type: "EXTRA_DAYS", days: 2 }],
    ["Promotion: Child seats on us", { type: "OTHER_AWARD" }]
  ])("says %s", (line, award) => {
    expect(awardLine(award, "Child seats on us")).toBe(line)
  })
})

describe("promotionFact", () => {
  it.each<readonly [string | undefined, Partial<Promotion>]>([
    [undefined, {}],
    ["Used up", { usageCount: 10 }],
    ["Expired", { expiryDate: "2026-07-09T00:00:00.000Z", usageCount: 10 }],
    ["Not started yet", { startDate: "2026-07-11T00:00:00.000Z" }],
    [undefined, { status: "COMPLETED", usageCount: 10 }],
    [undefined, { status: "INACTIVE", expiryDate: "2026-07-09T00:00:00.000Z" }]
  ])("says %s", (fact, promotion) => {
    expect(promotionFact({ ...running, ...promotion }, booking.moment)).toBe(fact)
  })
})
