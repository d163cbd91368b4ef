import { form, group, keptAnswers, type LongFormSave, rows, saveProblems, text } from "@crewfleet/sdk/rules"
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
  const problems = (sections: ReadonlyArray<string>, answers: object, kept: object = {}) =>
    saveProblems(
      syntheticLongForm,
      { sections, revision: 0, answers } as LongFormSave<typeof syntheticForm>,
      facts,
      kept as Readonly<Record<string, unknown>>
    ).map(({ field, text }) => `${field}: ${text}`)

  it("may leave out anything, and clear anything", () => {
    expect(problems(["work"], { position: "Nurse", hours: null })).toEqual([])
    expect(problems(["work", "bank"], {})).toEqual([])
    expect(problems(["declaration"], { truthful: false, place: "Leeds" }, { firstname: "Ada" })).toEqual([])
  })

  it("is looked at beside what is kept", () => {
    const wrong = "weeklyHours: Hours a week must be between 1 and 37"
    expect(problems(["work"], { weeklyHours: 99 })).toEqual([])
    expect(problems(["work"], { weeklyHours: 99 }, { hours: "PART" })).toEqual([wrong])
    expect(problems(["work"], { position: "Nurse" }, { hours: "PART", weeklyHours: 99 })).toEqual([])
  })

  it("may not speak of a section that is locked", () => {
    expect(problems(["declaration"], { place: "Leeds" })).toEqual(["sections: Say who you are first"])
    expect(problems(["declaration"], { place: "Leeds" }, { firstname: "Ada" })).toEqual([])
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

it("has no audience within an answer, where nobody would heed it", () => {
  const hidden = form({ name: text({ label: "Name", max: 9, audience: "payroll" }) })
  expect(() => form({ people: rows({ label: "People", one: "Person", each: hidden, max: 2 }) })).toThrow(
    "people"
  )
  expect(() => form({ person: group({ label: "Person", each: hidden }) })).toThrow("person")
})
