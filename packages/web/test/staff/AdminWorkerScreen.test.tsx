import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { AdminWorkerScreen } from "../../src/staff/AdminWorkerScreen.tsx"
import { serving } from "../serving.ts"
import { logics, service } from "./openStaff.tsx"

serving(service)

const open = () => {
  history.replaceState(null, "", "/admin/workers/info/12")
  render(<AdminWorkerScreen workerId={12} logics={logics} />)
}

describe("AdminWorkerScreen", () => {
  it("leads to a worker as their one agency has them", async () => {
    open()
    await waitFor(() => expect(location.pathname).toBe("/admin/workers/info/7/12"))
  })

  it("shows whoever works for several as a person, with the agencies to choose from", async () => {
    const content = [
      { id: 7, name: "Northway" },
      { id: 8, name: "Southgate" }
    ]
    service.use(handlers.worker.agencies(() => ({ content, totalElements: 2 })))
    open()
    const link = await screen.findByRole("link", { name: "Southgate" })
    expect(link.getAttribute("href")).toBe("/admin/workers/info/8/12")
    expect(screen.getByRole("heading", { level: 1, name: "Grace Lee" })).toBeTruthy()
    expect(screen.getByText("grace@post.example")).toBeTruthy()
  })

  it("shows whoever works for none, and says so", async () => {
    service.use(handlers.worker.agencies(() => ({ content: [], totalElements: 0 })))
    open()
    expect(
      await screen.findByText("They work for no agency, and wait for none to take them on.")
    ).toBeTruthy()
  })

  it("says that there is no such worker", async () => {
    service.use(handlers.worker.byId(failing(404)))
    open()
    expect(await screen.findByRole("heading", { level: 1, name: "Worker not found" })).toBeTruthy()
  })
})
