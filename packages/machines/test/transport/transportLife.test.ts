import { offered } from "@crewfleet/machines"
import { obstaclesTo, statusAfter, type TransportEvent, transportLife } from "@crewfleet/machines/life"
import type { TransportFacts } from "@crewfleet/sdk"
import { transportStatuses, transportStatusWords, transportStepWords } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { describeWalk } from "../describeWalk.ts"
import { readyJob } from "./someFacts.ts"

const times = { start: "2026-11-21T08:00:00.000Z", end: "2026-11-21T12:00:00.000Z", breakTime: 15 }
const authorising = { type: "job.authorised", ...times } as const
const reason = "The ward rang"
const everyEvent: ReadonlyArray<TransportEvent> = [
  { type: "job.accepted" },
  authorising,
  { type: "job.committed" },
  { type: "journey.started" },
  { type: "journey.logged" },
  { type: "job.closed" },
  { type: "log.accepted" },
  { type: "authorisation.withdrawn" },
  { type: "job.declined", reason },
  { type: "job.cancelled", reason },
  { type: "job.aborted", reason },
  { type: "request.changed" },
  { type: "request.changed", touchesPlan: true },
  { type: "job.expired" }
]
const changing = "request.changed"
const touching = "request.changed, of the plan"
const nameOf = ({ type, touchesPlan }: TransportEvent) => (touchesPlan ? touching : type)
const past: Partial<TransportFacts> = { now: "2026-11-23T09:00:00.000Z" }

/** Where each step leads from each status when nothing is in its way; from where it is not named it leads nowhere. */
const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NEW: {
    "job.accepted": "ACCEPTED",
    "job.declined": "DECLINED",
    "job.cancelled": "CANCELLED",
    [changing]: "NEW",
    [touching]: "NEW"
  },
  ACCEPTED: {
    "job.authorised": "AUTHORIZED",
    "job.declined": "DECLINED",
    "job.cancelled": "CANCELLED",
    [changing]: "ACCEPTED",
    [touching]: "ACCEPTED"
  },
  AUTHORIZED: {
    "job.authorised": "AUTHORIZED",
    "job.committed": "COMMITTED",
    "authorisation.withdrawn": "ACCEPTED",
    "job.declined": "DECLINED",
    "job.cancelled": "CANCELLED",
    [changing]: "AUTHORIZED",
    [touching]: "ACCEPTED"
  },
  COMMITTED: { "journey.started": "IN_PROGRESS", "job.aborted": "ABORTED", [changing]: "COMMITTED" },
  IN_PROGRESS: { "journey.logged": "LOGGED", "job.aborted": "ABORTED", [changing]: "IN_PROGRESS" },
  LOGGED: { "job.closed": "CLOSED" },
  CLOSED: {},
  DECLINED: {},
  CANCELLED: {},
  ABORTED: { "log.accepted": "ABORTED" },
  EXPIRED: {}
}

const textsAgainst = (status: string, event: TransportEvent, facts: Partial<TransportFacts> = {}) =>
  obstaclesTo(transportLife, status, { ...readyJob, ...facts }, event).map(({ text }) => text)

describe("the life of a transport job", () => {
  it("has the statuses of the wire", () => {
    expect(Object.keys(transportLife.machine.states).sort()).toEqual([...transportStatuses].sort())
    expect(Object.keys(ways).sort()).toEqual([...transportStatuses].sort())
  })

  it.each(transportStatuses)("leads on from %s where it should, and nowhere else", (status) => {
    const reached = everyEvent.flatMap((event) => {
      const to = statusAfter(transportLife, status, { ...readyJob, logLacks: [] }, event)
      return to === undefined ? [] : [[nameOf(event), to]]
    })
    expect(Object.fromEntries(reached)).toEqual(ways[status])
  })

  it.each(transportStatuses)("says of every other step from %s that it is not possible now", (status) => {
    for (const step of transportLife.steps.filter((type) => !ways[status]?.[type]))
      expect(textsAgainst(status, { type: step, reason })).toEqual([
        `“${transportStepWords(step).act}” is not possible: the job is ${transportStatusWords(status).toLowerCase()} now.`
      ])
  })
})

describe("what keeps a job from going on, in words", () => {
  const vehicle = "The vehicle is taken at that time: TR-8, 21 Nov 2026, 09:00"
  const lacking: ReadonlyArray<readonly [Partial<TransportFacts>, ReadonlyArray<string>]> = [
    [{ changesUnseen: true }, ["The ward has changed the request: look at what changed first"]],
    [{ hasVehicle: false, vehicleApproved: false }, ["Pick a vehicle"]],
    [{ vehicleApproved: false }, ["The vehicle is not approved, or out of service: pick another"]],
    [{ vehicleTaken: "TR-8, 21 Nov 2026, 09:00" }, [vehicle]],
    [{ hasDriver: false }, ["Pick a driver"]],
    [{ crewTaken: ["Ada is taken", "Sam is taken"] }, ["Ada is taken", "Sam is taken"]],
    [{ seats: 0 }, ["Say which crew is needed"]],
    [{ seatsLeft: 1 }, ["One seat is not booked"]],
    [{ seatsLeft: 3 }, ["3 seats are not booked"]],
    [{ hasLeader: false }, ["Name the team leader"]],
    [{ ineligible: ["Ada: Fire Safety is missing"] }, ["Ada: Fire Safety is missing"]]
  ]

  it.each(lacking)("stands at Authorise, at Commit and at leaving alike: %j", (facts, texts) => {
    expect(textsAgainst("ACCEPTED", authorising, facts)).toEqual(texts)
    expect(textsAgainst("AUTHORIZED", authorising, facts)).toEqual(texts)
    expect(textsAgainst("AUTHORIZED", { type: "job.committed" }, facts)).toEqual(texts)
    expect(textsAgainst("COMMITTED", { type: "journey.started" }, facts)).toEqual(texts)
    const grey = offered(transportLife, "AUTHORIZED", { ...readyJob, ...facts })
    for (const step of ["job.authorised", "job.committed"] as const)
      expect(grey).toContainEqual({ step, because: texts })
  })

  it("is why the crew must not leave, in the same words, where it is to be said that it has left", () => {
    const notLeaving = ["Horn: have it mended, or overrule it and say why"]
    expect(textsAgainst("COMMITTED", { type: "journey.started" }, { notLeaving })).toEqual(notLeaving)
    expect(textsAgainst("AUTHORIZED", { type: "job.committed" }, { notLeaving })).toEqual([])
    expect(textsAgainst("IN_PROGRESS", { type: "journey.logged" }, { notLeaving })).toEqual([])
  })

  it("is all said at once", () => {
    const nothing = { hasVehicle: false, hasDriver: false, seatsLeft: 2, hasLeader: false }
    expect(textsAgainst("AUTHORIZED", { type: "job.committed" }, nothing)).toEqual([
      "Pick a vehicle",
      "Pick a driver",
      "2 seats are not booked",
      "Name the team leader"
    ])
  })

  it.each([
    [{ start: undefined }, "Missing Required Info."],
    [{ end: undefined }, "Missing Required Info."],
    [{ breakTime: undefined }, "Missing Required Info."],
    [{ end: times.start }, "The end must be after the start"],
    [{ end: "tomorrow" }, "The end must be after the start"],
    [{ end: "2026-11-28T08:01:00.000Z" }, "The end must be within seven days of the start"],
    [{ breakTime: 240 }, "The break must be shorter than the job"],
    [{ breakTime: -1 }, "The break must be shorter than the job"]
  ])("are times that cannot be: %j", (changes, text) => {
    const event = { ...authorising, ...changes }
    for (const status of ["ACCEPTED", "AUTHORIZED"])
      expect(obstaclesTo(transportLife, status, readyJob, event)).toEqual([
        { text, field: "end", access: undefined }
      ])
    expect(offered(transportLife, "ACCEPTED", readyJob)[0]).toEqual({ step: "job.authorised" })
  })

  it("are a day after its time, when nobody accepted, and the clock before that", () => {
    expect(textsAgainst("NEW", { type: "job.accepted" }, past)).toEqual([
      "The time of this journey passed a day ago: nobody can accept it any more"
    ])
    expect(textsAgainst("NEW", { type: "job.expired" })).toEqual(["Its time has not passed yet"])
    const moment = { now: "2026-11-22T09:00:00.000Z" }
    expect(statusAfter(transportLife, "NEW", { ...readyJob, ...moment }, { type: "job.expired" })).toBe(
      "EXPIRED"
    )
    const before = { ...readyJob, now: "2026-11-22T08:59:59.000Z" }
    expect(statusAfter(transportLife, "NEW", before, { type: "job.accepted" })).toBe("ACCEPTED")
  })

  it("are hours that are owed when it closes", () => {
    const closing = (timesOwed: number) => textsAgainst("LOGGED", { type: "job.closed" }, { timesOwed })
    expect(closing(1)).toEqual(["The hours of one worker are not entered"])
    expect(closing(2)).toEqual(["The hours of 2 workers are not entered"])
  })

  it("are a log that is not submitted or was given back when it closes, where anybody keeps one", () => {
    const closing = (facts: Partial<TransportFacts>) => textsAgainst("LOGGED", { type: "job.closed" }, facts)
    expect(closing({ logLacks: [], logReturned: [] })).toEqual([])
    expect(closing({ logLacks: ["Check the vehicle", "Enter the drop-off"] })).toEqual([
      "The leader's log is not submitted. It lacks: Check the vehicle; Enter the drop-off"
    ])
    expect(closing({ logReturned: ["Medication"], timesOwed: 1 })).toEqual([
      "The log was given back, and is not mended yet: Medication",
      "The hours of one worker are not entered"
    ])
  })

  it("are a log that nobody kept, that was accepted, was given back, or of which hours are owed, where one of an aborted journey is accepted", () => {
    const accepting = (facts: Partial<TransportFacts>) =>
      textsAgainst("ABORTED", { type: "log.accepted" }, facts)
    const logLacks = ["Enter the drop-off, and confirm the log"]
    expect(accepting({ logLacks })).toEqual([])
    expect(statusAfter(transportLife, "ABORTED", { ...readyJob, logLacks }, { type: "log.accepted" })).toBe(
      "ABORTED"
    )
    expect(accepting({})).toEqual(["Nobody kept a log of this journey"])
    expect(accepting({ logLacks, logAccepted: true })).toEqual(["The log was accepted already"])
    expect(accepting({ logLacks, logReturned: ["Medication"], timesOwed: 1 })).toEqual([
      "The log was given back, and is not mended yet: Medication",
      "The hours of one worker are not entered"
    ])
    expect(textsAgainst("LOGGED", { type: "log.accepted" }, { logLacks })).toHaveLength(1)
  })

  it("is that the crew was sent, where the ward changes what was planned", () => {
    const text = "The crew was sent already: tell the agency by telephone what has to change"
    for (const status of ["COMMITTED", "IN_PROGRESS"])
      expect(textsAgainst(status, { type: changing, touchesPlan: true })).toEqual([text])
  })

  it.each([
    ["job.declined", ["NEW", "ACCEPTED", "AUTHORIZED"]],
    ["job.cancelled", ["NEW", "ACCEPTED", "AUTHORIZED"]],
    ["job.aborted", ["COMMITTED", "IN_PROGRESS"]]
  ] as const)("is a reason that is missing or too long for %s", (type, statuses) => {
    for (const status of statuses) {
      expect(textsAgainst(status, { type })).toEqual(["Enter the reason"])
      expect(textsAgainst(status, { type, reason: "  " })).toEqual(["Enter the reason"])
      expect(textsAgainst(status, { type, reason: "x".repeat(501) })).toEqual([
        "The reason must be 500 characters or fewer"
      ])
      expect(offered(transportLife, status, readyJob)).toContainEqual({ step: type })
    }
  })
})

describeWalk(transportLife.machine, {
  inputs: [
    readyJob,
    { ...readyJob, ...past },
    { ...readyJob, timesOwed: 1, seatsLeft: 1, logLacks: ["Check the vehicle"] },
    { ...readyJob, logLacks: [] },
    ...[
      { changesUnseen: true },
      { hasVehicle: false },
      { vehicleApproved: false },
      { vehicleTaken: "TR-8" },
      { hasDriver: false },
      { crewTaken: ["Ada is taken"] },
      { seats: 0 },
      { seatsLeft: 1 },
      { hasLeader: false },
      { ineligible: ["Ada has no licence"] },
      { timesOwed: 1 },
      { logLacks: ["Check the vehicle"] },
      { logReturned: ["Say what happened"] },
      { notLeaving: ["Horn: have it mended"] },
      { logLacks: [], logAccepted: true }
    ].map((facts) => ({ ...readyJob, ...facts }))
  ],
  events: [
    ...everyEvent,
    { ...authorising, start: "2026-11-21T12:00:00.000Z", end: "2026-11-21T08:00:00.000Z" },
    { type: "job.cancelled", reason: "" }
  ],
  answers: {} as never
})
