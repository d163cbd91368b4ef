import { counterObstacle, isStandingEntry } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const standing = { paid: 0.29, depositHeld: 150 }

it.each([
  ["PAYMENT", 0.29, undefined],
  ["PAYMENT", 0.3, "Some of it was refunded. Cancel the refund first."],
  ["REFUND", 100, undefined],
  ["DEPOSIT_TAKEN", 150, undefined],
  ["DEPOSIT_TAKEN", 200, "Some of it was returned or withheld. Cancel that first."],
  ["DEPOSIT_RETURNED", 100, undefined],
  ["DEPOSIT_WITHHELD", 1, "Some of it was refunded. Cancel the refund first."],
  ["SOMETHING_NEW", 1_000, undefined]
])("looks at the cancelling of %s of %s, in major units", (kind, amount, obstacle) => {
  expect(counterObstacle(standing, { id: 1, kind, amount })).toBe(obstacle)
})

it("takes for standing what neither cancels another nor is cancelled", () => {
  expect([{}, { counters: 1 }, { counteredBy: 2 }].map(isStandingEntry)).toEqual([true, false, false])
})
