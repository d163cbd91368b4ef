import { expect, it } from "vitest"
import { harmlessWords } from "../../src/failure/harmlessWords.ts"

it("leaves out what was sent, and is not stopped by a text that is longer than the words", () => {
  expect(harmlessWords("Ada may not", { name: "Ada" })).toBe("… may not")
  expect(harmlessWords("Item 1 is too long", { list: ["x".repeat(200_000)] })).toBe("Item 1 is too long")
})
