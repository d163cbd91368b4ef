import { expect, it } from "vitest"
import { closeDesk, deskOf } from "../../src/condition/conditionDesk.ts"
import { paula } from "../session/paula.ts"

it("stays one desk for one person, whose tokens are renewed", () => {
  const desk = deskOf(paula)
  expect(deskOf({ ...paula, accessToken: "b" })).toBe(desk)
})

it("is another desk for somebody else of the same name", () => {
  const desk = deskOf(paula)
  expect(deskOf({ ...paula, userId: "13" })).not.toBe(desk)
})

it("stays open when the one before is left", () => {
  const before = deskOf(paula)
  const another = { ...paula, displayName: "Stone.A", userId: "14" }
  const desk = deskOf(another)
  closeDesk(before)
  expect(deskOf(another)).toBe(desk)
  closeDesk(desk)
  expect(deskOf(another)).not.toBe(desk)
})
