import {
  incidentsOf,
  isAborting,
  openDefectsIn,
  partOfLog,
  returnableSteps,
  returnProblem,
  stillToMend
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const at = (minute: number) => `2026-11-25T09:${String(minute).padStart(2, "0")}:00.000Z`

describe("partOfLog", () => {
  it("tells what counts from what it has replaced and from what stands beside it", () => {
    const records = [
      { id: "c", kind: "vehicle", receivedAt: at(3) },
      { id: "a", kind: "vehicle", receivedAt: at(1), replacedAt: at(2) },
      { id: "b", kind: "vehicle", receivedAt: at(2), replacedAt: at(3) },
      { id: "d", kind: "vehicle", receivedAt: at(4), isAside: true },
      { id: "e", kind: "dropOff", receivedAt: at(5) }
    ]
    const { holding, earlier, aside } = partOfLog(records, "vehicle")
    expect([holding?.id, earlier.map(({ id }) => id), aside.map(({ id }) => id)]).toEqual([
      "c",
      ["b", "a"],
      ["d"]
    ])
    expect(partOfLog(records, "times")).toEqual({ holding: undefined, earlier: [], aside: [] })
  })

  it("takes incidents one by one, in the order in which they arrived", () => {
    const records = [
      { id: "late", kind: "incident", incidentId: "2", receivedAt: at(9) },
      { id: "first", kind: "incident", incidentId: "1", receivedAt: at(1), replacedAt: at(3) },
      { id: "second", kind: "incident", incidentId: "1", receivedAt: at(3) }
    ]
    expect(incidentsOf(records)).toEqual(["1", "2"])
    expect(partOfLog(records, "incident", "1").holding?.id).toBe("second")
  })
})

describe("openDefectsIn", () => {
  it("lets an agency overrule what is critical of the vehicle that goes, and once", () => {
    const vehicle = {
      openDefects: [
        { id: 1, gravity: "ROADWORTHINESS" },
        { id: 2, gravity: "CRITICAL" },
        { id: 3, gravity: "CRITICAL", overruledBy: "Robin Shaw" },
        { id: 4, gravity: "MINOR" }
      ]
    }
    const defects = openDefectsIn({ vehicle, otherDefects: [{ id: 5, gravity: "CRITICAL" }] })
    expect(defects.filter(({ mayOverrule }) => mayOverrule).map(({ id }) => id)).toEqual([2])
    expect(defects).toHaveLength(5)
  })
})

describe("what is given back", () => {
  it("is a step of which anything is sent, with words", () => {
    expect(returnableSteps.map(({ id }) => id)).toEqual([
      ...["vehicle", "property", "medication", "dropOff", "plan"]
    ])
    expect(returnProblem({ step: "dropOff", words: "Who took over?" })).toBeUndefined()
    expect(returnProblem({ step: "patient", words: "x" })).toContain("can be mended")
    expect(returnProblem({ step: "plan", words: " " })).toBe("Job Plan: say what is to be mended")
    expect(returnProblem({ step: "plan", words: "x".repeat(501) })).toBe("Job Plan: 500 characters or fewer")
  })
})

it("asks about aborting after an abort and after somebody has absconded", () => {
  expect(["ABORT", "ABSCONDING", "INJURY", "RESTRAINT", "DIVERSION"].filter(isAborting)).toEqual([
    "ABORT",
    "ABSCONDING"
  ])
})

it("tells what is still to be mended, but the steps of which anything was received since from whoever had read that", () => {
  const at = "2026-11-25T10:00:00.000Z"
  const back = [
    { id: 5, step: "property", words: "Which bag?", at },
    { id: 6, step: "dropOff", words: "Who?", at },
    { id: 7, step: "medication", words: "Which dose?", at, mendedAt: at }
  ]
  const received = (kind: "dropOff" | "propertyHanded", receivedAt: string, returnsRead = 6) => [
    { kind, receivedAt, returnsRead }
  ]
  const bag = "Patient's Property, to be mended: Which bag?"
  expect(stillToMend(back, received("dropOff", "2026-11-25T10:01:00.000Z"))).toEqual([bag])
  expect(stillToMend(back, received("propertyHanded", "2026-11-25T09:59:00.000Z"))).toHaveLength(2)
  expect(stillToMend(back, received("propertyHanded", "2026-11-25T10:01:00.000Z"))).toHaveLength(1)
  expect(stillToMend(back, received("propertyHanded", "2026-11-25T10:01:00.000Z", 4))).toHaveLength(2)
})
