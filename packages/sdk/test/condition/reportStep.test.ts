import { bookingStatuses, effectiveTime, isPastStep, momentOfStep, stepOfMoment } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const minute = 60_000
const received = Date.parse("2026-11-27T14:05:00Z")

describe("effectiveTime", () => {
  it.each([
    ["hours before it was received", -293, undefined, -293, true],
    ["just over five minutes before", -5.1, undefined, -5.1, true],
    ["five minutes before", -5, undefined, -5, false],
    ["when it was received", 0, undefined, 0, false],
    ["later, by a clock that is ahead", 600, undefined, 0, false],
    ["after the change that it followed", -200, -293, -200, true],
    ["before the change that it followed, by a clock that is behind", -10_000, -293, -293, true],
    ["before a change that was just made", -10_000, -1, -1, false],
    ["before a change that is still to come", -10, 30, 0, false]
  ])("takes a step that a device made %s", (_, at, after, effective, late) => {
    const followed = after === undefined ? undefined : received + after * minute
    expect(effectiveTime(received + at * minute, received, followed)).toEqual({
      at: received + effective * minute,
      late
    })
  })
})

describe("isPastStep", () => {
  it("asks for the start until the hire has started, and for its end until it is over", () => {
    const open = (moment: "PICK_UP" | "RETURN") =>
      bookingStatuses.filter((status) => !isPastStep(moment, status))
    expect(open("PICK_UP")).toEqual(["BOOKED", "WAITINGAUTH", "AUTHORIZED", "RESERVED"])
    expect(open("RETURN")).toEqual([...open("PICK_UP"), "IN_PROGRESS"])
    expect(isPastStep("PICK_UP", undefined)).toBe(false)
  })
})

describe("stepOfMoment", () => {
  it("has a step for each moment, and that moment for the step", () => {
    for (const moment of ["PICK_UP", "RETURN"] as const)
      expect(momentOfStep(stepOfMoment[moment])).toBe(moment)
    expect(momentOfStep("booking.cancelled")).toBeUndefined()
  })
})
