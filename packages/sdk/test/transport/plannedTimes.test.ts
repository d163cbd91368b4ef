import { authorisationForm, plannedTimesProblem } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const start = "2026-11-24T08:00:00.000Z"
const end = "2026-11-24T12:00:00.000Z"

describe("plannedTimesProblem", () => {
  it.each([
    ["a start", { end, breakTime: 0 }],
    ["an end", { start, breakTime: 0 }],
    ["a break", { start, end }]
  ])("wants %s, in the words of the specification", (_, times) => {
    expect(plannedTimesProblem(times)).toBe("Missing Required Info.")
  })

  it.each([
    [{ start, end: start, breakTime: 0 }, "The end must be after the start"],
    [{ start: end, end: start, breakTime: 0 }, "The end must be after the start"],
    [{ start, end: "2026-12-01T08:00:00.000Z", breakTime: 0 }, undefined],
    [
      { start, end: "2026-12-01T08:01:00.000Z", breakTime: 0 },
      "The end must be within seven days of the start"
    ],
    [{ start, end, breakTime: 239 }, undefined],
    [{ start, end, breakTime: 240 }, "The break must be shorter than the job"],
    [{ start, end, breakTime: -1 }, "The break must be shorter than the job"]
  ])("says what is wrong with %j", (times, text) => {
    expect(plannedTimesProblem(times)).toBe(text)
  })
})

describe("authorisationForm", () => {
  const problemsOf = (form: Partial<(typeof authorisationForm)["empty"]>) =>
    authorisationForm
      .problems({ ...authorisationForm.empty, ...form }, { now: start })
      .map(({ field, text }) => `${field}: ${text}`)

  it("asks for all three, and takes no break as an answer", () => {
    expect(problemsOf({})).toEqual([
      "start: Enter the start",
      "end: Enter the end",
      "breakTime: Enter the break in minutes; 0 for none"
    ])
    expect(problemsOf({ start, end, breakTime: "0" })).toEqual([])
  })

  it.each([
    ["before the start", "2026-11-24T07:59:00.000Z", 1],
    ["at the start", start, 0],
    ["at the end", end, 0],
    ["after the end", "2026-11-24T12:01:00.000Z", 1],
    ["untold", undefined, 0]
  ])("asks whether the times are right where the pickup is %s", (_, dateTimeRequired, asked) => {
    const typed = { start, end, breakTime: "0" }
    const odd = authorisationForm.unconfirmed(typed, { now: start, dateTimeRequired }, [])
    expect(odd).toHaveLength(asked)
    expect(authorisationForm.unconfirmed(typed, { now: start, dateTimeRequired }, odd)).toEqual([])
  })

  it("says at the end that it is before the start", () => {
    expect(problemsOf({ start: end, end: start, breakTime: "0" })).toEqual([
      "end: The end must be after the start"
    ])
  })
})
