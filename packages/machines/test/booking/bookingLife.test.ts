import { type BookingFacts, bookingLife, bookingLifeWords, offeredChanges } from "@crewfleet/machines"
import { bookingChanges, bookingStatuses, holdingStatuses } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { getShortestPaths } from "xstate/graph"
import { describeWalk } from "../describeWalk.ts"

const dayOfHire: BookingFacts = {
  start: "2026-11-23T09:00:00.000Z",
  end: "2026-11-25T09:00:00.000Z",
  now: "2026-11-23T08:00:00.000Z"
}
const at = (now: string): BookingFacts => ({ ...dayOfHire, now })
const offered = (status: string, facts = dayOfHire) =>
  offeredChanges(status, facts).map(({ change }) => change)
const events = bookingChanges.map((type) => ({ type, reason: "The hirer rang" }))

describeWalk(bookingLife, {
  inputs: [dayOfHire, { ...dayOfHire, vehicleIsOut: true }],
  events,
  answers: {} as never
})

describe("bookingLife", () => {
  it("has the statuses of the wire as its states, and reaches each of them", () => {
    expect(Object.keys(bookingLife.states).sort()).toEqual([...bookingStatuses].sort())
    const reached = getShortestPaths(bookingLife, { input: dayOfHire, events }).map(
      ({ state }) => state.value
    )
    expect(new Set(reached)).toEqual(new Set(bookingStatuses))
  })

  it("ends when the hire is complete or the booking is cancelled, and nowhere else", () => {
    const ends = bookingStatuses.filter((status) => bookingLife.states[status]?.type === "final")
    expect(ends).toEqual(["COMPLETE", "CANCELLED"])
  })

  it("needs a reason to cancel, of reasonable length", () => {
    const booked = bookingLife.resolveState({ value: "BOOKED", context: dayOfHire })
    const cancels = (reason?: string) => booked.can({ type: "booking.cancelled", reason })
    expect([undefined, "", "  ", "x".repeat(501)].map(cancels)).toEqual([false, false, false, false])
    expect(cancels("The hirer rang")).toBe(true)
  })
})

describe("offeredChanges", () => {
  it.each([
    ["BOOKED", ["authorisation.asked", "booking.authorised", "booking.cancelled"]],
    ["WAITINGAUTH", ["booking.authorised", "booking.cancelled"]],
    ["AUTHORIZED", ["vehicle.reserved", "hire.started", "booking.cancelled"]],
    ["RESERVED", ["hire.started", "booking.cancelled"]],
    ["IN_PROGRESS", ["hire.completed"]],
    ["COMPLETE", []],
    ["CANCELLED", []],
    ["A status of another service", []]
  ])("leads on from %s", (status, changes) => {
    expect(offered(status)).toEqual(changes)
  })

  it.each([
    ["24 hours and a second before the start", "2026-11-22T08:59:59.000Z", bookingLifeWords.isTimeToStart],
    ["24 hours before the start", "2026-11-22T09:00:00.000Z", undefined],
    ["a moment before the end", "2026-11-25T08:59:59.000Z", undefined],
    ["at the end", "2026-11-25T09:00:00.000Z", bookingLifeWords.isTimeToStart]
  ])("says why a hire cannot start, %s", (_, now, obstacle) => {
    const start = offeredChanges("RESERVED", at(now)).find(({ change }) => change === "hire.started")
    expect(start?.obstacle).toBe(obstacle)
  })

  it("says that a hire cannot start while the vehicle is out with another hirer", () => {
    const start = offeredChanges("RESERVED", { ...dayOfHire, vehicleIsOut: true })[0]
    expect(start).toEqual({ change: "hire.started", obstacle: bookingLifeWords.vehicleIsBack })
  })
})

describe("holdingStatuses", () => {
  it("are those in which the life of a booking has not ended", () => {
    const goingOn = bookingStatuses.filter((status) => bookingLife.states[status]?.type !== "final")
    expect(holdingStatuses).toEqual(goingOn)
  })
})
