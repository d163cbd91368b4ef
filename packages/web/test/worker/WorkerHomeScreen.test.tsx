import { workerAgenciesLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { WorkerHomeScreen } from "../../src/worker/WorkerHomeScreen.tsx"
import { serving } from "../serving.ts"

const content = [
  { id: 3, name: "Moorside Care" },
  { id: 8, name: "Harbour Nursing" }
]
const service = setupServer(handlers.worker.agencies(() => ({ content, totalElements: 2 })))

serving(service)

const openHome = () => {
  const client = makeClient({ baseUrl: "http://service.test" })
  const logic = workerAgenciesLogic(async () => client)
  const agencies = createActor(logic, { input: { request: { workerId: 9 } } }).start()
  render(<WorkerHomeScreen agencies={agencies} />)
}
const agencies = () => within(screen.getByRole("region", { name: "Your Agencies" }))
const links = (found: ReadonlyArray<HTMLElement>) =>
  found.map((link) => [link.textContent, link.getAttribute("href")])

describe("WorkerHomeScreen", () => {
  it("leads to each of the worker's agencies", async () => {
    openHome()
    await agencies().findByRole("link", { name: "Moorside Care" })
    expect(
      agencies()
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"))
    ).toEqual(["/worker/agency/3", "/worker/agency/8"])
  })

  it("leads to compliance and forms, whatever becomes of the agencies", () => {
    service.use(handlers.worker.agencies(failing(500)))
    openHome()
    expect(links(screen.getAllByRole("link"))).toEqual([
      ["Compliance", "/worker/compliance"],
      ["Forms", "/worker/forms/"]
    ])
  })

  it("says when the worker belongs to no agency", async () => {
    service.use(handlers.worker.agencies(() => ({ content: [], totalElements: 0 })))
    openHome()
    expect(await screen.findByText("You belong to no agency yet")).toBeTruthy()
  })

  it("says why the agencies are missing, and shows them after Retry", async () => {
    service.use(handlers.worker.agencies(failing(500)))
    openHome()
    expect(await screen.findByText("Internal server error, please try later")).toBeTruthy()

    service.resetHandlers()
    await userEvent.click(screen.getByRole("button", { name: "Retry" }))

    expect(await agencies().findByRole("link", { name: "Harbour Nursing" })).toBeTruthy()
  })
})
