import { keptAnswers, saveProblems } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { filledSynthetic, syntheticForm, syntheticLongForm } from "./syntheticForm.ts"

const now = "2026-11-20T10:00:00.000Z"
const facts = { now }

describe("the synthetic form", () => {
  it("asks sixty questions of every kind, and has nothing against a form that is filled in", () => {
    expect(Object.keys(syntheticForm.questions)).toHaveLength(60)
    expect(syntheticForm.problems(filledSynthetic, facts)).toEqual([])
    expect(syntheticForm.standing(filledSynthetic, facts).map(({ standing }) => standing)).toEqual(
      Array(6).fill("complete")
    )
    const sent = syntheticForm.write(filledSynthetic)
    expect(syntheticForm.write(syntheticForm.read(sent))).toEqual(sent)
  })
})

describe("a save", () => {
  const problems = (sections: ReadonlyArray<string>, answers: object) =>
    saveProblems(syntheticLongForm, { sections, revision: 0, answers }, now).map(
      ({ field, text }) => `${field}: ${text}`
    )

  it("may leave out anything, and clear anything", () => {
    expect(problems(["work"], { position: "Nurse", hours: null })).toEqual([])
    expect(problems(["work", "bank"], {})).toEqual([])
  })

  it.each([
    [["elsewhere"], {}, "sections: There is no such section."],
    [["work"], { bank: "Northern" }, "bank: This belongs to another section."],
    [["work"], { position: 7 }, "position: This cannot be read."],
    [["work"], { employments: [{ rowId: 7 }] }, "employments: This cannot be read."],
    [["work"], { employments: [null] }, "employments: This cannot be read."],
    [["work"], { weeklyHours: 99, hours: "PART" }, "weeklyHours: Hours a week must be between 1 and 37"],
    [
      ["work"],
      { employments: [{ rowId: "a", employer: "x".repeat(256), position: "y", start: "2020-01-01" }] },
      "employments/a/employer: Employer must be 255 characters or fewer"
    ]
  ])("of %j may not say %j", (sections, answers, expected) => {
    expect(problems(sections, answers)).toEqual([expected])
  })
})

it("reads kept answers as far as today's form can, and tells what it cannot", () => {
  const kept = { position: "Nurse", hours: 7, motto: "Onwards", toString: "x", salary: 12 }
  expect(keptAnswers(syntheticForm, kept)).toEqual({
    wire: { position: "Nurse", salary: 12 },
    left: { hours: 7, motto: "Onwards", toString: "x" }
  })
})
