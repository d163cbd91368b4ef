import { promotionLocks, promotionStanding } from "@crewfleet/sdk"
import { expect, it } from "vitest"

const ofAgency = { id: 5, status: "ACTIVE", agency: { id: 7 } }

it.each([
  ["a new one", undefined, "AGENCY", undefined],
  ["its agency's own", ofAgency, "AGENCY", undefined],
  ["an agency's, to an admin", ofAgency, "ADMIN", promotionLocks.notYours],
  ["the platform's, to an admin", { ...ofAgency, agency: null }, "ADMIN", undefined],
  ["one that has ended", { ...ofAgency, status: "COMPLETED" }, "AGENCY", promotionLocks.ended]
])("tells of %s why it can only be looked at, if so", (_, promotion, userType, standing) => {
  expect(promotionStanding(promotion, userType)).toBe(standing)
})
