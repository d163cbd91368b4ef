import { timesInZone } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const london = "Europe/London"
const at = (dateTimeRequired: string, zone = london, kept?: string) =>
  timesInZone({ dateTimeRequired }, zone, kept).dateTimeRequired
const born = (pdob: string, zone = london) => timesInZone({ pdob }, zone).pdob

describe("when a journey is", () => {
  it.each([
    ["2026-11-28T09:30", london, "2026-11-28T09:30:00.000Z"],
    ["2026-07-01T09:30", london, "2026-07-01T08:30:00.000Z"],
    ["2026-07-01 09:30:15", london, "2026-07-01T08:30:15.000Z"],
    ["2026-07-01T09:30", "Europe/Paris", "2026-07-01T07:30:00.000Z"],
    ["2026-11-28T09:30", "America/New_York", "2026-11-28T14:30:00.000Z"]
  ])("is what the clocks of the zone show where %s names no offset (%s)", (text, zone, instant) => {
    expect(at(text, zone)).toBe(instant)
  })

  it("is right on both sides of each clock change", () => {
    expect(at("2027-03-28T00:59")).toBe("2027-03-28T00:59:00.000Z")
    expect(at("2027-03-28T01:30")).toBe("2027-03-28T01:30:00.000Z")
    expect(at("2027-03-28T02:00")).toBe("2027-03-28T01:00:00.000Z")
    expect(at("2027-10-31T00:59")).toBe("2027-10-30T23:59:00.000Z")
    expect(at("2027-10-31T01:30")).toBe("2027-10-31T00:30:00.000Z")
    expect(at("2027-10-31T02:00")).toBe("2027-10-31T02:00:00.000Z")
  })

  it("stays the second of two where it was that one", () => {
    expect(at("2027-10-31T01:30", london, "2027-10-31T01:30:00.000Z")).toBe("2027-10-31T01:30:00.000Z")
    expect(at("2027-10-31T01:45", london, "2027-10-31T01:30:00.000Z")).toBe("2027-10-31T00:45:00.000Z")
  })

  it.each(["2026-11-28T09:30:00.000Z", "2026-11-28", "soon", "2026-02-30T09:30"])("stays %s", (text) => {
    expect(at(text)).toBe(text)
  })
})

describe("the day on which somebody was born", () => {
  it.each([
    ["1971-03-09", "1971-03-09"],
    ["1971-03-09T00:00:00Z", "1971-03-09"],
    ["1971-03-09T00:00:00.000+00:00", "1971-03-09"],
    ["1971-03-09T17:00", "1971-03-09"],
    ["1971-03-08T23:00:00.000Z", "1971-03-09"],
    ["1971-02-30T00:00:00Z", "1971-02-30T00:00:00Z"],
    ["yesterday", "yesterday"]
  ])("is of %s %s", (text, day) => {
    expect(born(text)).toBe(day)
  })

  it("is the one that is written at midnight, and otherwise the one in the zone", () => {
    expect(born("1971-03-09T00:00:00Z", "America/New_York")).toBe("1971-03-09")
    expect(born("1971-03-09T05:00:00.000Z", "America/New_York")).toBe("1971-03-09")
    expect(born("1971-03-09T03:00:00.000Z", "America/New_York")).toBe("1971-03-08")
  })
})

it("what is said to be right is read in the same way, and nothing else is touched", () => {
  const said = (field: string, answer: string) => ({ field, text: "odd", answer: JSON.stringify(answer) })
  const confirmed = [
    said("dateTimeRequired", "2026-07-01T09:30"),
    said("pdob", "1900-01-01T00:00Z"),
    said("nhs", "2026-07-01T09:30")
  ]
  expect(timesInZone({ confirmed, other: 1 }, london)).toEqual({
    other: 1,
    confirmed: [
      said("dateTimeRequired", "2026-07-01T08:30:00.000Z"),
      said("pdob", "1900-01-01"),
      said("nhs", "2026-07-01T09:30")
    ]
  })
})
