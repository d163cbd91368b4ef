import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { employmentGaps } from "../../src/onboarding/employmentGaps.ts"
import { addDays } from "../../src/time/calendar.ts"

const today = "2026-11-20"
const at = (start: string, end = "") => ({ start, end })

describe("gaps of which nothing is said", () => {
  it.each([
    ["nothing at all", [], []],
    ["work that goes on", [at("2020-01-01")], []],
    ["three months to the day", [at("2020-01-01", "2024-02-29"), at("2024-06-01")], []],
    [
      "a day more",
      [at("2020-01-01", "2024-02-29"), at("2024-06-02")],
      [{ from: "2024-03-01", to: "2024-06-01" }]
    ],
    ["a time before today", [at("2020-01-01", "2026-05-31")], [{ from: "2026-06-01", to: "2026-11-20" }]],
    [
      "what a longer one covers",
      [at("2010-01-01"), at("2012-01-01", "2012-02-01"), at("2015-01-01", "2015-02-01")],
      []
    ],
    ["what ends before it begins", [at("2020-01-01"), at("2016-01-01", "2015-01-01")], []],
    ["what has no start", [at("", "2015-01-01"), at("2020-01-01")], []]
  ])("%s", (_, occupied, expected) => {
    expect(employmentGaps(occupied, today)).toEqual(expected)
  })

  it("never overlap any work, and more work never makes them longer", () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(today, -days))
    const time = fc.tuple(day, day).map(([one, other]) => (one < other ? at(one, other) : at(other, one)))
    const length = (gaps: ReturnType<typeof employmentGaps>) =>
      gaps.reduce((all, { from, to }) => all + (Date.parse(to) - Date.parse(from)), 0)
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 12 }), time, (times, more) => {
        const gaps = employmentGaps(times, today)
        const first = times.map(({ start }) => start).toSorted()[0] ?? ""
        const overlaps = gaps.some(({ from, to }) =>
          times.some(({ start, end }) => start <= to && end >= from)
        )
        const within = { ...more, start: more.start < first ? first : more.start }
        return (
          !overlaps &&
          (within.end < first || length(employmentGaps([...times, within], today)) <= length(gaps))
        )
      }),
      { numRuns: 300 }
    )
  })
})
