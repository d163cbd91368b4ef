import type { Promotion } from "@crewfleet/sdk"
import { automaticPromotions } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const booking = {
  moment: "2026-07-10T09:00:00.000Z",
  days: 3,
  vehicle: { id: 1, agencyId: 7, name: "Ford", model: "Focus" } as never
}
const promotion = (id: number, given: Partial<Promotion> = {}): Promotion => ({
  id,
  promotionType: "DISCOUNT",
  discount: 10,
  status: "ACTIVE",
  daysHired: 1,
  agency: { id: 7 },
  ...given
})
const given = (...promotions: ReadonlyArray<Promotion>) =>
  automaticPromotions(promotions, booking, [1_000, 1_000, 4_000]).map(({ promotion }) => promotion.id)

it("gives what takes most off first, in money and not in per cent", () => {
  const free = { promotionType: "EXTRA_DAYS", discount: undefined, extraDays: 1 }
  expect(given(promotion(1, { discount: 50 }), promotion(2, free), promotion(3))).toEqual([2, 1, 3])
})

it("gives an agency's own before the platform's, and the older one first, where both take off the same", () => {
  const other = { promotionType: "OTHER_AWARD", discount: undefined }
  const mileage = { promotionType: "EXTRA_MILEAGE", discount: undefined, extraMileage: 300 }
  expect(
    given(
      promotion(1, { ...other, agency: undefined }),
      promotion(5, other),
      promotion(4, mileage),
      promotion(9)
    )
  ).toEqual([9, 4, 5, 1])
})

it("gives none that has a code, or that does not hold for the booking", () => {
  expect(
    given(
      promotion(1, { code: "TEN" }),
      promotion(2, { status: "INACTIVE" }),
      promotion(3, { daysHired: 4 }),
      promotion(4, { usageLimit: 1, usageCount: 1 }),
      promotion(5, { code: "" })
    )
  ).toEqual([5])
})
