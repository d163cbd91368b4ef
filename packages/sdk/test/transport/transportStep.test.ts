import {
  transportReasonProblem,
  transportStepMeans,
  transportSteps,
  transportStepWords,
  wantsReason
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

describe("the reason of a step", () => {
  it("is wanted where a job is declined, cancelled or aborted, and nowhere else", () => {
    expect(transportSteps.filter(wantsReason)).toEqual(["job.declined", "job.cancelled", "job.aborted"])
    for (const step of transportSteps)
      for (const blank of ["", "  \n"])
        expect(transportReasonProblem(step, blank)).toBe(wantsReason(step) ? "Enter the reason" : undefined)
  })

  it("has 500 characters at most, without the blanks around it", () => {
    for (const step of transportSteps) {
      expect(transportReasonProblem(step, ` ${"x".repeat(500)} `)).toBeUndefined()
      expect(transportReasonProblem(step, "x".repeat(501))).toBe("The reason must be 500 characters or fewer")
    }
  })
})

it("says what was done in the specification's words (002 §8), and a step that is not known as it is", () => {
  const told = (step: string) => transportStepWords(step).told
  expect(told("job.accepted")).toBe("Job Accepted Successfully")
  expect(told("job.authorised")).toBe("Job authorized successfuly")
  expect(told("job.committed")).toBe("Job commited and ready for execution")
  expect(transportStepWords("job.sold")).toEqual({ act: "job.sold", done: "job.sold", told: "job.sold" })
})

it("says what a step brings about that cannot be taken back, and nothing of the others", () => {
  const explained = transportSteps.filter((step) => transportStepMeans(step) !== undefined)
  expect(explained).toEqual(["job.committed", "log.accepted", "job.declined", "job.cancelled", "job.aborted"])
})
