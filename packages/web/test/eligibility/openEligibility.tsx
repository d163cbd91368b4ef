import {
  askMatrix,
  eligibilityLogic,
  eligibilityMatrixLogic,
  exportLogic,
  lookupLogic,
  requirementsEditorLogic
} from "@crewfleet/machines"
import { type EligibilityMatrix, type MatrixWorker, makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import type { EligibilityLogics } from "../../src/eligibility/eligibilityLogics.ts"

const load = async () => makeClient({ baseUrl: location.origin })

/** The files that were exported. */
export const files: Array<ReadonlyArray<MatrixWorker>> = []

export const logics: EligibilityLogics = {
  ofWorker: eligibilityLogic(load),
  matrix: eligibilityMatrixLogic(load),
  export: () => exportLogic(load, askMatrix)((rows) => void files.push(rows)),
  lookup: lookupLogic(load),
  requirements: requirementsEditorLogic(load)
}

const asked = (id: number, name: string) => ({
  id,
  name,
  anyOf: [{ kind: "training", id, name }],
  otherwise: "REFUSE",
  graceDays: 0,
  binding: false
})

/** Three workers: one may not work, one may and stops within a week, one may. */
export const matrix: EligibilityMatrix = {
  assignmentCodeId: 3,
  start: "2026-11-24T00:00:00.000Z",
  end: "2026-11-25T00:00:00.000Z",
  requirements: [asked(4, "Fire safety"), asked(9, "Life support")],
  workers: [
    {
      ...{ id: 1, firstname: "Zoë", lastname: "Hill", employmentNumber: "NW-1", verdict: "MAY_NOT" },
      cells: [{ outcome: "MET" }, { outcome: "REFUSED", shortfall: { kind: "expired", day: "2026-11-24" } }],
      changes: []
    },
    {
      ...{ id: 2, firstname: "Grace", lastname: "Lee", employmentNumber: "NW-2", verdict: "MAY" },
      cells: [{ outcome: "MET", until: "2026-11-29" }, { outcome: "MET" }],
      changes: [{ day: "2026-11-30", verdict: "MAY_NOT" }]
    },
    {
      ...{ id: 3, firstname: "Omar", lastname: "Hill", verdict: "MAY" },
      cells: [{ outcome: "MET" }, { outcome: "MET" }],
      changes: []
    }
  ]
}

/** A service that answers everything; a test replaces what it is about. */
export const service = setupServer(
  handlers.lookup.assignmentCodes(() => [
    { id: 1, code: "001", name: "Cleaner" },
    { id: 3, code: "003", name: "Nurse" }
  ]),
  handlers.lookup.trainings(() => [
    { id: 4, name: "Fire safety" },
    { id: 9, name: "Life support" }
  ]),
  handlers.lookup.compliances(() => [{ id: 1, name: "Identity document" }]),
  handlers.eligibility.matrix(() => matrix)
)
