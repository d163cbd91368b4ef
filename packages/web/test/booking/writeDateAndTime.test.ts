import { expect, it } from "vitest"
import { writeDateAndTime } from "../../src/booking/writeDateAndTime.ts"

it.each([
  ["2026-06-01T08:30:00.000Z", "01 Jun 2026, at 09:30AM"],
  ["2026-12-31T23:59:00.000Z", "31 Dec 2026, at 11:59PM"],
  ["2026-06-30T23:05:00.000Z", "01 Jul 2026, at 12:05AM"],
  ["2026-09-09T11:00:00.000Z", "09 Sep 2026, at 12:00PM"],
  ["soon", "soon"]
])("writes %s as %s", (instant, words) => {
  expect(writeDateAndTime(instant)).toBe(words)
})
