import { jobLacksOf, toDoAbout, transportStatuses, urgencyOf, urgentFrom } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { jobLackSaid } from "../../src/transport/jobLacks.ts"

const now = "2026-11-20T10:00:00.000Z"
const inHours = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
const line = (transportStatus: string, hours: number, lacks: ReadonlyArray<string> = []) => ({
  transportStatus,
  dateTimeRequired: inHours(hours),
  lacks
})
const waiting = ["NEW", "ACCEPTED", "AUTHORIZED", "COMMITTED"]

describe("a job", () => {
  it("lacks what is to be done yet, from its acceptance until it goes, and changes to look at until it is over", () => {
    const nothing = {
      ...{ changesUnseen: true, hasVehicle: false, hasDriver: false, hasLeader: false },
      ...{ seats: 0, seatsLeft: 0 }
    }
    const everything = ["CHANGES", "VEHICLE", "DRIVER", "SEATS", "LEADER"]
    const lacking = transportStatuses.map((status) => [status, jobLacksOf(status, nothing)])
    expect(lacking.filter(([, lacks]) => lacks?.length)).toEqual([
      ["ACCEPTED", everything],
      ["AUTHORIZED", everything],
      ["COMMITTED", everything],
      ["IN_PROGRESS", ["CHANGES"]]
    ])
    const ready = { ...nothing, changesUnseen: false, hasVehicle: true, hasDriver: true, hasLeader: true }
    expect(jobLacksOf("ACCEPTED", { ...ready, seats: 2 })).toEqual([])
    expect(jobLacksOf("ACCEPTED", { ...ready, seats: 2, seatsLeft: 1 })).toEqual(["SEATS"])
    const returned = { ...ready, isReturned: true }
    expect(transportStatuses.filter((status) => jobLacksOf(status, returned).includes("MENDING"))).toEqual([
      "LOGGED"
    ])
    expect(toDoAbout({ transportStatus: "LOGGED", lacks: ["MENDING"] })).toEqual(["The log was given back"])
    expect(urgencyOf(line("LOGGED", -1, ["MENDING"]), now)).toBeUndefined()
  })

  it("says what to do about it: what is lacking and who waits for an answer, or the next step", () => {
    const nothing = transportStatuses.map((transportStatus) => toDoAbout({ transportStatus }).join())
    expect(nothing.filter(Boolean)).toEqual([
      "Accept or decline it",
      "Authorise it",
      "Commit it",
      "Read the log and close it"
    ])
    expect(toDoAbout({ transportStatus: "ACCEPTED", lacks: ["VEHICLE", "SEATS"], applied: 2 })).toEqual([
      "Pick a vehicle",
      "Book every seat",
      "2 applied"
    ])
  })

  it("says what it lacks in words, and a code that is not known as it is", () => {
    expect(["CHANGES", "VEHICLE", "DRIVER", "SEATS", "LEADER", "FUEL"].map(jobLackSaid)).toEqual([
      "Look at what the ward changed",
      "Pick a vehicle",
      "Pick a driver",
      "Book every seat",
      "Name the team leader",
      "FUEL"
    ])
  })
})

describe("urgency", () => {
  const urgent = (hours: number, lacks?: ReadonlyArray<string>) =>
    transportStatuses.flatMap((status) => urgencyOf(line(status, hours, lacks), now) ?? [])
  const each = (urgency: string) => waiting.map(() => urgency)

  it("is late from the very minute while nobody has said that the crew is on the road", () => {
    expect(urgent(0)).toEqual(each("LATE"))
    expect(urgent(-30, ["LEADER"])).toEqual(each("LATE"))
    expect(urgent(0.01)).toEqual(["PRESSING"])
  })

  it("is pressing where something is lacking four hours before the time, or later", () => {
    expect(urgent(4, ["VEHICLE"])).toEqual(each("PRESSING"))
    expect(urgent(4.01, ["VEHICLE"])).toEqual([])
    expect(urgencyOf(line("NEW", 1), now)).toBe("PRESSING")
    const { lacks: _, ...untold } = line("ACCEPTED", 1)
    expect(urgencyOf(untold, now)).toBeUndefined()
  })

  it("begins at a moment by which jobs can be put in order, and never where a job waits for nothing", () => {
    expect(urgentFrom(line("COMMITTED", 9))).toBe(inHours(9))
    expect(urgentFrom(line("COMMITTED", 9, ["SEATS"]))).toBe(inHours(5))
    expect(urgentFrom(line("NEW", 9))).toBe(inHours(5))
    for (const status of ["IN_PROGRESS", "LOGGED", "CLOSED", "TAKEN", "PASSED"])
      expect(urgentFrom(line(status, -9, ["CHANGES"])), status).toBeUndefined()
  })
})
