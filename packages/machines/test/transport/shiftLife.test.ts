import { offered } from "@crewfleet/machines"
import {
  obstaclesTo,
  type ShiftEvent,
  type ShiftFacts,
  shiftLife,
  statusAfter
} from "@crewfleet/machines/life"
import { shiftStatuses, shiftStatusWords } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { describeWalk } from "../describeWalk.ts"
import { freeSeat } from "./someFacts.ts"

const begun: ShiftFacts = { ...freeSeat, jobIsOpen: false, jobIsCommitted: true, jobHasBegun: true }
const everyEvent: ReadonlyArray<ShiftEvent> = [
  ...shiftLife.steps,
  ...(["line.changed", "job.ended"] as const)
].map((type) => ({
  type
}))

/** Where each step leads before the crew is sent, and once it has left. */
const ways: Readonly<Record<string, readonly [before: object, after: object]>> = {
  NEW: [
    { "seat.applied": "APPLIED", "worker.booked": "BOOKED", "job.ended": "EXPIRED" },
    { "job.ended": "EXPIRED" }
  ],
  APPLIED: [
    {
      "booking.approved": "BOOKED",
      "booking.rejected": "CANCELLED",
      "booking.withdrawn": "CANCELLED",
      "line.changed": "EXPIRED",
      "job.ended": "EXPIRED"
    },
    {
      "booking.rejected": "CANCELLED",
      "booking.withdrawn": "CANCELLED",
      "line.changed": "EXPIRED",
      "job.ended": "EXPIRED"
    }
  ],
  BOOKED: [
    {
      "booking.removed": "CANCELLED",
      "booking.withdrawn": "CANCELLED",
      "line.changed": "BOOKED",
      "job.ended": "CANCELLED"
    },
    { "times.entered": "COMPLETED", "line.changed": "BOOKED", "job.ended": "CANCELLED" }
  ],
  COMPLETED: [{ "times.entered": "COMPLETED" }, { "times.entered": "COMPLETED" }],
  CANCELLED: [{}, {}],
  EXPIRED: [{}, {}]
}

const textsAgainst = (status: string, event: ShiftEvent, facts: Partial<ShiftFacts> = {}) =>
  obstaclesTo(shiftLife, status, { ...freeSeat, ...facts }, event).map(({ text }) => text)

describe("the life of a worker's place", () => {
  it("has the statuses of the wire", () => {
    expect(Object.keys(shiftLife.machine.states).sort()).toEqual([...shiftStatuses].sort())
  })

  it.each(shiftStatuses)("leads on from %s where it should, and nowhere else", (status) => {
    const reached = (facts: ShiftFacts) =>
      Object.fromEntries(
        everyEvent.flatMap((event) => {
          const to = statusAfter(shiftLife, status, facts, event)
          return to === undefined ? [] : [[event.type, to]]
        })
      )
    expect([reached(freeSeat), reached(begun)]).toEqual(ways[status])
  })

  it.each(["CANCELLED", "EXPIRED"])("says of every step from %s that it is not possible now", (status) => {
    for (const event of everyEvent)
      expect(textsAgainst(status, event)).toEqual([
        `This is not possible: the booking is ${shiftStatusWords(status).toLowerCase()} now.`
      ])
  })
})

describe("what keeps a place from being taken, in words", () => {
  const taking = [
    ["NEW", "seat.applied"],
    ["NEW", "worker.booked"],
    ["APPLIED", "booking.approved"]
  ] as const

  it.each<readonly [Partial<ShiftFacts>, ReadonlyArray<string>]>([
    [{ jobIsOpen: false }, ["No seats of this job can be taken now"]],
    [{ jobIsOver: true }, ["The planned end of this job has passed: nobody can be booked for it any more"]],
    [{ seatsLeft: 0 }, ["All seats are taken"]],
    [
      { ineligible: ["Fire Safety is missing", "A woman is asked for"] },
      ["Fire Safety is missing", "A woman is asked for"]
    ],
    [{ taken: ["Taken at that time: TR-8"] }, ["Taken at that time: TR-8"]],
    [
      { seatsLeft: 0, taken: ["Taken at that time: TR-8"] },
      ["All seats are taken", "Taken at that time: TR-8"]
    ]
  ])("is the same for whoever applies, books and approves: %j", (facts, texts) => {
    for (const [status, type] of taking) {
      expect(textsAgainst(status, { type }, facts)).toEqual(texts)
      expect(offered(shiftLife, status, { ...freeSeat, ...facts })).toContainEqual({
        step: type,
        because: texts
      })
    }
  })
})

describe("giving a place back", () => {
  const sent = { jobIsCommitted: true }

  it("is the agency's to do by telephone once the crew was sent", () => {
    const text = "The crew was sent already: telephone the agency"
    expect(textsAgainst("BOOKED", { type: "booking.withdrawn" }, sent)).toEqual([text])
    expect(offered(shiftLife, "BOOKED", { ...freeSeat, ...sent })).toContainEqual({
      step: "booking.withdrawn",
      because: [text]
    })
    expect(textsAgainst("APPLIED", { type: "booking.withdrawn" }, sent)).toEqual([])
  })

  it("wants a reason of the agency once the crew was sent, and is over once it has left", () => {
    const type = "booking.removed"
    expect(textsAgainst("BOOKED", { type })).toEqual([])
    expect(textsAgainst("BOOKED", { type, reason: " " }, sent)).toEqual([
      "Enter the reason: the crew was sent already"
    ])
    expect(textsAgainst("BOOKED", { type, reason: "Ill" }, sent)).toEqual([])
    expect(textsAgainst("BOOKED", { type, reason: "Ill" }, begun)).toEqual(["The crew has left already"])
  })

  it.each([
    ["APPLIED", "booking.rejected"],
    ["APPLIED", "booking.withdrawn"],
    ["BOOKED", "booking.withdrawn"],
    ["BOOKED", "booking.removed"]
  ] as const)("needs no reason from %s by %s, and takes none that is too long", (status, type) => {
    expect(textsAgainst(status, { type })).toEqual([])
    expect(obstaclesTo(shiftLife, status, freeSeat, { type, reason: "x".repeat(501) })).toEqual([
      { text: "The reason must be 500 characters or fewer", field: "reason", access: undefined }
    ])
  })
})

it("takes hours once the journey has started, and corrections at any time", () => {
  expect(textsAgainst("BOOKED", { type: "times.entered" })).toEqual(["The journey has not started yet"])
  expect(textsAgainst("BOOKED", { type: "times.entered" }, begun)).toEqual([])
  expect(textsAgainst("COMPLETED", { type: "times.entered" }, begun)).toEqual([])
})

// No facts change on the way, so those of the last steps are there from the first.
describeWalk(shiftLife.machine, {
  inputs: [
    freeSeat,
    ...[
      { jobHasBegun: true },
      { jobIsOpen: false },
      { jobIsOver: true },
      { jobIsCommitted: true },
      { jobIsCommitted: true, drives: true },
      { seatsLeft: 0 },
      { ineligible: ["The licence has expired"] },
      { taken: ["Ada is taken"] }
    ].map((facts) => ({ ...freeSeat, ...facts }))
  ],
  events: [
    ...everyEvent,
    ...shiftLife.steps.flatMap((type) => ["I am ill", "x".repeat(501)].map((reason) => ({ type, reason })))
  ],
  answers: {} as never
})
