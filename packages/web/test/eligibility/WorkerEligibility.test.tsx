import { eligibilityLogic } from "@crewfleet/machines"
import { type JobEligibility, makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { WorkerEligibility } from "../../src/eligibility/WorkerEligibility.tsx"
import { press } from "../person.ts"
import { serving } from "../serving.ts"

const service = setupServer()
serving(service)

const client = makeClient({ baseUrl: location.origin })
const logic = eligibilityLogic(async () => client)

const nurse: JobEligibility = {
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
    },
    {
      requirementId: 3,
      anyOf: [],
      name: "Moving and Handling",
      outcome: "WARNED",
      shortfall: { kind: "expired", day: "2026-12-01" }
    }
  ]
}

const open = () => render(<WorkerEligibility workerId={12} agencyId={7} logic={logic} />)

describe("WorkerEligibility", () => {
  it("says for each job whether the worker may work, and what is in the way, in words", async () => {
    service.use(
      handlers.eligibility.ofWorker(() => [
        nurse,
        { ...nurse, assignmentCodeId: 1, assignmentCode: "Carer", verdict: "MAY", findings: [] }
      ])
    )
    open()
    await screen.findByText("May not work")
    expect([...document.querySelectorAll("li li")].map(({ textContent }) => textContent)).toEqual([
      "Fire Safety ended before 3 Dec 2026",
      "Moving and Handling ended before 1 Dec 2026, which only warns"
    ])
    screen.getByText("May work")
  })

  it("shows a verdict of a newer service as it was told", async () => {
    service.use(handlers.eligibility.ofWorker(() => [{ ...nurse, verdict: "MAY_IN_DAYLIGHT", findings: [] }]))
    open()
    await screen.findByText("MAY_IN_DAYLIGHT")
  })

  it("says that there is no job yet", async () => {
    service.use(handlers.eligibility.ofWorker(() => []))
    open()
    await screen.findByText("There is no job to be booked for yet")
  })

  it("says that it could not be loaded, and tries again when asked", async () => {
    service.use(handlers.eligibility.ofWorker(failing(500)))
    open()
    await screen.findByText("Error loading who may work")
    service.use(handlers.eligibility.ofWorker(() => [nurse]))
    await press("Retry")
    await screen.findByText("Nurse")
  })
})
