import { addDays, type StandingVersion } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { eligibilityFor, type Held } from "../../src/eligibility/eligibility.ts"
import type { Evidence, Requirement } from "../../src/eligibility/Requirement.ts"

const zone = "Europe/London"
const training = (id: number): Evidence => ({ kind: "training", id })
const asks = (more: Partial<Requirement> = {}): Requirement => ({
  id: 1,
  name: "Basic life support",
  anyOf: [training(1)],
  otherwise: "REFUSE",
  graceDays: 0,
  ...more
})
const approved = (issued: string | null, expires: string | null): StandingVersion => ({
  status: "APPROVED",
  issued,
  expires
})
const holds = (evidence: Evidence, ...versions: ReadonlyArray<StandingVersion>): Held => ({
  evidence,
  versions
})
const anyone = { needsDbs: false }
const day = { start: "2026-06-15T08:00:00Z", end: "2026-06-15T16:00:00Z", zone }
const night = { start: "2026-06-15T20:00:00Z", end: "2026-06-16T06:00:00Z", zone }

/** What is found for the only requirement. */
const found = (requirement: Requirement, held: ReadonlyArray<Held>, shift = day, role = anyone) => {
  const { verdict, findings } = eligibilityFor([requirement], role, held, shift)
  expect(findings).toHaveLength(1)
  return { verdict, ...findings[0] }
}

describe("whether somebody may work a shift", () => {
  it.each([
    ["nothing is on record", [], "MAY_NOT", "missing"],
    ["it ended the day before", [approved(null, "2026-06-14")], "MAY_NOT", "expired"],
    ["it ends that day", [approved(null, "2026-06-15")], "MAY", undefined],
    ["it begins the day after", [approved("2026-06-16", null)], "MAY_NOT", "notYetValid"],
    ["nobody has decided on it", [{ status: "WAITING_APPROVAL" }], "MAY_NOT", "awaiting"],
    ["it was rejected", [{ status: "REJECTED" }], "MAY_NOT", "rejected"]
  ] as const)("says where %s", (_, versions, verdict, kind) => {
    const held = versions.length === 0 ? [] : [holds(training(1), ...versions)]
    const finding = found(asks(), held)
    expect(finding.verdict).toBe(verdict)
    expect(finding.shortfall?.kind).toBe(kind)
  })

  it("refuses what ends in the middle of a night", () => {
    const finding = found(asks(), [holds(training(1), approved(null, "2026-06-15"))], night)
    expect(finding).toMatchObject({ verdict: "MAY_NOT", shortfall: { kind: "expired", day: "2026-06-16" } })
  })

  it("counts the days by the clocks of the agency, and a shift that ends at midnight to its first day", () => {
    const ends = [holds(training(1), approved(null, "2026-06-15"))]
    const untilMidnight = { start: "2026-06-15T15:00:00Z", end: "2026-06-15T23:00:00Z", zone }
    expect(found(asks(), ends, untilMidnight).verdict).toBe("MAY")
    expect(found(asks(), ends, { ...untilMidnight, end: "2026-06-15T23:00:01Z" }).verdict).toBe("MAY_NOT")
    expect(found(asks(), ends, { ...untilMidnight, zone: "America/New_York" }).verdict).toBe("MAY")
  })

  it("takes a renewal and what it renews together, and says until when they last", () => {
    const renewed = holds(
      training(1),
      approved("2026-06-16", "2029-06-15"),
      approved("2023-06-16", "2026-06-15")
    )
    expect(found(asks(), [renewed], night)).toMatchObject({ verdict: "MAY", until: "2029-06-15" })
    expect(found(asks(), [holds(training(1), approved(null, null))])).toMatchObject({ until: undefined })
  })

  it("is content with any one of a group, and tells the one that lasts longest", () => {
    const either = asks({ anyOf: [training(1), training(2)] })
    const first = holds(training(1), approved(null, "2026-07-01"))
    const second = holds(training(2), approved(null, "2027-01-01"))
    expect(found(either, [first]).verdict).toBe("MAY")
    expect(found(either, [first, second])).toMatchObject({ held: second, until: "2027-01-01" })
    expect(found(either, [holds({ kind: "compliance", id: 1 }, approved(null, null))]).verdict).toBe(
      "MAY_NOT"
    )
  })

  it("tells of what is nearest where nothing does", () => {
    const either = asks({ anyOf: [training(1), training(2)] })
    const waits = holds(training(2), { status: "WAITING_APPROVAL" })
    expect(found(either, [holds(training(1), { status: "REJECTED" }), waits]).held).toBe(waits)
  })

  it("lets pass with a warning what only warns, and what is in its days of grace to the last", () => {
    expect(found(asks({ otherwise: "WARN" }), []).verdict).toBe("MAY_WITH_WARNINGS")
    const ended = (expires: string) => [holds(training(1), approved(null, expires))]
    expect(found(asks({ graceDays: 14 }), ended("2026-06-01")).verdict).toBe("MAY_WITH_WARNINGS")
    expect(found(asks({ graceDays: 13 }), ended("2026-06-01")).verdict).toBe("MAY_NOT")
    expect(found(asks({ graceDays: 14 }), ended("2026-06-01"), night).verdict).toBe("MAY_NOT")
  })

  it("always refuses without a right to work, and without the DBS check that the law demands for the role", () => {
    const lenient = { otherwise: "WARN", graceDays: 30 } as const
    const rightToWork = asks({ ...lenient, anyOf: [{ kind: "rightToWork" }] })
    const ended = [holds({ kind: "rightToWork" }, approved(null, "2026-06-14"))]
    expect(found(rightToWork, ended)).toMatchObject({ verdict: "MAY_NOT" })
    const dbs = asks({ ...lenient, anyOf: [{ kind: "dbs" }] })
    expect(found(dbs, [], day, { needsDbs: true }).verdict).toBe("MAY_NOT")
    expect(found(dbs, [], day, { needsDbs: false }).verdict).toBe("MAY_WITH_WARNINGS")
  })

  it("tells every requirement, and by the worst whether they may", () => {
    const { verdict, findings } = eligibilityFor(
      [asks({ id: 1, otherwise: "WARN" }), asks({ id: 2, anyOf: [{ kind: "fitToWork" }] })],
      anyone,
      [holds({ kind: "fitToWork" }, approved(null, null))],
      day
    )
    expect(verdict).toBe("MAY_WITH_WARNINGS")
    expect(findings.map(({ outcome }) => outcome)).toEqual(["WARNED", "MET"])
    expect(eligibilityFor([], anyone, [], day)).toEqual({ verdict: "MAY", findings: [] })
  })
})

const someDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-01-01", days))
const someVersion = fc.record({
  status: fc.constantFrom("APPROVED", "APPROVED", "WAITING_APPROVAL", "REJECTED"),
  issued: fc.option(someDay),
  expires: fc.option(someDay)
})
const noon = (day: string) => ({ start: `${day}T11:00:00Z`, end: `${day}T13:00:00Z`, zone })

describe("until when a requirement stays met", () => {
  it("is the last day before the first on which it is not", () => {
    fc.assert(
      fc.property(fc.array(someVersion, { maxLength: 4 }), someDay, (versions, from) => {
        const held = [{ evidence: training(1), versions: versions as ReadonlyArray<StandingVersion> }]
        const { outcome, until } = found(asks(), held, noon(from))
        let last = from
        while (last < "2028-01-01" && found(asks(), held, noon(addDays(last, 1))).outcome === "MET")
          last = addDays(last, 1)
        if (outcome === "MET") expect(until).toBe(last === "2028-01-01" ? undefined : last)
        else expect(until).toBeUndefined()
      }),
      { numRuns: 60 }
    )
  })

  it("holds a longer shift to each of its days", () => {
    fc.assert(
      fc.property(
        fc.array(someVersion, { maxLength: 4 }),
        someDay,
        fc.integer({ min: 0, max: 6 }),
        (versions, from, more) => {
          const held = [{ evidence: training(1), versions: versions as ReadonlyArray<StandingVersion> }]
          const days = Array.from({ length: more + 1 }, (_, at) => addDays(from, at))
          const long = { start: noon(from).start, end: noon(addDays(from, more)).end, zone }
          const each = days.map((day) => found(asks(), held, noon(day)).outcome)
          expect(found(asks(), held, long).outcome === "MET").toBe(each.every((one) => one === "MET"))
        }
      )
    )
  })
})
