import { describe, expect, it } from "vitest"
import { agencyWorkerForm } from "../../src/worker/workerForm.ts"

const grace = {
  ...{ firstname: "Grace", lastname: "Lee", dob: "1990-04-02", gender: "FEMALE", nationality: "GB" },
  ...{ email: "grace@example.com", phoneNumber: "020 7946 0000", assignmentCode: { id: 3, name: "Nurse" } }
} as const

const problemsOf = (changes: object) =>
  agencyWorkerForm
    .problems({ ...agencyWorkerForm.read(grace), ...changes }, { now: "2026-11-20T10:00:00.000Z" })
    .map(({ text }) => text)

describe("what an agency knows of a worker", () => {
  it("has an employment number or none, of 50 characters at most", () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ employmentNumber: "9".repeat(50) })).toEqual([])
    expect(problemsOf({ employmentNumber: "9".repeat(51) })).toEqual([
      "Employment number must be 50 characters or fewer"
    ])
  })

  it("sends the number without the blanks around it, and nothing where it was taken away", () => {
    const sent = (employmentNumber: string) =>
      agencyWorkerForm.write({ ...agencyWorkerForm.read(grace), employmentNumber }).employmentNumber
    expect([sent(" E-12 "), sent("  ")]).toEqual(["E-12", null])
  })

  it("refuses an e-mail address that cannot be one", () => {
    for (const email of ["grace", "a,grace@example.com", "x<grace@example.com>"])
      expect(problemsOf({ email })).toEqual(["Enter an e-mail address, such as name@example.com"])
  })
})
