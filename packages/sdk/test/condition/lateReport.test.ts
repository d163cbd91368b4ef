import { damagesSince, isLate, missedDamages } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { dent, scratch } from "./someReport.ts"

it("finds the damage of a pick-up that a return knows nothing of", () => {
  expect(missedDamages({ damages: [scratch, dent] }, { damages: [dent] })).toEqual([scratch])
})

it("misses nothing where everything was carried over, or where there is no pick-up", () => {
  expect(missedDamages({ damages: [scratch] }, { damages: [{ ...scratch, note: "" }, dent] })).toEqual([])
  expect(missedDamages(undefined, { damages: [dent] })).toEqual([])
})

it("calls damage new only where the return knows all that was there at pick-up", () => {
  expect(damagesSince({ damages: [scratch] }, { damages: [scratch, dent] })).toEqual([dent])
  expect(damagesSince({ damages: [] }, { damages: [dent] })).toEqual([dent])
  expect(damagesSince({ damages: [scratch] }, { damages: [dent] })).toEqual([])
  expect(damagesSince(undefined, { damages: [dent] })).toEqual([])
})

it("knows which of both reports was received later, however its time is written", () => {
  const noon = { receivedAt: "2026-03-02T12:00:00.000Z" }
  expect(isLate({ receivedAt: "2026-03-02T13:30:00+01:00" }, noon)).toBe(true)
  expect(isLate({ receivedAt: "2026-03-02T12:30:00+01:00" }, noon)).toBe(false)
  expect(isLate(noon, noon)).toBe(false)
})
