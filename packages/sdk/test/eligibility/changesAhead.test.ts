import { addDays, type StandingVersion } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"
import { changesAhead } from "../../src/eligibility/changesAhead.ts"
import { eligibilityOn, type Held } from "../../src/eligibility/eligibility.ts"
import type { Requirement } from "../../src/eligibility/Requirement.ts"

const from = "2026-06-15"
const anyone = { needsDbs: false }
const training: Requirement = {
  id: 1,
  name: "Basic life support",
  anyOf: [{ kind: "training", id: 1 }],
  otherwise: "REFUSE",
  graceDays: 7
}
const rightToWork: Requirement = {
  ...training,
  id: 2,
  name: "Right to work",
  anyOf: [{ kind: "rightToWork" }]
}
const ending = (expires: string): StandingVersion => ({ status: "APPROVED", expires })

it("tells from which day on somebody may no longer work, with what is in its days of grace before", () => {
  const held: ReadonlyArray<Held> = [
    { evidence: { kind: "training", id: 1 }, versions: [ending("2026-06-30")] },
    { evidence: { kind: "rightToWork" }, versions: [ending("2027-06-30")] }
  ]
  expect(changesAhead([training, rightToWork], anyone, held, from, 30)).toEqual([
    { day: "2026-07-01", verdict: "MAY_WITH_WARNINGS" },
    { day: "2026-07-08", verdict: "MAY_NOT" }
  ])
  expect(changesAhead([training, rightToWork], anyone, held, from, 16)).toHaveLength(1)
  expect(changesAhead([training, rightToWork], anyone, held, from, 15)).toEqual([])
})

it("tells of a renewal that begins later", () => {
  const versions: ReadonlyArray<StandingVersion> = [
    { status: "APPROVED", issued: "2026-07-10", expires: "2029-07-09" },
    ending("2026-06-20")
  ]
  const held = [{ evidence: { kind: "training", id: 1 } as const, versions }]
  expect(changesAhead([{ ...training, graceDays: 0 }], anyone, held, from, 60)).toEqual([
    { day: "2026-06-21", verdict: "MAY_NOT" },
    { day: "2026-07-10", verdict: "MAY" }
  ])
})

const someDay = fc.integer({ min: -60, max: 120 }).map((days) => addDays(from, days))
const someVersions = fc.array(
  fc.record({
    status: fc.constantFrom("APPROVED" as const, "WAITING_APPROVAL" as const, "REJECTED" as const),
    issued: fc.option(someDay),
    expires: fc.option(someDay)
  }),
  { maxLength: 3 }
)

it("misses no day, whatever is held", () => {
  fc.assert(
    fc.property(someVersions, someVersions, fc.integer({ min: 0, max: 20 }), (first, second, graceDays) => {
      const held: ReadonlyArray<Held> = [
        { evidence: { kind: "training", id: 1 }, versions: first },
        { evidence: { kind: "rightToWork" }, versions: second }
      ]
      const requirements = [{ ...training, graceDays }, rightToWork]
      const verdictOn = (day: string) => eligibilityOn(requirements, anyone, held, [day]).verdict
      const expected = Array.from({ length: 90 }, (_, at) => addDays(from, at + 1)).flatMap((day) =>
        verdictOn(day) === verdictOn(addDays(day, -1)) ? [] : [{ day, verdict: verdictOn(day) }]
      )
      expect(changesAhead(requirements, anyone, held, from, 90)).toEqual(expected)
    }),
    { numRuns: 50 }
  )
})
