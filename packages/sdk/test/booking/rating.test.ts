import {
  isShown,
  type RatingType,
  ratingForms,
  ratingItems,
  ratingItemWords,
  ratingObstacle,
  ratingsEnd,
  starsOf
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

it.each([
  [0.5, "half empty empty empty empty"],
  [1, "full empty empty empty empty"],
  [2.24, "full full empty empty empty"],
  [2.25, "full full half empty empty"],
  [3.7, "full full full half empty"],
  [4.75, "full full full full full"],
  [5, "full full full full full"]
])("draws %s as %s", (rating, stars) => {
  expect(starsOf(rating).join(" ")).toBe(stars)
})

it.each([
  ["as the clocks go back", "2026-10-20T00:30:00+01:00", "2026-11-02T23:30:00.000Z"],
  ["as they go forward", "2026-03-20T12:00:00Z", "2026-04-03T12:00:00.000Z"],
  ["in any other time", "2026-11-27T10:00:00Z", "2026-12-11T10:00:00.000Z"]
])("lets both sides rate for 14 days of 24 hours %s", (_, completed, end) => {
  expect(ratingsEnd(new Date(completed)).toISOString()).toBe(end)
})

const end = "2026-12-11T10:00:00.000Z"
const rated = (...types: ReadonlyArray<RatingType>) => ({ ratings: types.map((type) => ({ type })) })
const before = new Date("2026-12-11T09:59:59.999Z")
const atEnd = new Date(end)

describe("what one side says of the other", () => {
  it.each([
    ["before anybody said anything", rated(), end, before, false],
    ["while one of them has", rated("VEHICLE"), end, before, false],
    ["while the other one has", rated("CLIENT"), end, before, false],
    ["once both have", rated("CLIENT", "VEHICLE"), end, before, true],
    ["once 14 days are over", rated("CLIENT"), end, atEnd, true],
    ["before the hire is complete", {}, undefined, atEnd, false]
  ])("is shown %s or is held back", (_, hire, ratingsEnd, now, shown) => {
    expect(isShown({ ...hire, ratingsEnd }, now)).toBe(shown)
  })

  const already = { CLIENT: "The hirer was rated already.", VEHICLE: "This hire was rated already." }
  it.each([
    ["before the hire is complete", {}, undefined, before, /once it is complete/, /once it is complete/],
    ["once it is", {}, end, before, undefined, undefined],
    ["once the agency has", rated("CLIENT"), end, before, already.CLIENT, undefined],
    ["once the hirer has", rated("VEHICLE"), end, before, undefined, already.VEHICLE],
    ["once both have", rated("VEHICLE", "CLIENT"), end, before, already.CLIENT, already.VEHICLE],
    ["once 14 days are over", rated("CLIENT"), end, atEnd, already.CLIENT, /for 14 days/]
  ])("can be said %s, or there are words why not", (_, hire, ratingsEnd, now, ofHirer, ofHire) => {
    const wanted = (words: RegExp | string | undefined) =>
      words instanceof RegExp ? expect.stringMatching(words) : words
    expect(ratingObstacle({ ...hire, ratingsEnd }, "CLIENT", now)).toEqual(wanted(ofHirer))
    expect(ratingObstacle({ ...hire, ratingsEnd }, "VEHICLE", now)).toEqual(wanted(ofHire))
  })
})

describe.each(["VEHICLE", "CLIENT"] as const)("the form of a rating of a %s", (type) => {
  const form = ratingForms[type]
  const whole = Object.fromEntries(ratingItems[type].map((status) => [status, "4"]))
  const problems = (answers: object) => form.problems({ ...form.empty, ...answers } as never, { now: end })

  it("asks for each aspect by its name, and for a comment", () => {
    const labels = Object.values(form.questions).map(({ label }) => label)
    expect(Object.keys(form.questions)).toEqual([...ratingItems[type], "comment"])
    expect(labels).toEqual([...ratingItems[type].map((status) => ratingItemWords[status]), "Comment"])
  })

  it("wants one to five stars for each aspect, and no comment", () => {
    expect(problems(whole)).toEqual([])
    expect(problems({}).map(({ field }) => field)).toEqual(ratingItems[type])
    for (const wrong of ["0", "6", "2.5", "many"])
      expect(problems({ ...whole, CLEANLINESS: wrong }).map(({ field }) => field)).toEqual(["CLEANLINESS"])
  })

  it("takes a comment of 1,000 characters and no more", () => {
    expect(problems({ ...whole, comment: "x".repeat(1_000) })).toEqual([])
    expect(problems({ ...whole, comment: "x".repeat(1_001) })).toEqual([
      { field: "comment", text: "Comment must be 1000 characters or fewer" }
    ])
  })
})
