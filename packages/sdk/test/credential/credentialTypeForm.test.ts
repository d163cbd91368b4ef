import { describe, expect, it } from "vitest"
import { credentialTypeForm } from "../../src/credential/credentialForm.ts"

const now = "2026-11-20T10:00:00.000Z"
const problemsOf = (changes: object, code?: string) =>
  credentialTypeForm
    .problems(
      { ...credentialTypeForm.empty, code: "CSTF-FS", name: "Fire Safety", ...changes },
      { now, code }
    )
    .map(({ text }) => text)

describe("what is asked of a training or compliance that workers can have", () => {
  it("is a code and a name, and one can be chosen at first", () => {
    expect(problemsOf({})).toEqual([])
    expect(credentialTypeForm.empty.offered).toBe(true)
    expect(problemsOf({ code: " ", name: "" })).toEqual(["Enter the code", "Enter the name"])
    expect(problemsOf({ code: "C".repeat(21), name: "N".repeat(121) })).toEqual([
      "Code must be 20 characters or fewer",
      "Name must be 120 characters or fewer"
    ])
  })

  it("has the same code for ever", () => {
    expect(problemsOf({ name: "Fires", offered: false }, "CSTF-FS")).toEqual([])
    expect(problemsOf({ code: "CSTF-F" }, "CSTF-FS")).toEqual(["The code cannot be changed"])
  })
})
