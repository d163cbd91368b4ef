import { expect, it } from "vitest"
import { fleetOf } from "../../src/seed/fleet.ts"
import { Random } from "../../src/seed/Random.ts"

it("makes the same vehicles again from the same seed, and others from another", () => {
  const firstDay = new Date("2024-04-01T00:00:00Z")
  const places = [1, 2, 3].map((id) => ({ id, agencyId: id, city: "Leeds" }))
  const fleet = (seed: number) => fleetOf(new Random(seed), [1, 2, 3], places, firstDay)
  expect(fleet(7)).toEqual(fleet(7))
  expect(fleet(7)).not.toEqual(fleet(8))
})

it("picks keys about as often as they weigh", () => {
  const random = new Random(1)
  const picked = Array.from({ length: 10_000 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }))
  expect(picked).not.toContain("never")
  const seldom = picked.filter((key) => key === "seldom").length
  expect(seldom).toBeGreaterThan(900)
  expect(seldom).toBeLessThan(1_100)
})
