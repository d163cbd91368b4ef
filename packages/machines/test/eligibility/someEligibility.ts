import type { EligibilityMatrix, JobEligibility } from "@crewfleet/sdk"

/** A nurse whose fire safety has ended. */
export const nurse: JobEligibility = {
  agencyId: 7,
  assignmentCodeId: 3,
  assignmentCode: "Nurse",
  verdict: "MAY_NOT",
  findings: [
    { requirementId: 1, anyOf: [], name: "Right to work", outcome: "MET", until: "2027-05-01" },
    {
      requirementId: 2,
      anyOf: [],
      name: "Fire Safety",
      outcome: "REFUSED",
      shortfall: { kind: "expired", day: "2026-12-03" }
    }
  ]
}

/** What is asked of nurses, and one of them. */
export const matrix: EligibilityMatrix = {
  assignmentCodeId: 3,
  start: "2026-12-03T00:00:00.000Z",
  end: "2026-12-04T00:00:00.000Z",
  requirements: [
    {
      id: 2,
      name: "Fire Safety",
      anyOf: [{ kind: "training", id: 20, name: "Fire Safety" }],
      otherwise: "REFUSE",
      graceDays: 0,
      binding: false
    }
  ],
  workers: [
    {
      id: 12,
      firstname: "Grace",
      lastname: "Lee",
      verdict: "MAY",
      cells: [{ outcome: "MET", until: "2026-12-20" }],
      changes: [{ day: "2026-12-21", verdict: "MAY_NOT" }]
    }
  ]
}
