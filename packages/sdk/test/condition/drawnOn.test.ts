import { drawnOn, outlineOf, vehicleTypes } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const damages = [{}]

describe("the drawing on which damage is marked", () => {
  it("is the vehicle's while there is none", () => {
    expect(drawnOn([undefined, { damages: [] }], "VAN")).toBe("VAN")
    expect(drawnOn([{ damages: [], outline: "PICKUP" }], "VAN")).toBe("VAN")
  })

  it("is the one on which there is some, that of the pick-up first", () => {
    expect(drawnOn([{ damages, outline: "PICKUP" }], "VAN")).toBe("PICKUP")
    expect(
      drawnOn(
        [
          { damages, outline: "PICKUP" },
          { damages, outline: "VAN" }
        ],
        "VAN"
      )
    ).toBe("PICKUP")
    expect(
      drawnOn(
        [
          { damages: [], outline: "PICKUP" },
          { damages, outline: "VAN" }
        ],
        "SALOON"
      )
    ).toBe("VAN")
  })

  it("is the saloon where nobody told, or told of one that is not known here", () => {
    expect(drawnOn([{ damages }], "VAN")).toBe("SALOON")
    expect(drawnOn([{ damages, outline: "TRACTOR" }], "VAN")).toBe("SALOON")
    expect(drawnOn([])).toBe("SALOON")
  })
})

describe("the drawing of a vehicle", () => {
  it("follows from its type", () => {
    const byType = Object.keys(vehicleTypes).map((type) => [type, outlineOf({ type })])
    expect(Object.fromEntries(byType)).toEqual({
      SUV: "HATCHBACK",
      PICKUP: "PICKUP",
      HATCHBACK: "HATCHBACK",
      MPV: "VAN",
      SPECIAL: "SALOON"
    })
    expect(outlineOf({ type: "TRACTOR" })).toBe("SALOON")
    expect(outlineOf({})).toBe("SALOON")
  })

  it("is the one that its agency chose", () => {
    expect(outlineOf({ type: "SPECIAL", outline: "MOTORCYCLE" })).toBe("MOTORCYCLE")
    expect(outlineOf({ type: "PICKUP", outline: null })).toBe("PICKUP")
  })
})
