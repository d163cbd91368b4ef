import { expect, it } from "vitest"
import { closeOutbox, outboxOf } from "../../src/condition/conditionOutbox.ts"
import { paula } from "../session/paula.ts"

it("stays one outbox for one person, whose tokens are renewed", () => {
  const outbox = outboxOf(paula)
  expect(outboxOf({ ...paula, accessToken: "b" })).toBe(outbox)
})

it("is another outbox for somebody else of the same name", () => {
  const outbox = outboxOf(paula)
  expect(outboxOf({ ...paula, userId: "13" })).not.toBe(outbox)
})

it("stays open when the one before is left", () => {
  const before = outboxOf(paula)
  const another = { ...paula, displayName: "Stone.A", userId: "14" }
  const outbox = outboxOf(another)
  closeOutbox(before)
  expect(outboxOf(another)).toBe(outbox)
  closeOutbox(outbox)
  expect(outboxOf(another)).not.toBe(outbox)
})
