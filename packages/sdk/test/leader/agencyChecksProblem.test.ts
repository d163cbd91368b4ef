import { agencyChecksProblem } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const ramp = { id: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" }

describe("the checks of an agency", () => {
  it("are well with a name, words and a gravity of their own", () => {
    expect(agencyChecksProblem([])).toBeUndefined()
    expect(agencyChecksProblem([ramp, { ...ramp, id: "lift", gravity: "MINOR" }])).toBeUndefined()
  })

  it.each([
    ["the name of a check that everybody has", [{ ...ramp, id: "brakes" }], "0.id"],
    ["a name twice", [ramp, ramp], "1.id"],
    ["a name that is none", [{ ...ramp, id: "a b" }], "0.id"],
    ["no words", [{ ...ramp, label: " " }], "0.label"],
    ["too many words", [{ ...ramp, label: "x".repeat(101) }], "0.label"],
    ["another gravity", [{ ...ramp, gravity: "AWFUL" }], "0.gravity"],
    ["too many", Array.from({ length: 41 }, (_, place) => ({ ...ramp, id: `c${place}` })), ""]
  ])("are refused with %s", (_, checks, at) => {
    expect(agencyChecksProblem(checks)?.at).toBe(at)
  })
})
