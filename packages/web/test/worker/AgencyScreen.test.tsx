import { sharingLogic, workerAgenciesLogic, workerAgencyLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { AgencyScreen } from "../../src/worker/AgencyScreen.tsx"
import { press } from "../person.ts"
import { serving } from "../serving.ts"

const agency = {
  id: 7,
  name: "Northern Care",
  logo: "/files/logo",
  telephone: "0113 496 (0) 111",
  address: { street: "1 Quay", city: "Hull", postalCode: "HU1 1AA", country: "United Kingdom" }
}
const service = setupServer(
  handlers.agency.byId(() => agency),
  handlers.worker.agencies(() => ({
    content: [{ id: 7, name: "Northern Care", standing: "APPLIED" as const, shares: false }],
    totalElements: 1
  }))
)

serving(service)

const open = () => {
  const client = makeClient({ baseUrl: "http://service.test", retries: 0 })
  const load = async () => client
  const agencies = createActor(workerAgenciesLogic(load), { input: { request: { workerId: 9 } } }).start()
  render(
    <AgencyScreen
      agencyId={7}
      session={{ workerId: 9 }}
      agencies={agencies}
      logic={workerAgencyLogic(load)}
      logics={{ sharing: sharingLogic(load) }}
    />
  )
}

describe("AgencyScreen", () => {
  it("says how a worker's agency is reached", async () => {
    open()
    expect(screen.getByText("Loading agency...")).toBeTruthy()
    expect(await screen.findByRole("heading", { level: 1, name: "Northern Care" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "0113 496 (0) 111" }).getAttribute("href")).toBe(
      "tel:01134960111"
    )
    expect(document.querySelector("address")?.textContent).toBe("1 Quay\nHull\nHU1 1AA\nUnited Kingdom")
    expect(screen.getByRole("img", { name: "Logo of Northern Care" })).toBeTruthy()
  })

  it("says where the worker stands with the agency, and lets it see the records", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.worker.share(({ params, payload }) => {
        asked.push([params.agencyId, payload])
        return { message: "This agency can see your records." }
      })
    )
    open()
    expect(await screen.findByRole("heading", { name: "You have applied" })).toBeTruthy()
    const sharing = await screen.findByRole<HTMLInputElement>("checkbox", {
      name: "Northern Care can see my records"
    })
    expect(sharing.checked).toBe(false)
    await userEvent.click(sharing)
    await waitFor(() => expect(asked).toEqual([["7", { shares: true }]]))
  })

  it("says so where the agency has yet to complete its profile", async () => {
    service.use(handlers.agency.byId(() => ({ id: 7, name: "Northern Care" })))
    open()
    expect(await screen.findByText("This agency has yet to say how it is reached.")).toBeTruthy()
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("says Error loading agency, and shows it after Retry", async () => {
    service.use(handlers.agency.byId(failing(500)))
    open()
    expect(await screen.findByText("Error loading agency")).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect(await screen.findByRole("heading", { name: "Northern Care" })).toBeTruthy()
  })

  it("tells of an agency that the worker does not belong to as of one that is not there", async () => {
    service.use(handlers.agency.byId(failing(404)))
    open()
    expect(await screen.findByText("You belong to no agency with the number 7.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull()
  })
})
