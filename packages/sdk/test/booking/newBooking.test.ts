import { defaultTimeZone, hireTimesForm, newBookingForm, newBookingOf } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { longestHire } from "../../src/booking/newBooking.ts"

const now = new Date("2026-06-01T08:00:00Z")

describe("hireTimesForm", () => {
  it.each([
    ["nothing of a hire of days", "2026-06-02T08:00:00Z", "2026-06-04T08:00:00Z", {}],
    ["nothing of one that starts this moment", "2026-06-01T07:50:00Z", "2026-06-04T08:00:00Z", {}],
    ["both that lack", "", "", { start: "Enter when the hire starts", end: "Enter when the hire ends" }],
    ["the start that lacks", "", "2026-06-04T08:00:00Z", { start: "Enter when the hire starts" }],
    ["the end that lacks", "2026-06-02T08:00:00Z", "", { end: "Enter when the hire ends" }],
    [
      "a start that is no time",
      "soon",
      "2026-06-04T08:00:00Z",
      { start: "Start must be a real date and time" }
    ],
    [
      "a start in the past",
      "2026-06-01T07:44:00Z",
      "2026-06-04T08:00:00Z",
      { start: "The start must be in the future" }
    ],
    [
      "a start in a far future",
      "2036-06-01T08:00:00Z",
      "2036-06-04T08:00:00Z",
      { start: "The start must be within the next ten years" }
    ],
    [
      "an end before the start",
      "2026-06-02T08:00:00Z",
      "2026-06-02T08:00:00Z",
      { end: "The end must be after the start" }
    ],
    [
      "a hire of years",
      "2026-06-02T08:00:00Z",
      "2027-06-03T08:00:00Z",
      { end: `A hire can last ${longestHire} days at most` }
    ]
  ])("says %s", (_, start, end, texts) => {
    const problems = hireTimesForm.problems({ start, end }, { now: now.toISOString(), zone: defaultTimeZone })
    expect(Object.fromEntries(problems.map(({ field, text }) => [field, text]))).toEqual(texts)
  })
})

describe("newBookingForm", () => {
  const fieldsOf = (form: typeof newBookingForm.empty) =>
    newBookingForm.problems(form, { now: now.toISOString() }).map(({ field }) => field)

  it("names what lacks in the order of the form", () => {
    expect(fieldsOf(newBookingForm.empty)).toEqual(["clientId", "vehicleId", "start", "end"])
  })

  it("sends the instants that were typed", () => {
    const times = { start: "2026-06-01T08:00:00.000Z", end: "2026-06-01T09:00:00.000Z" }
    const form = { ...newBookingForm.empty, ...times }
    expect(fieldsOf(form)).toEqual(["clientId", "vehicleId"])
    expect(newBookingOf(form)).toMatchObject(times)
  })
})
