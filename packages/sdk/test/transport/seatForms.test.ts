import { objectionForm, withdrawalForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const now = "2026-11-20T10:00:00.000Z"

describe("what a worker writes", () => {
  it("may be no reason where they withdraw, and has 500 characters at most", () => {
    const problems = (reason: string) => withdrawalForm.problems({ reason }, { now }).map(({ text }) => text)
    expect(problems("")).toEqual([])
    expect(problems("x".repeat(500))).toEqual([])
    expect(problems("x".repeat(501))).toEqual(["Reason must be 500 characters or fewer"])
  })

  it("is something where they object to hours, and has 500 characters at most", () => {
    const problems = (body: string) => objectionForm.problems({ body }, { now }).map(({ text }) => text)
    expect(problems(" ")).toEqual(["Say what is wrong with the hours"])
    expect(problems("x".repeat(500))).toEqual([])
    expect(problems("x".repeat(501))).toEqual([
      "What is wrong with the hours must be 500 characters or fewer"
    ])
  })
})
