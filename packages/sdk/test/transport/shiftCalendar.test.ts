import { shiftCalendar } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { outwardCode } from "../../src/transport/outwardCode.ts"

const now = "2026-11-20T10:00:00.000Z"
const shift = {
  ...{ id: 4, version: 2, shiftStatus: "BOOKED", transportStatus: "AUTHORIZED", refPrefix: "TR-7" },
  ...{ agencyName: "Northern Hire", assignmentCodeName: "Driver" },
  ...{ shiftDate: "2026-07-01T08:30:00.000Z", shiftEndDate: "2026-07-01T16:00:00.000Z" },
  ...{ pickupPostCode: "LS1 3EX", destinationPostCode: "SW1A1AA" }
}
const linesOf = (...shifts: ReadonlyArray<typeof shift>) => shiftCalendar(shifts, now).split("\r\n")
const statusOf = (changes: object) =>
  linesOf({ ...shift, ...changes }).filter((line) => line.startsWith("STATUS:"))

describe("the calendar file of a worker's shifts", () => {
  it("tells agency, reference, role, districts and times, and nothing else", () => {
    const lines = linesOf({ ...shift, patientName: "Nobody Else" } as typeof shift)
    expect(lines.slice(5, -2)).toEqual([
      "BEGIN:VEVENT",
      "UID:shift-4@crewfleet",
      "SEQUENCE:2",
      "DTSTAMP:20261120T100000Z",
      "DTSTART:20260701T083000Z",
      "DTEND:20260701T160000Z",
      "SUMMARY:Driver\\, TR-7",
      "DESCRIPTION:Northern Hire\\nLS1 to SW1A",
      "LOCATION:LS1",
      "STATUS:CONFIRMED",
      "END:VEVENT"
    ])
  })

  it("has a shift that was lost as cancelled, and none that was only applied for", () => {
    expect(statusOf({ shiftStatus: "COMPLETED" })).toEqual(["STATUS:CONFIRMED"])
    expect(statusOf({ shiftStatus: "CANCELLED" })).toEqual(["STATUS:CANCELLED"])
    expect(statusOf({ transportStatus: "ABORTED" })).toEqual(["STATUS:CANCELLED"])
    for (const shiftStatus of ["APPLIED", "NEW", "EXPIRED"]) expect(statusOf({ shiftStatus })).toEqual([])
  })

  it("says no place where none is known", () => {
    const { pickupPostCode: _, destinationPostCode: __, ...nowhere } = shift
    const file = shiftCalendar([nowhere], now)
    expect(file).toContain("DESCRIPTION:Northern Hire\r\n")
    expect(file).not.toContain("LOCATION")
  })
})

it.each([
  ["LS1 3EX", "LS1"],
  ["ls13ex", "LS1"],
  ["SW1A 1AA", "SW1A"],
  ["LS1", "LS1"],
  ["75008 Paris", "75008"],
  ["75008", "75008"],
  ["D02AF30", ""],
  ["Ottoline", ""],
  ["Sam Doe", ""],
  ["", ""]
])("takes of %j the first half, %j", (postCode, outward) => {
  expect(outwardCode(postCode)).toBe(outward)
})
