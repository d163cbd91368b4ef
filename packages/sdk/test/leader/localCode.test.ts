import { codeProblems, localCodeForm, openingCodeForm, takeOverForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { isEasyCode } from "../../src/leader/localCode.ts"

const textsOf = (problems: ReadonlyArray<{ readonly text: string }>) => problems.map(({ text }) => text)
const chosen = (code: string, again = code) => textsOf(codeProblems(localCodeForm, { code, again }))

describe("the code that a leader chooses for a log on a device", () => {
  it.each(["735194", "1 9 0 4 7 2", "190-472", "112358"])("may be %s", (code) => {
    expect(chosen(code)).toEqual([])
  })

  it.each(["000000", "777777", "123456", "234567", "654321", "890123", "321098", "121212", "123123"])(
    "may not be %s, which others would try",
    (code) => {
      expect(isEasyCode(code)).toBe(true)
      expect(chosen(code)).toEqual(["Choose digits that are harder to guess, not a row or a repetition"])
    }
  )

  it.each(["12345", "1234567", "12345a", "١٢٣٤٥٦"])("is six digits, unlike %s", (code) => {
    expect(chosen(code)).toEqual(["Enter 6 digits"])
  })

  it("is typed twice, and asked for where it is missing", () => {
    expect(chosen("735194", "735195")).toEqual(["The codes must be the same"])
    expect(chosen("735194", "735 194")).toEqual([])
    expect(chosen("")).toEqual(["Choose a code"])
  })
})

it.each([
  [openingCodeForm, "Enter your code"],
  [takeOverForm, "Enter the code"]
])("asks for six digits where a code is entered, and takes easy ones too", (form, missing) => {
  expect(textsOf(codeProblems(form, { code: "" }))).toEqual([missing])
  expect(textsOf(codeProblems(form, { code: "12" }))).toEqual(["Enter 6 digits"])
  expect(codeProblems(form, { code: "123 456" })).toEqual([])
})
