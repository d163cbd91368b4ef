import { type HirerAnswers, hirerForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const now = "2026-06-15T09:15:00.000Z"
const person = { ...hirerForm.empty, name: "Ada Hill", telephone: "0161 496 0000" }
const problems = (given: Partial<HirerAnswers> = {}) =>
  hirerForm.problems({ ...person, ...given }, { now }).map(({ field, text }) => `${field}: ${text}`)

describe("hirerForm", () => {
  it("asks for a name and a telephone number alone", () => {
    expect(problems()).toEqual([])
    expect(problems(hirerForm.empty)).toEqual([
      "name: Enter the hirer's name",
      "telephone: Enter the hirer's telephone number"
    ])
  })

  it("takes telephone numbers as people write them, and from abroad", () => {
    for (const telephone of ["(0161) 496-0000", "+44 161 4960000", "+48 22 123 45 67", "0161 496 0000 ext 7"])
      expect(problems({ telephone })).toEqual([])
    expect(problems({ telephone: "4960" })).toEqual([
      "telephone: Enter a full telephone number, such as 0161 496 0000"
    ])
  })

  it("refuses what is no e-mail address, and who is born today", () => {
    expect(problems({ email: "ada@post" })).toEqual([
      "email: Enter an e-mail address, such as ada@post.example"
    ])
    expect(problems({ dateOfBirth: "2026-06-14" })).toEqual([])
    expect(problems({ dateOfBirth: "2026-06-15" })).toEqual([
      "dateOfBirth: Date of birth must be in the past"
    ])
  })

  it("says what is too long at its part", () => {
    const address = { ...hirerForm.empty.address, postcode: "x".repeat(21) }
    const licence = { number: "x".repeat(51), expiryDate: "2026-02-30" }
    expect(problems({ name: "x".repeat(101), address, licence })).toEqual([
      "name: Name must be 100 characters or fewer",
      "address/postcode: Postcode must be 20 characters or fewer",
      "licence/number: Driving licence number must be 50 characters or fewer",
      "licence/expiryDate: The end of the driving licence must be a real date"
    ])
  })

  it("sends null for what is cleared", () => {
    expect(hirerForm.write(person)).toEqual({
      name: "Ada Hill",
      email: null,
      telephone: "0161 496 0000",
      dateOfBirth: null,
      address: { firstLine: null, town: null, postcode: null, country: null },
      licence: { number: null, expiryDate: null }
    })
  })
})
