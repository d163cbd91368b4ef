import { jobLacksOf, toDoAbout, transportStatuses, urgencyOf, urgentFirst } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { isJobLate, isPressing, jobLackSaid } from "../../src/transport/jobLacks.ts"

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
  })

  it("says what to do about it: what is lacking and who waits for an answer, or the next step", () => {
    const nothing = transportStatuses.map((transportStatus) => toDoAbout({ transportStatus }).join())
    expect(nothing.filter(Boolean)).toEqual([
      "Accept or decline it",
      "Authorise it",
      "Commit it",
      "Enter the hours and close it"
    ])
    expect(toDoAbout({ transportStatus: "ACCEPTED", lacks: ["VEHICLE", "SEATS"], applied: 2 })).toEqual([
      "Pick a vehicle",
      "Book every seat",
      "2 applied"
    ])
  })

  it("is late from its very minute while nobody has said that the crew is on the road", () => {
    const late = (hours: number) => transportStatuses.filter((status) => isJobLate(line(status, hours), now))
    expect(late(0)).toEqual(waiting)
    expect(late(-30)).toEqual(waiting)
    expect(late(0.01)).toEqual([])
  })

  it("is pressing where something is lacking four hours before its time, or later", () => {
    const pressing = (hours: number, lacks: ReadonlyArray<string>) =>
      transportStatuses.filter((status) => isPressing(line(status, hours, lacks), now))
    expect(pressing(4, ["VEHICLE"])).toEqual(waiting)
    expect(pressing(-1, ["LEADER"])).toEqual(waiting)
    expect(pressing(4.01, ["VEHICLE"])).toEqual([])
    expect(pressing(1, [])).toEqual(["NEW"])
    const { lacks: _, ...untold } = line("ACCEPTED", 1)
    expect(isPressing(untold, now)).toBe(false)
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
  it("is late before it is pressing, and nothing where a job can wait", () => {
    expect(urgencyOf(line("ACCEPTED", -1, ["VEHICLE"]), now)).toBe("LATE")
    expect(urgencyOf(line("ACCEPTED", 1, ["VEHICLE"]), now)).toBe("PRESSING")
    expect(urgencyOf(line("ACCEPTED", 1), now)).toBeUndefined()
  })

  it("brings what is late to the top, then what is pressing, and leaves the order within each", () => {
    const rows = ([[1], [2, "PRESSING"], [3, "LATE"], [4], [5, "LATE"]] as const).map(([id, urgency]) => ({
      id,
      urgency
    }))
    expect(urgentFirst(rows).map(({ id }) => id)).toEqual([3, 5, 2, 1, 4])
  })
})
