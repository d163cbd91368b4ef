import { describe, expect, it } from "vitest"
import { isBlank } from "../../src/contract/isBlank.ts"

describe("A text of which nothing can be seen", () => {
  it.each([
    ["nothing", ""],
    ["spaces", " \t\n\u00a0\u2003"],
    ["a space without width", "\u200b"],
    ["marks of direction", "\u200f \u202e"],
    ["a byte order mark", "\ufeff"],
    ["letters of Hangul that are fillers", "\u3164\u115f"],
    ["a pattern of Braille without a dot", "\u2800"],
    ["control characters", "\u0001\u007f"]
  ])("is %s", (_, text) => expect(isBlank(text)).toBe(true))

  it.each(["a", "0", "-", "😀", "👩\u200d🔧", "\u202eعربي", "é"])("is not %s", (text) =>
    expect(isBlank(text)).toBe(false)
  )
})
