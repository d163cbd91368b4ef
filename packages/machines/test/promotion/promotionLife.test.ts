import { offered, type PromotionFacts, promotionFacts, promotionLife } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { transition } from "xstate"
import { obstaclesTo } from "../../src/life/offered.ts"
import { describeWalk } from "../describeWalk.ts"
import { now, promotion } from "./somePromotion.ts"

describe("promotionLife", () => {
  const { machine } = promotionLife
  const going: PromotionFacts = { isOwn: true, expiryDate: promotion.expiryDate, now }
  const foreign = { ...going, isOwn: false }
  const over = { ...going, now: "2026-07-31T17:00:00.000Z" }
  const notYours = ["Only its agency can change this promotion."]
  const tooLate = ["Expiry date must be in the future."]
  const led = (status: string, type: "promotion.activated" | "promotion.ended") => {
    const state = machine.resolveState({ value: status, context: going })
    return state.can({ type }) ? transition(machine, state, { type })[0].value : "impossible"
  }

  it("leads from inactive through active to its end, and no way back", () => {
    expect(led("INACTIVE", "promotion.activated")).toBe("ACTIVE")
    expect(led("INACTIVE", "promotion.ended")).toBe("impossible")
    expect(led("ACTIVE", "promotion.ended")).toBe("COMPLETED")
    expect(led("ACTIVE", "promotion.activated")).toBe("impossible")
    expect(led("COMPLETED", "promotion.activated")).toBe("impossible")
    expect(led("COMPLETED", "promotion.ended")).toBe("impossible")
  })

  it.each([
    ["INACTIVE", ["promotion.activated", "promotion.updated"]],
    ["ACTIVE", ["promotion.ended", "promotion.updated"]],
    ["COMPLETED", []],
    ["RAFFLED", []],
    [undefined, []]
  ])("offers what can be done from %s, in the words of each guard that says no", (status, steps) => {
    const notified = (facts: PromotionFacts) => offered(promotionLife, status, facts)
    expect(notified(going)).toEqual(steps.map((step) => ({ step })))
    expect(notified(foreign)).toEqual(steps.map((step) => ({ step, because: notYours })))
    expect(notified(over)).toEqual(
      steps.map((step) => (step === "promotion.activated" ? { step, because: tooLate } : { step }))
    )
  })

  it("says that one that has ended is changed no more", () => {
    expect(obstaclesTo(promotionLife, "COMPLETED", going, { type: "promotion.updated" })).toEqual([
      { field: "status", text: "This promotion has ended and can no longer be changed." }
    ])
  })

  it.each([
    ["its agency's own", { agency: { id: 7 } }, "AGENCY", true],
    ["an agency's, to an admin", { agency: { id: 7 } }, "ADMIN", false],
    ["the platform's, to an admin", { agency: undefined }, "ADMIN", true]
  ])("knows whose a promotion is: %s", (_, kept, userType, isOwn) => {
    expect(promotionFacts({ ...promotion, ...kept }, userType, now)).toEqual({ ...going, isOwn })
  })
})

describeWalk(promotionLife.machine, {
  inputs: [
    { isOwn: true, expiryDate: promotion.expiryDate, now },
    { isOwn: false, now },
    { isOwn: true, expiryDate: now, now }
  ],
  events: [{ type: "promotion.updated" }, { type: "promotion.activated" }, { type: "promotion.ended" }],
  answers: {}
})
