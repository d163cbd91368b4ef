import { expect, it } from "vitest"
import { changesAhead } from "../../src/eligibility/changesAhead.ts"
import { eligibilityFor, type Held } from "../../src/eligibility/eligibility.ts"
import type { Requirement } from "../../src/eligibility/Requirement.ts"

it("tells of the nurse in docs/eligibility.md what stands there", () => {
  const nurse = { needsDbs: true }
  const asked: ReadonlyArray<Requirement> = [
    { id: 1, name: "Right to work", anyOf: [{ kind: "rightToWork" }], otherwise: "WARN", graceDays: 30 },
    { id: 2, name: "DBS check", anyOf: [{ kind: "dbs" }], otherwise: "REFUSE", graceDays: 0 },
    {
      id: 3,
      name: "Life support",
      anyOf: [
        { kind: "training", id: 11 }, // basic
        { kind: "training", id: 12 } // immediate
      ],
      otherwise: "REFUSE",
      graceDays: 0
    },
    {
      id: 4,
      name: "Fire safety",
      anyOf: [{ kind: "training", id: 20 }],
      otherwise: "REFUSE",
      graceDays: 14
    }
  ]

  const held: ReadonlyArray<Held> = [
    { evidence: { kind: "rightToWork" }, versions: [{ status: "APPROVED" }] },
    { evidence: { kind: "dbs" }, versions: [{ status: "APPROVED", expires: "2028-02-29" }] },
    {
      evidence: { kind: "training", id: 12 },
      recordId: 501,
      versions: [
        { status: "WAITING_APPROVAL", issued: "2027-03-10", expires: "2030-03-09" },
        { status: "APPROVED", issued: "2024-03-28", expires: "2027-03-27" }
      ]
    },
    { evidence: { kind: "training", id: 20 }, versions: [{ status: "APPROVED", expires: "2027-03-20" }] }
  ]

  const night = { start: "2027-03-27T20:00:00Z", end: "2027-03-28T07:00:00Z", zone: "Europe/London" }
  const { verdict, findings } = eligibilityFor(asked, nurse, held, night)

  expect(verdict).toBe("MAY_NOT")
  expect(
    findings.map(({ requirement, outcome, shortfall }) => [requirement.name, outcome, shortfall])
  ).toEqual([
    ["Right to work", "MET", undefined],
    ["DBS check", "MET", undefined],
    ["Life support", "REFUSED", { kind: "awaiting", day: "2027-03-28" }],
    ["Fire safety", "WARNED", { kind: "expired", day: "2027-03-27" }]
  ])

  const changes = changesAhead(asked, nurse, held, "2027-03-15", 30)
  expect(changes).toEqual([
    { day: "2027-03-21", verdict: "MAY_WITH_WARNINGS" },
    { day: "2027-03-28", verdict: "MAY_NOT" }
  ])
})
