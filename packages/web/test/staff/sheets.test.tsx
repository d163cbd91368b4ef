import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { PrintedWorkerScreen } from "../../src/staff/PrintedWorkerScreen.tsx"
import { serving } from "../serving.ts"
import { credentials, grace, information, logics, service } from "./openStaff.tsx"

serving(service)

const records = credentials.list

const licence = {
  id: 40,
  name: "Driving Licence",
  status: "APPROVED",
  workerId: 12,
  version: 1,
  number: 1,
  uploaded: "2026-11-03T09:05:00.000Z",
  complianceId: 9,
  complianceDate: "2026-01-15",
  complianceExpiry: "2099-04-30"
} as const

describe("PrintedWorkerScreen", () => {
  it("puts all that the agency has of a worker on the sheet that is printed", async () => {
    service.use(handlers.compliance.list(() => ({ content: [licence], totalElements: 1 })))
    render(<PrintedWorkerScreen agencyId={7} workerId={12} logics={logics} records={records} />)
    await screen.findByRole("button", { name: "Print" })
    await waitFor(() => {
      const printed = document.body.lastElementChild?.textContent ?? ""
      for (const text of [
        "Grace Lee",
        "grace@post.example",
        "Nurse (Paye)",
        "1 Jan 2026",
        "Fire Safety",
        "Driving Licence",
        "Northway, ",
        "At work"
      ])
        expect(printed).toContain(text)
    })
  })

  it("has the rest of somebody who does not show their records, and says so", async () => {
    service.use(
      handlers.worker.byId(() => ({ ...grace, shares: false })),
      handlers.training.list(failing(404)),
      handlers.compliance.list(failing(404))
    )
    render(<PrintedWorkerScreen agencyId={7} workerId={12} logics={logics} records={records} />)
    await screen.findByRole("button", { name: "Print" })
    expect(screen.getAllByText(/This worker does not let you see their records/).length).toBeGreaterThan(0)
    expect(screen.getAllByText("Nurse (Paye)").length).toBeGreaterThan(0)
  })

  it("is not printed while something of it is missing, which is asked for again", async () => {
    service.use(handlers.agencyWorker.information(failing(404)))
    render(<PrintedWorkerScreen agencyId={7} workerId={12} logics={logics} records={records} />)
    const again = await screen.findByRole("button", { name: "Retry" })
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull()
    service.use(handlers.agencyWorker.information(() => information))
    await userEvent.click(again)
    expect(await screen.findByRole("button", { name: "Print" })).toBeTruthy()
  })
})
