import { emptyPromotionForm, unlimited } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { promotionVersions } from "../../src/promotion/promotionVersions.ts"

it("shows both versions of every answer that one of them gives, in words", () => {
  const mine = { ...emptyPromotionForm("AGENCY"), title: "Miles", promotionType: "EXTRA_MILEAGE" }
  const theirs = { ...mine, extraMileage: unlimited, startDate: "2026-07-01T09:30" }
  expect(promotionVersions(mine, theirs)).toEqual([
    { label: "Title", mine: "Miles", theirs: "Miles" },
    { label: "Promotion type", mine: "Extra Mileage", theirs: "Extra Mileage" },
    { label: "Additional mileage", mine: "", theirs: "Unlimited" },
    { label: "Start date", mine: "", theirs: "01/07/2026 09:30" },
    { label: "Booked days", mine: "1", theirs: "1" }
  ])
})
