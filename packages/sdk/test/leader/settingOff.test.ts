import {
  checksByName,
  defectsIn,
  foundAside,
  isClosedByPass,
  isMendedAnew,
  isStillMended,
  overruledIn,
  saidAnew,
  saidBeside,
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
  whyNotLeaving(defectsIn(answers), { overruled }).map(({ text }) => text)

describe("the log of a vehicle", () => {
  it("has the 35 checks of the specification, and wants a result of each", () => {
    expect(names).toHaveLength(35)
    const texts = vehicleLogForm.problems(vehicleLogForm.empty, { now }).map(({ text }) => text)
    expect(texts[0]).toBe("Enter the mileage at the start")
    expect(texts.slice(1)).toEqual(
      names.map((name) => {
        const { label, gravity } = checksByName[name]
        const results = gravity === "ROADWORTHINESS" ? "pass or fail" : "pass, fail or not applicable"
        return `${label}: choose ${results}`
      })
    )
    expect(vehicleLogForm.problems(passed, { now })).toEqual([])
  })

  it("wants to know what is wrong where a check fails, and asks who was telephoned only where that counts", () => {
    expect(vehicleLogForm.problems(failing("horn", { note: "" }), { now })).toEqual([
      { field: "horn/note", text: "Horn: say what is wrong", kind: "missing" }
    ])
    const asked = (check: VehicleCheckName) => vehicleLogForm.questions[check].each.asked(result("FAIL"))
    expect(asked("horn")).toContain("telephoned")
    expect(asked("brakes")).not.toContain("telephoned")
    expect(asked("litter")).not.toContain("telephoned")
  })

  const applyingNot = (...checks: ReadonlyArray<VehicleCheckName>) => ({
    ...passed,
    ...Object.fromEntries(checks.map((check) => [check, result("NOT_APPLICABLE")]))
  })

  it("does not apply only where a vehicle may be without it, or the agency has added it", () => {
    const roadworthy = names.filter((name) => checksByName[name].gravity === "ROADWORTHINESS")
    expect(vehicleLogForm.problems(applyingNot(...roadworthy), { now })).toEqual(
      roadworthy.map((name) => ({
        field: `${name}/result`,
        text: `${checksByName[name].label}: choose pass or fail. Every vehicle has to have this`
      }))
    )
    const others = names.filter((name) => !roadworthy.includes(name))
    expect(vehicleLogForm.problems(applyingNot(...others), { now })).toEqual([])
    const agencyChecks = [{ id: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" }]
    const ramp = { ...result("NOT_APPLICABLE"), rowId: "ramp" }
    expect(
      vehicleLogForm.problems({ ...passed, agencyChecks: [ramp] } as never, { now, agencyChecks })
    ).toEqual([])
  })

  it("reads what was received before as it was, and wants nothing of a vehicle that was exchanged", () => {
    const before = vehicleLogForm.write(applyingNot("brakes"))
    expect(vehicleLogForm.lines(vehicleLogForm.read(before))).toContainEqual({
      at: "brakes/result",
      label: "Result",
      text: "Not applicable"
    })
    const exchanged = { ...applyingNot("brakes"), vehicleId: 3 }
    expect(vehicleLogForm.problems(exchanged as never, { now, vehicleId: 4 })).toEqual([])
  })

  it("wants nothing that was not looked at of a vehicle from which the journey's was exchanged, but what is wrong", () => {
    const agencyChecks = [{ id: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" }]
    const facts = { now, vehicleId: 4, agencyChecks }
    const begun = { ...vehicleLogForm.empty, vehicleId: 3 }
    expect(vehicleLogForm.problems({ ...begun, brakes: result("FAIL") }, facts)).toEqual([])
    expect(vehicleLogForm.problems({ ...begun, brakes: { ...result("FAIL"), note: "" } }, facts)).toEqual([
      { field: "brakes/note", text: "Brakes: say what is wrong", kind: "missing" }
    ])
    expect(vehicleLogForm.problems(begun, { ...facts, vehicleId: 3 })).toHaveLength(37)
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

  const forTheRoad = [
    ...(["brakes", "drivingControls", "tyreInflation", "wheelCondition", "lamps", "indicators"] as const),
    ...(["stopLamp", "seatbelt", "windscreen"] as const)
  ]

  it("takes what is named here for roadworthiness, and nothing else", () => {
    const grave = names.filter((name) => checksByName[name].gravity === "ROADWORTHINESS")
    expect(grave.toSorted()).toEqual(forTheRoad.toSorted())
  })

  it.each(forTheRoad)("never leaves with a defect of %s that is not mended, whoever was asked", (check) => {
    const text = `${checksByName[check].label}: have it mended, or take another vehicle. Nobody can overrule this`
    expect(reasons(failing(check, { telephoned: "Control said go" }), [check])).toEqual([text])
    expect(reasons(failing(check, { mended: "Mended by the garage" }))).toEqual([])
  })

  it("leaves with another critical defect once the agency has overruled it, or was telephoned", () => {
    const text = "Horn: have it mended, or ask your agency and note what they said"
    expect(reasons(failing("horn"))).toEqual([text])
    expect(reasons(failing("horn"), ["horn"])).toEqual([])
    expect(reasons(failing("horn", { telephoned: "Bo at control said to leave" }))).toEqual([])
  })

  it("tells the agency what it can do itself about something critical", () => {
    expect(whyNotLeaving(defectsIn(failing("horn")), {}, "agency").map(({ text }) => text)).toEqual([
      "Horn: have it mended, or overrule it and say why"
    ])
  })

  const left = { check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS", refPrefix: "TR-3" }
  const knowing = (answers: typeof passed, known: Parameters<typeof whyNotLeaving>[1]) =>
    whyNotLeaving(defectsIn(answers), known).map(({ text, isLeftOpen }) => [text, isLeftOpen])

  it("does not leave with what an earlier journey left open of the vehicle, whatever it passes, until that is mended", () => {
    const text =
      "Brakes: open since the journey TR-3. Have it mended and note how, under Fail, or take another vehicle. Nobody can overrule this"
    expect(knowing(passed, { open: [left] })).toEqual([[text, true]])
    expect(knowing(passed, { open: [left], overruled: ["brakes"] })).toEqual([[text, true]])
    expect(knowing(failing("brakes"), { open: [left] })).toEqual([
      ["Brakes: have it mended, or take another vehicle. Nobody can overrule this", false]
    ])
    expect(knowing(failing("brakes", { mended: "New pads" }), { open: [left] })).toEqual([[text, true]])
    expect(knowing(passed, { open: [{ ...left, gravity: "CRITICAL" }] })).toEqual([])
    expect(whyNotLeaving([], { open: [left] }, "agency")[0]?.text).toBe(
      "Brakes: open since the journey TR-3. Have it mended, or take another vehicle. Nobody can overrule this"
    )
  })

  it("says anew what is open without making it less grave, and keeps what somebody else said and photographed", () => {
    const said = { gravity: "CRITICAL", note: "It pulls", photoIds: ["b"] } as const
    const known = { gravity: "ROADWORTHINESS", note: "Soft pedal", photoIds: ["a"] } as const
    expect(saidAnew(known, said)).toEqual({ ...said, gravity: "ROADWORTHINESS" })
    expect(saidAnew({ gravity: "MINOR" }, said)).toEqual(said)
    const both = { gravity: "ROADWORTHINESS", note: "Soft pedal · It pulls", photoIds: ["a", "b"] }
    expect(saidBeside(known, said)).toEqual(both)
    expect(saidBeside(both as never, said)).toEqual(both)
    expect(saidBeside({ ...known, note: null }, said).note).toBe("It pulls")
    expect(saidBeside(known, { ...said, note: null }).note).toBe("Soft pedal")
    expect(saidBeside({ ...known, note: null }, { ...said, note: null }).note).toBeNull()
  })

  it("takes from a former leader what is unfit for the road, and not once more what was mended since", () => {
    const found = defectsIn(failing("brakes"))
    expect(foundAside(found, [], ["brakes"])).toEqual(found)
    expect(foundAside(found, found, [])).toEqual(found)
    expect(foundAside(found, found, ["brakes"])).toEqual([])
    expect(foundAside(defectsIn(failing("brakes", { note: "Worse" })), found, ["brakes"])).toHaveLength(1)
    expect(foundAside(defectsIn(failing("brakes", { mended: "New pads" })), [], [])).toEqual([])
    expect(foundAside(defectsIn(failing("horn")), [], [])).toEqual([])
  })

  it("takes what is open for as grave as it was when it was found", () => {
    const horn = { ...left, check: "horn", label: "Horn" }
    const text = "Horn: have it mended, or take another vehicle. Nobody can overrule this"
    expect(knowing(failing("horn"), { open: [horn], overruled: ["horn"] })).toEqual([[text, false]])
  })

  it("mends what another journey left open by saying how, and not by saying once more what was said before that", () => {
    const of = (mended: string) => defectsIn(failing("brakes", { mended }))
    expect(isMendedAnew("brakes", of("New pads"), [])).toBe(true)
    expect(isMendedAnew("brakes", of("New pads"), of(""))).toBe(true)
    expect(isMendedAnew("brakes", of("New discs"), of("New pads"))).toBe(true)
    expect(isMendedAnew("brakes", of("New pads"), of("New pads"))).toBe(false)
    expect(isMendedAnew("brakes", of(" "), of("New pads"))).toBe(false)
    expect(isMendedAnew("horn", of("New pads"), [])).toBe(false)
  })

  it("leaves once somebody has said that what fails in its log was mended since", () => {
    expect(knowing(failing("brakes"), { mended: ["brakes"] })).toEqual([])
    expect(knowing(failing("horn"), { mended: ["brakes"] })).toHaveLength(1)
    expect(knowing(failing("brakes"), { mended: ["brakes"], open: [left] })).toHaveLength(1)
  })

  it.each(["It squeals ", "It squeals\n", "\tIt squeals", "It \u202Esqueals", "It squeals\u0007"])(
    "has found nothing else where %j is what was received as It squeals",
    (typed) => {
      const [received, here] = [failing("brakes"), failing("brakes", { note: typed })].map(
        (answers) => defectsIn(answers)[0]
      )
      expect(received && here && isStillMended(here, received)).toBe(true)
      const [other] = defectsIn(failing("brakes", { note: `${typed} loudly` }))
      expect(received && other && isStillMended(other, received)).toBe(false)
    }
  )

  const foundIn = (check: VehicleCheckName, more: object = {}) => {
    const [found] = defectsIn(failing(check, more))
    if (!found) throw new Error("Nothing fails")
    return found
  }

  it("leaves mended what others say is, and not what only the log before said itself", () => {
    const found = foundIn("brakes")
    expect(isStillMended(found, found)).toBe(true)
    expect(isStillMended(foundIn("brakes", { mended: "New pads" }), found)).toBe(true)
    expect(isStillMended(found, foundIn("brakes", { mended: "New pads" }))).toBe(false)
    expect(isStillMended(foundIn("brakes", { note: "Soft pedal" }), found)).toBe(false)
  })

  it("leaves in spite of what was overruled, and not of another finding, nor of another defect of the check", () => {
    const photoIds = ["00000000-0000-4000-8000-000000000001"]
    const found = [foundIn("horn", { note: "Faint ", photoIds })]
    const open = (overruledFor?: Parameters<typeof overruledIn>[1][number]["overruledFor"]) => [
      { check: "horn", overruledFor }
    ]
    expect(overruledIn(found, open({ note: "Faint", photoIds }))).toEqual(["horn"])
    expect(overruledIn(found, open({ note: "Silent", photoIds }))).toEqual([])
    expect(overruledIn(found, open({ note: "Faint", photoIds: [] }))).toEqual([])
    expect(overruledIn(found, open({ photoIds }))).toEqual([])
    expect(overruledIn(found, open())).toEqual([])
    expect(overruledIn(found, [])).toEqual([])
  })

  it("closes by passing what it found itself, and of what others found only what is less grave", () => {
    expect(isClosedByPass(passed, left, true)).toBe(true)
    expect(isClosedByPass(passed, left, false)).toBe(false)
    expect(isClosedByPass(passed, { ...left, isFoundBefore: true }, true)).toBe(false)
    expect(isClosedByPass(passed, { ...left, isFoundElsewhere: true }, true)).toBe(false)
    expect(isClosedByPass(passed, { ...left, gravity: "CRITICAL" }, false)).toBe(true)
    expect(isClosedByPass(failing("brakes"), left, true)).toBe(false)
    expect(isClosedByPass(passed, { ...left, check: "ramp" }, true)).toBe(false)
  })
})
