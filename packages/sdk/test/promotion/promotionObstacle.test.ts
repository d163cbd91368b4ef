import type { Promotion } from "@crewfleet/sdk"
import { promotionAward, promotionFact } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { promotionObstacle } from "../../src/promotion/promotionObstacle.ts"
import { fordFocus as vehicle } from "../vehicle/fordFocus.ts"

const at = "2026-07-10T09:00:00.000Z"
const running: Promotion = {
  id: 5,
  status: "ACTIVE",
  promotionType: "OTHER_AWARD",
  startDate: "2026-07-01T08:00:00.000Z",
  expiryDate: "2026-07-31T17:00:00.000Z",
  usageLimit: 10,
  usageCount: 9,
  daysHired: 1
}

it.each<readonly [ReturnType<typeof promotionObstacle>, Partial<Promotion>]>([
  [undefined, {}],
  [undefined, { startDate: at }],
  ["notActive", { status: "INACTIVE", usageCount: 10 }],
  ["notStarted", { startDate: "2026-07-10T09:00:00.001Z" }],
  ["expired", { expiryDate: at }],
  ["usedUp", { usageCount: 10 }]
])("finds %s in the way, and so does every booking", (obstacle, changes) => {
  const promotion = { ...running, ...changes }
  expect(promotionObstacle(promotion, at)).toBe(obstacle)
  expect(promotionAward(promotion, { moment: at, days: 1, vehicle }).given).toBe(obstacle === undefined)
  if (promotion.status === "ACTIVE")
    expect(promotionFact(promotion, at) === undefined).toBe(obstacle === undefined)
})
