import { describe, expect, it } from "vitest"
import { hmrcForm } from "../../src/onboarding/hmrcForm.ts"
import { statementOf } from "../../src/onboarding/statementOf.ts"
import { taxFormsKeptSince } from "../../src/onboarding/taxYears.ts"
import { addDays } from "../../src/time/calendar.ts"

const now = { now: "2026-11-20T10:00:00.000Z" }

describe("the statement of the starter checklist", () => {
  it.each([
    [true, undefined, undefined, "C"],
    [false, true, undefined, "C"],
    [false, true, true, "C"],
    [true, false, true, "C"],
    [false, false, true, "B"],
    [false, false, false, "A"],
    [false, false, undefined, undefined],
    [undefined, false, true, undefined],
    [undefined, undefined, undefined, undefined]
  ])("another job %s, a pension %s, since April %s: %s", (otherJob, payments, april, expected) => {
    expect(statementOf({ otherJob, payments, april })?.statement).toBe(expected)
  })

  it("follows the answers until another is chosen, which is asked about with what it means", () => {
    const insuarance = "AB 12 34 56 C"
    const answered = { ...hmrcForm.empty, insuarance, otherJob: "NO", payments: "NO", april: "YES" }
    expect(hmrcForm.write(answered).statement).toBe("B")
    expect(hmrcForm.says("statement", hmrcForm.empty)).toContain("once the questions above are answered")
    expect(hmrcForm.says("statement", answered)).toContain("Statement B follows")
    expect(hmrcForm.says("statement", { ...answered, statement: "C" })).toContain(
      "You chose C: with it tax at"
    )
    expect(hmrcForm.write({ ...answered, april: "NO" }).statement).toBe("A")
    expect(hmrcForm.read(hmrcForm.write(answered)).statement).toBe("")
    expect(hmrcForm.unconfirmed(answered, now, [])).toEqual([])
    const chosen = { ...answered, statement: "C" }
    expect(hmrcForm.write(chosen).statement).toBe("C")
    expect(hmrcForm.read(hmrcForm.write(chosen)).statement).toBe("C")
    expect(hmrcForm.unconfirmed(chosen, now, [])).toMatchObject([
      { field: "statement", text: expect.stringContaining("you chose C") }
    ])
  })

  it("asks whoever has no National Insurance number yet, and lets them pass", () => {
    const fields = ({ insuarance = "" }) =>
      hmrcForm.unconfirmed({ ...hmrcForm.empty, insuarance }, now, []).map(({ field }) => field)
    expect(fields({})).toEqual(["insuarance"])
    expect(fields({ insuarance: "AB 12 34 56 C" })).toEqual([])
    expect(hmrcForm.problems(hmrcForm.empty, now).map(({ field }) => field)).not.toContain("insuarance")
  })

  it("asks for a plan only of whoever pays back through pay, and for one loan at least", () => {
    const loan = { ...hmrcForm.empty, loan: "YES", applyStatement: "NO" }
    expect(hmrcForm.asked(loan)).toEqual(expect.arrayContaining(["plan", "postgraduate"]))
    expect(hmrcForm.asked({ ...loan, applyStatement: "YES" })).not.toContain("plan")
    const neither = { ...loan, plan: "none", postgraduate: "NO" }
    expect(hmrcForm.problems(neither, now)).toContainEqual({
      field: "plan",
      text: "Choose the type of your student loan"
    })
  })
})

it.each([
  ["2026-04-05", "2029-04-05"],
  ["2026-04-06", "2030-04-05"],
  ["2026-12-31", "2030-04-05"],
  ["2027-01-01", "2030-04-05"]
])("a tax form of %s is kept until %s", (day, until) => {
  expect(taxFormsKeptSince(until) <= day).toBe(true)
  expect(taxFormsKeptSince(addDays(until, 1)) > day).toBe(true)
})
