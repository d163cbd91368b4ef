import { timesToKeep } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import type { KeptVersion } from "../../src/document/timesToKeep.ts"
import { someTraining } from "./someTraining.ts"

const now = new Date("2026-06-15T10:00:00.000Z")
const times = (versions: ReadonlyArray<KeptVersion>, doneAt?: string) =>
  timesToKeep(versions, someTraining, { now, doneAt })
const endless = { supersededAt: null, keepUntil: null }

describe("for how long a version is kept", () => {
  it("is without an end while it is needed, and begins with the day after it expired", () => {
    expect(times([{ status: "APPROVED" }])).toEqual([endless])
    expect(times([{ status: "APPROVED", expires: "2026-12-31" }])).toEqual([
      { supersededAt: null, keepUntil: "2028-12-31T00:00:00.000Z" }
    ])
  })

  it("begins when its owner is done with, where that is earlier", () => {
    expect(times([{ status: "APPROVED" }], "2026-06-01T00:00:00.000Z")).toEqual([
      { supersededAt: null, keepUntil: "2028-05-31T00:00:00.000Z" }
    ])
    expect(times([{ status: "APPROVED", expires: "2025-12-31" }], "2026-06-01T00:00:00.000Z")).toEqual([
      { supersededAt: null, keepUntil: "2028-01-01T00:00:00.000Z" }
    ])
  })

  it("does not begin for the approved one while its renewal waits or is rejected", () => {
    for (const status of ["WAITING_APPROVAL", "REJECTED"] as const)
      expect(times([{ status }, { status: "APPROVED" }])).toEqual([endless, endless])
  })

  it("begins for what another was approved in the place of, and is not put off by what comes later", () => {
    const [latest, before, first] = times([
      { status: "APPROVED" },
      { status: "REJECTED" },
      { status: "APPROVED", supersededAt: "2026-01-01T00:00:00.000Z" }
    ])
    expect(latest).toEqual(endless)
    expect(before).toEqual({ supersededAt: now.toISOString(), keepUntil: "2027-06-15T10:00:00.000Z" })
    expect(first).toEqual({
      supersededAt: "2026-01-01T00:00:00.000Z",
      keepUntil: "2027-01-01T00:00:00.000Z"
    })
  })

  it("begins on the day on which the one that took its place does, where that is to come", () => {
    const [, before] = times([{ status: "APPROVED", issued: "2026-07-01" }, { status: "APPROVED" }])
    expect(before).toEqual({
      supersededAt: "2026-07-01T00:00:00.000Z",
      keepUntil: "2027-07-01T00:00:00.000Z"
    })
  })
})
