import { plainWords } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it.each([
  [" The garage has mended it ", "The garage has mended it"],
  ["Two\r\nlines\tand a tab", "Two\nlines\tand a tab"],
  ["\u202Edetrever\u202C and \u2066told\u2069", "detrever and told"],
  ["A bell\u0007 and a delete\u007F", "A bell and a delete"],
  ["\u202E \u0007", ""],
  ["zero\u200Bwidth", "zero\u200Bwidth"]
])("keeps %j as it shows", (said, kept) => {
  expect(plainWords(said)).toBe(kept)
  expect(plainWords(kept)).toBe(kept)
})
