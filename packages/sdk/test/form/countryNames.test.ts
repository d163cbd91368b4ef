import { countryNames } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

describe("countryNames", () => {
  it("lists every country once, in the order of the alphabet", () => {
    const names = countryNames()
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toBe("Afghanistan")
    expect(names.at(-1)).toBe("Zimbabwe")
    expect(names).toContain("United Kingdom")
  })
})
