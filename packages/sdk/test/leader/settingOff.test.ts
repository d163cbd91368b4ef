import {
  checksByName,
  defectsIn,
  takesOutOfService,
  type VehicleCheckName,
  vehicleLogForm,
  whyNotLeaving
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const now = "2026-11-20T10:00:00.000Z"
const names = Object.keys(checksByName) as ReadonlyArray<VehicleCheckName>
const result = (given: string) => ({
  ...vehicleLogForm.empty.brakes,
  result: given,
  ...(given === "FAIL" && { note: "It squeals" })
})
const passed = {
  ...vehicleLogForm.empty,
  startMileage: "41 200",
  ...Object.fromEntries(names.map((name) => [name, result("PASS")]))
} as typeof vehicleLogForm.empty
const failing = (check: VehicleCheckName, more: object = {}) => ({
  ...passed,
  [check]: { ...result("FAIL"), ...more }
})
const reasons = (answers: typeof passed, overruled: ReadonlyArray<string> = []) =>
  whyNotLeaving(defectsIn(answers), overruled).map(({ text }) => text)

describe("the log of a vehicle", () => {
  it("has the 35 checks of the specification, and wants a result of each", () => {
    expect(names).toHaveLength(35)
    const texts = vehicleLogForm.problems(vehicleLogForm.empty, { now }).map(({ text }) => text)
    expect(texts[0]).toBe("Enter the mileage at the start")
    expect(texts.slice(1)).toEqual(
      names.map((name) => `${checksByName[name].label}: choose pass, fail or not applicable`)
    )
    expect(vehicleLogForm.problems(passed, { now })).toEqual([])
  })

  it("wants to know what is wrong where a check fails, and asks who was telephoned only where that counts", () => {
    expect(vehicleLogForm.problems(failing("horn", { note: "" }), { now })).toEqual([
      { field: "horn/note", text: "Say what is wrong", kind: "missing" }
    ])
    const asked = (check: VehicleCheckName) => vehicleLogForm.questions[check].each.asked(result("FAIL"))
    expect(asked("horn")).toContain("telephoned")
    expect(asked("brakes")).not.toContain("telephoned")
    expect(asked("litter")).not.toContain("telephoned")
  })

  it("wants a result of what the agency has looked at besides", () => {
    const agencyChecks = [{ id: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" }]
    expect(vehicleLogForm.problems(passed, { now, agencyChecks })).toEqual([
      {
        field: "agencyChecks/ramp/result",
        text: "Ramp: choose pass, fail or not applicable",
        kind: "missing"
      }
    ])
    const row = { ...result("FAIL"), rowId: "ramp" }
    expect(defectsIn({ ...passed, agencyChecks: [row] }, agencyChecks)).toMatchObject([
      { check: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" }
    ])
  })
})

describe("a crew", () => {
  it("leaves where nothing fails, or only what is minor", () => {
    expect(reasons(passed)).toEqual([])
    expect(reasons(failing("litter"))).toEqual([])
  })

  it.each(["brakes", "drivingControls", "tyreInflation", "lamps", "seatbelt", "windscreen"] as const)(
    "never leaves with a defect of %s that is not mended, whoever was asked",
    (check) => {
      const text = `${checksByName[check].label}: have it mended, or take another vehicle. Nobody can overrule this`
      expect(reasons(failing(check, { telephoned: "Control said go" }), [check])).toEqual([text])
      expect(reasons(failing(check, { mended: "Mended by the garage" }))).toEqual([])
    }
  )

  it("leaves with another critical defect once the agency has overruled it, or was telephoned", () => {
    const text = "Horn: have it mended, or ask your agency and note what they said"
    expect(reasons(failing("horn"))).toEqual([text])
    expect(reasons(failing("horn"), ["horn"])).toEqual([])
    expect(reasons(failing("horn", { telephoned: "Bo at control said to leave" }))).toEqual([])
  })

  it("tells the agency what it can do itself about something critical", () => {
    expect(whyNotLeaving(defectsIn(failing("horn")), [], "agency").map(({ text }) => text)).toEqual([
      "Horn: have it mended, or overrule it and say why"
    ])
  })

  it("takes a vehicle out of service for others only by what nobody can overrule", () => {
    const outOf = (check: VehicleCheckName, more = {}) =>
      defectsIn(failing(check, more)).map(takesOutOfService)
    expect(outOf("brakes")).toEqual([true])
    expect(outOf("brakes", { mended: "New pads" })).toEqual([false])
    expect(outOf("horn")).toEqual([false])
  })
})
