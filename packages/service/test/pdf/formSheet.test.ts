import { describe, expect, it } from "vitest"
import { formSheet } from "../../src/pdf/formSheet.ts"
import { passageLimits, passageOf } from "../../src/pdf/passageOf.ts"
import { application, filled, particulars } from "./application.ts"

describe("a text that is set", () => {
  const wordsOf = (text: string) => passageOf(text).map(({ pieces }) => pieces.join(""))

  it("stands line by line, without the signs that would turn its direction", () => {
    expect(wordsOf(" one\r\ntwo\n\n\nthree\u2028four\t5 ")).toEqual(["one", "two", "three", "four 5"])
    expect(wordsOf("Ada \u202eecalevoL\u202c \u2066x\u2069")).toEqual(["Ada ecalevoL x"])
  })

  it("begins at the side at which its first letter does", () => {
    const isLeftwards = (text: string) => passageOf(text).map((line) => line.isLeftwards)
    expect(isLeftwards("Ada\n12 محمد Ada\n(יעקב)\n12:30")).toEqual([false, true, true, false])
  })

  it("keeps the signs that join and part letters", () => {
    expect(wordsOf("ශ්‍රී می‌خواهم")).toEqual(["ශ්‍රී می‌خواهم"])
  })

  it("may break within a word that never ends, between its letters", () => {
    const [line] = passageOf(`a ${"e\u0301".repeat(40)} b ${"中".repeat(50)}`)
    expect(line?.pieces).toEqual([
      "a ",
      ...Array.from({ length: 5 }, () => "e\u0301".repeat(8)),
      ` b ${"中".repeat(50)}`
    ])
  })

  it("says where it was cut", () => {
    const cut = "(What follows is too long to be shown here.)"
    expect(wordsOf("x".repeat(passageLimits.characters + 1)).at(-1)).toBe(cut)
    expect(wordsOf("x\n".repeat(passageLimits.lines + 1))).toHaveLength(passageLimits.lines + 1)
    expect(wordsOf("x".repeat(passageLimits.characters))).toHaveLength(1)
  })

  it("asks only the fonts that it needs", () => {
    const fontsOf = (text: string) => passageOf(text)[0]?.fonts
    expect(fontsOf("Łukasz Ωμέγα Привет Nguyễn")).toEqual(["Noto Sans"])
    expect(fontsOf("علی 中文")).toEqual(["Noto Naskh Arabic", "Noto Sans", "Noto Sans S Chinese"])
  })
})

describe("a signature on the sheet", () => {
  const drawingOf = (drawing: string) => {
    const { sections } = formSheet(
      application,
      { ...filled, signed: { ...filled.signed, drawing } },
      particulars
    )
    const entry = sections.at(-1)?.entries[0]
    return entry?.kind === "signature" ? entry.drawing : undefined
  }

  it("is drawn as it was, and only if it is a drawing", () => {
    expect(drawingOf("M1 2L3,4")).toContain('<path d="M1 2L3,4"')
    expect(drawingOf('M1 2"/><image href="file:///etc/passwd"/>')).toBe("")
  })
})
