// @vitest-environment jsdom
import type { Session } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { closeDesk, deskOf } from "../../src/condition/conditionDesk.ts"

const handedOver: Session = {
  accessToken: "a",
  refreshToken: "r",
  displayName: "Shaw.P",
  permissions: [],
  userType: "AGENCY",
  agentId: 7,
  userId: "12"
}

it("stays one desk for one person, whose tokens are renewed", () => {
  const desk = deskOf(handedOver)
  expect(deskOf({ ...handedOver, accessToken: "b" })).toBe(desk)
})

it("is another desk for somebody else of the same name", () => {
  const desk = deskOf(handedOver)
  expect(deskOf({ ...handedOver, userId: "13" })).not.toBe(desk)
})

it("stays open when the one before is left", () => {
  const before = deskOf(handedOver)
  const another = { ...handedOver, displayName: "Stone.A", userId: "14" }
  const desk = deskOf(another)
  closeDesk(before)
  expect(deskOf(another)).toBe(desk)
  closeDesk(desk)
  expect(deskOf(another)).not.toBe(desk)
})
