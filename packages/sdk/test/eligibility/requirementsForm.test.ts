import { requirementsForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { requirementLimits } from "../../src/eligibility/requirementProblems.ts"

const now = { now: "2026-11-23T09:00:00Z" }

const told = {
  requirements: [
    {
      id: 3,
      name: "Fire safety",
      anyOf: [{ kind: "training", id: 4, name: "Fire Safety" }],
      otherwise: "WARN",
      graceDays: 14
    },
    {
      id: 1,
      name: "Health",
      anyOf: [
        { kind: "compliance", id: 6, name: "Occupational health" },
        { kind: "fitToWork", name: "Fit to work" }
      ],
      otherwise: "REFUSE",
      graceDays: 0
    }
  ]
}

const read = () => requirementsForm.read(told)
const changed = (changes: object) => {
  const { requirements } = read()
  return { requirements: requirements.map((row, at) => (at === 0 ? { ...row, ...changes } : row)) }
}
const problemsOf = (changes: object) =>
  requirementsForm.problems(changed(changes), now).map(({ field, text }) => [field, text])

describe("requirementsForm", () => {
  it("sends what was told as it was, with its numbers and in its order", () => {
    expect(requirementsForm.write(read())).toEqual({
      requirements: [
        {
          id: 3,
          name: "Fire safety",
          anyOf: [{ kind: "training", id: 4 }],
          otherwise: "WARN",
          graceDays: 14
        },
        {
          id: 1,
          name: "Health",
          anyOf: [{ kind: "compliance", id: 6 }, { kind: "fitToWork" }],
          otherwise: "REFUSE",
          graceDays: 0
        }
      ]
    })
  })

  it("sends a new one without a number", () => {
    const { requirements } = changed({ rowId: "b5c1" })
    expect(requirementsForm.write({ requirements }).requirements?.[0]).not.toHaveProperty("id")
  })

  it("finds nothing wrong with what was told", () => {
    expect(requirementsForm.problems(read(), now)).toEqual([])
  })

  it("says at its row what is wrong, in the words in which the service refuses it", () => {
    expect(problemsOf({ name: " " })).toEqual([["requirements/r3/name", "Enter a name"]])
    expect(problemsOf({ name: "x".repeat(requirementLimits.name + 1) })).toEqual([
      ["requirements/r3/name", "The name must be 100 characters or fewer"]
    ])
    expect(problemsOf({ anyOf: [] })).toEqual([["requirements/r3/anyOf", "Choose what meets it"]])
    for (const graceDays of ["", "-1", "366", "some"])
      expect(problemsOf({ graceDays })).toEqual([
        ["requirements/r3/graceDays", "Enter 0 to 365 days of grace"]
      ])
  })

  it("says that there are too many", () => {
    const [row] = read().requirements
    if (!row) throw new Error("There is no row")
    const requirements = Array.from({ length: 41 }, (_, at) => ({ ...row, rowId: `n${at}` }))
    expect(requirementsForm.problems({ requirements }, now)).toEqual([
      { field: "requirements", text: "There can be 40 requirements at most" }
    ])
  })

  it("says what meets one in words, for whoever compares versions", () => {
    expect(requirementsForm.lines(read()).map(({ label, text }) => [label, text])).toContainEqual([
      "Requirement 2: Met by any one of",
      "Occupational health or Fit to work"
    ])
  })

  it("takes what was typed before a reload, and nothing that it does not know", () => {
    const kept = JSON.parse(JSON.stringify(read()))
    expect(requirementsForm.take(kept)).toEqual({ form: kept, left: {} })
    kept.requirements[0].anyOf = [{ kind: "horoscope" }]
    expect(requirementsForm.take(kept).form.requirements).toEqual([])
  })
})
