import { type BookingFacts, bookingLife, offered } from "@crewfleet/machines"
import {
  bookingChanges,
  bookingStatuses,
  bookingStepsBack,
  holdingStatuses,
  isStepBack
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { getShortestPaths } from "xstate/graph"
import { obstaclesTo, statusAfter } from "../../src/life/offered.ts"
import { describeWalk } from "../describeWalk.ts"

const dayOfHire: BookingFacts = {
  start: "2026-11-23T09:00:00.000Z",
  end: "2026-11-25T09:00:00.000Z",
  now: "2026-11-23T08:00:00.000Z"
}
const at = (now: string): BookingFacts => ({ ...dayOfHire, now })
const stillOut = "The vehicle is still out with another hirer: complete that hire first"
const notItsTime = "A hire can start from 24 hours before its booked start"
const { machine } = bookingLife
const events = bookingChanges.map((type) => ({ type, reason: "The hirer rang" }))

describeWalk(bookingLife.machine, {
  inputs: [
    dayOfHire,
    { ...dayOfHire, vehicleIsOut: true },
    { ...dayOfHire, vehicleIsTaken: true },
    { ...dayOfHire, vehicleIsUnfit: true },
    { ...dayOfHire, now: "2026-01-01T00:00:00.000Z" },
    { ...dayOfHire, now: dayOfHire.end },
    { ...dayOfHire, pickUpIsReported: false, returnIsReported: false }
  ],
  events: [
    ...events,
    { type: "booking.changed" },
    { type: "booking.cancelled", reason: "" },
    { type: "hire.started" },
    { type: "hire.completed" },
    { type: "completion.takenBack" }
  ],
  answers: {} as never
})

describe("bookingLife", () => {
  it("has the statuses of the wire as its states, and reaches each of them", () => {
    expect(Object.keys(machine.states).sort()).toEqual([...bookingStatuses].sort())
    const reached = getShortestPaths(machine, { input: dayOfHire, events }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(bookingStatuses))
  })

  it("leads on no further once the hire is complete or the booking is cancelled, and there alone", () => {
    const leadsOn = (status: string) =>
      offered(bookingLife, status, dayOfHire).some(({ step }) => !isStepBack(step))
    expect(bookingStatuses.filter((status) => !leadsOn(status))).toEqual(["COMPLETE", "CANCELLED"])
  })

  it.each([
    ["request.takenBack", "WAITINGAUTH", "BOOKED"],
    ["authorisation.takenBack", "AUTHORIZED", "BOOKED"],
    ["reservation.takenBack", "RESERVED", "AUTHORIZED"],
    ["start.takenBack", "IN_PROGRESS", "RESERVED"],
    ["completion.takenBack", "COMPLETE", "IN_PROGRESS"],
    ["cancellation.takenBack", "CANCELLED", "BOOKED"]
  ] as const)("knows %s of what stands at %s alone, which leads to %s with a reason", (type, from, to) => {
    const leads = (status: string, reason?: string) =>
      statusAfter(bookingLife, status, dayOfHire, { type, reason })
    expect(bookingStatuses.filter((status) => leads(status, "A slip"))).toEqual([from])
    expect(leads(from, "A slip")).toBe(to)
    expect([undefined, " ", "x".repeat(501)].map((reason) => leads(from, reason))).toEqual(
      Array(3).fill(undefined)
    )
    expect(obstaclesTo(bookingLife, from, dayOfHire, { type })).toEqual([
      { field: "reason", text: "Enter the reason for taking it back" }
    ])
  })

  it("takes back each step that leads on, but for the booking itself", () => {
    const back = bookingStatuses
      .flatMap((status) => offered(bookingLife, status, dayOfHire))
      .filter(({ step }) => isStepBack(step))
    expect(back.map(({ step }) => step).sort()).toEqual([...bookingStepsBack].sort())
  })

  it("gives a booking back no vehicle that somebody else has by now", () => {
    const taken = { ...dayOfHire, vehicleIsTaken: true }
    const because = ["The vehicle is promised to somebody else at that time by now"]
    expect(offered(bookingLife, "CANCELLED", taken)).toEqual([{ step: "cancellation.takenBack", because }])
    expect(offered(bookingLife, "COMPLETE", taken)).toEqual([{ step: "completion.takenBack", because }])
    const out = { ...dayOfHire, vehicleIsOut: true }
    expect(offered(bookingLife, "CANCELLED", out)).toEqual([{ step: "cancellation.takenBack" }])
    expect(offered(bookingLife, "COMPLETE", out)).toEqual([
      { step: "completion.takenBack", because: [stillOut] }
    ])
  })

  it("needs a reason to cancel, of reasonable length", () => {
    const booked = machine.resolveState({ value: "BOOKED", context: dayOfHire })
    const cancels = (reason?: string) => booked.can({ type: "booking.cancelled", reason })
    expect([undefined, "", "  ", "x".repeat(501)].map(cancels)).toEqual([false, false, false, false])
    expect(cancels("The hirer rang")).toBe(true)
  })
})

describe("what is offered of a booking", () => {
  const early = at("2026-11-20T09:00:00.000Z")
  const out = { ...dayOfHire, vehicleIsOut: true }
  const both = { ...early, vehicleIsOut: true }
  const starts = (because?: ReadonlyArray<string>) => ({ step: "hire.started", ...(because && { because }) })
  const [asks, authorises, reserves, completes, cancels] = [
    "authorisation.asked",
    "booking.authorised",
    "vehicle.reserved",
    "hire.completed",
    "booking.cancelled"
  ].map((step) => ({ step }))
  const back = (what: string) => ({ step: `${what}.takenBack` })

  it.each([
    ["BOOKED", () => [asks, authorises, cancels]],
    ["WAITINGAUTH", () => [authorises, cancels, back("request")]],
    [
      "AUTHORIZED",
      (because?: ReadonlyArray<string>) => [reserves, starts(because), cancels, back("authorisation")]
    ],
    ["RESERVED", (because?: ReadonlyArray<string>) => [starts(because), cancels, back("reservation")]],
    ["IN_PROGRESS", () => [completes, back("start")]],
    [
      "COMPLETE",
      (because: ReadonlyArray<string> = []) => {
        const outside = because.filter((text) => text === stillOut)
        return [{ ...back("completion"), ...(outside.length > 0 && { because: outside }) }]
      }
    ],
    ["CANCELLED", () => [back("cancellation")]],
    ["A status of another service", () => []]
  ])("leads on from %s, in the words of each guard that says no", (status, steps) => {
    expect(offered(bookingLife, status, dayOfHire)).toEqual(steps())
    expect(offered(bookingLife, status, early)).toEqual(steps([notItsTime]))
    expect(offered(bookingLife, status, out)).toEqual(steps([stillOut]))
    expect(offered(bookingLife, status, { ...dayOfHire, vehicleIsUnfit: true })).toEqual(
      steps(["The vehicle is out of service until its defects are mended"])
    )
    expect(offered(bookingLife, status, both)).toEqual(steps([stillOut, notItsTime]))
  })

  it.each([
    ["24 hours and a second before the start", "2026-11-22T08:59:59.000Z", [notItsTime]],
    ["24 hours before the start", "2026-11-22T09:00:00.000Z", undefined],
    ["a moment before the end", "2026-11-25T08:59:59.000Z", undefined],
    ["at the end", "2026-11-25T09:00:00.000Z", undefined]
  ])("says why a hire cannot start, %s", (_, now, because) => {
    const start = offered(bookingLife, "RESERVED", at(now)).find(({ step }) => step === "hire.started")
    expect(start?.because).toEqual(because)
  })

  it("wants a reason of whoever records a start after the booked end", () => {
    const refusedWith = (now: string, reason?: string) =>
      obstaclesTo(bookingLife, "RESERVED", at(now), { type: "hire.started", reason })
    const text = "The booked end has passed: say why the start was not recorded before"
    expect(refusedWith("2026-11-25T08:59:59.999Z")).toEqual([])
    expect(refusedWith("2026-11-25T09:00:00.000Z")).toEqual([{ field: "reason", text }])
    expect(refusedWith("2026-11-25T09:00:00.000Z", " ")).toEqual([{ field: "reason", text }])
    expect(refusedWith("2026-11-26T09:00:00.000Z", "The desk was alone")).toEqual([])
  })

  it("says at its field what is wrong with a reason, of every change", () => {
    const refusedWith = (type: (typeof bookingChanges)[number], reason?: string) =>
      obstaclesTo(bookingLife, "BOOKED", dayOfHire, { type, reason })
    const tooLong = { field: "reason", text: "The reason must be 500 characters or fewer" }
    expect(refusedWith("booking.cancelled")).toMatchObject([
      { field: "reason", text: "Enter the reason for cancelling the booking" }
    ])
    expect(refusedWith("booking.cancelled", "x".repeat(501))).toMatchObject([tooLong])
    expect(refusedWith("booking.authorised", "x".repeat(501))).toMatchObject([tooLong])
    expect(refusedWith("booking.authorised")).toEqual([])
  })

  it.each([
    [
      "hire.started",
      "RESERVED",
      "This pick-up has no report yet: fill it in, or say why the hire starts without one"
    ],
    [
      "hire.completed",
      "IN_PROGRESS",
      "This return has no report yet: fill it in, or say why the hire is completed without one"
    ]
  ] as const)("wants for %s the report of its moment, or a reason", (type, status, text) => {
    const refusedWith = (isReported: boolean | undefined, reason?: string) =>
      obstaclesTo(
        bookingLife,
        status,
        { ...dayOfHire, pickUpIsReported: isReported, returnIsReported: isReported },
        { type, reason }
      )
    expect(refusedWith(false)).toEqual([{ field: "reason", text }])
    expect(refusedWith(false, "  ")).toEqual([{ field: "reason", text }])
    expect(refusedWith(false, "The desk was closed")).toEqual([])
    expect([refusedWith(true), refusedWith(undefined)]).toEqual([[], []])
    expect(offered(bookingLife, status, { ...dayOfHire, pickUpIsReported: false })).toContainEqual({
      step: type
    })
  })

  it("is agreed anew wherever it is not over, and stays where it stands", () => {
    const changes = { type: "booking.changed" } as const
    for (const status of bookingStatuses) {
      const isOver = status === "COMPLETE" || status === "CANCELLED"
      expect(statusAfter(bookingLife, status, dayOfHire, changes)).toBe(isOver ? undefined : status)
    }
    expect(obstaclesTo(bookingLife, "COMPLETE", dayOfHire, changes)).toEqual([
      { text: "“Change booking” is not possible: the booking is complete now." }
    ])
  })

  it("says of a change that the status does not know where the booking stands", () => {
    expect(obstaclesTo(bookingLife, "BOOKED", dayOfHire, { type: "hire.completed" })).toEqual([
      { text: "“Complete hire” is not possible: the booking is booked now." }
    ])
  })
})

describe("holdingStatuses", () => {
  it("are those in which the life of a booking leads on", () => {
    const goingOn = bookingStatuses.filter((status) =>
      offered(bookingLife, status, dayOfHire).some(({ step }) => !isStepBack(step))
    )
    expect(holdingStatuses).toEqual(goingOn)
  })
})
