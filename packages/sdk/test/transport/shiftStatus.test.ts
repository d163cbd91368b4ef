import {
  isSeatTaken,
  remainingSeats,
  restHours,
  shiftStatuses,
  shiftStatusWords,
  shortRest,
  takesTimes
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const status = fc.constantFrom(...shiftStatuses, "PROMISED")
const bookings = fc.array(fc.record({ shiftStatus: status }), { maxLength: 40 })

describe("the seats of a line of the crew", () => {
  it("are taken by every place but those that are new, applied for, cancelled or expired", () => {
    expect([...shiftStatuses, "PROMISED"].filter(isSeatTaken)).toEqual(["BOOKED", "COMPLETED", "PROMISED"])
    expect(shiftStatuses.filter(takesTimes)).toEqual(["BOOKED", "COMPLETED"])
  })

  it("that are left are never below zero, nor more than there are, whatever order places arrive in", () => {
    fc.assert(
      fc.property(fc.nat(30), bookings, fc.infiniteStream(fc.nat()), (numberOfStaff, places, order) => {
        const left = remainingSeats({ numberOfStaff, bookings: places })
        const taken = places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).length
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(numberOfStaff)
        if (taken <= numberOfStaff) expect(left + taken).toBe(numberOfStaff)
        const keys = places.map((place) => ({ place, key: order.next().value ?? 0 }))
        const another = keys.toSorted((one, other) => one.key - other.key).map(({ place }) => place)
        expect(remainingSeats({ numberOfStaff, bookings: another })).toBe(left)
      })
    )
  })

  it("that are left become no more by another place", () => {
    fc.assert(
      fc.property(fc.nat(30), bookings, status, (numberOfStaff, places, shiftStatus) => {
        const before = remainingSeats({ numberOfStaff, bookings: places })
        const after = remainingSeats({ numberOfStaff, bookings: [...places, { shiftStatus }] })
        expect(before - after).toBe(isSeatTaken(shiftStatus) && before > 0 ? 1 : 0)
      })
    )
  })
})

it("has words for every place, and leaves one that is not known as it is", () => {
  expect([...shiftStatuses, "PROMISED"].map(shiftStatusWords)).toEqual([
    "New",
    "Applied",
    "Booked",
    "Times entered",
    "Cancelled",
    "Expired",
    "PROMISED"
  ])
})

describe("the rest between two shifts", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()
  const shift = { start: at(8), end: at(16) }
  it.each([
    ["none before or after", [], undefined],
    ["eleven hours before", [{ start: at(-10), end: at(-3) }], undefined],
    ["ten before", [{ start: at(-10), end: at(-2) }], 10],
    ["ten after", [{ start: at(26), end: at(30) }], 10],
    ["none at all, one after the other", [{ start: at(16), end: at(20) }], 0],
    [
      "the shorter of two",
      [
        { start: at(-10), end: at(-1) },
        { start: at(20), end: at(22) }
      ],
      4
    ],
    ["only one that overlaps, which is told elsewhere", [{ start: at(15), end: at(20) }], undefined]
  ])("is told where it is short: %s", (_, others, rest) => {
    expect(shortRest(shift, others)).toBe(rest)
  })

  it("is short below eleven hours alone", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 48, noNaN: true }), (gap) => {
        const start = new Date(Date.parse(shift.end) + Math.round(gap * 3_600_000)).toISOString()
        const rest = shortRest(shift, [{ start, end: at(100) }])
        const exact = Math.round(gap * 3_600_000) / 3_600_000
        expect(rest).toBe(exact < restHours ? exact : undefined)
      })
    )
  })
})
