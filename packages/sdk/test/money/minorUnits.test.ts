import { majorUnits, minorUnits, percentageOf } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

describe("minorUnits", () => {
  it.each([
    [12.5, 1250],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [1.005, 101],
    [8.165, 817],
    [19.99, 1999],
    [-12.345, -1235],
    [1e-7, 0],
    [-0.001, 0],
    [0, 0],
    [1e21, 1e23],
    [Number.NaN, 0],
    [null, 0],
    [undefined, 0]
  ])("makes %s major units %s minor ones", (major, minor) => {
    expect(minorUnits(major)).toBe(minor)
  })

  it("gives back every amount that was written in major units", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(minorUnits(majorUnits(minor))).toBe(minor)
      })
    )
  })

  it("is not deceived by the noise of binary numbers", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 40 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0)
        expect(minorUnits(amounts.reduce((total, amount) => total + majorUnits(amount), 0))).toBe(sum)
      })
    )
  })
})

it("rounds a percentage to the nearest minor unit", () => {
  expect(percentageOf(3, 4200)).toBe(126)
  expect(percentageOf(3, 4216)).toBe(126)
  expect(percentageOf(3, 4217)).toBe(127)
  expect(percentageOf(17.5, 1000)).toBe(175)
  expect(percentageOf(0, 1000)).toBe(0)
})
