import { agenciesLogic, askAgencies, exportLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { AgenciesScreen } from "../../src/agency/AgenciesScreen.tsx"
import { firstRow } from "../person.ts"
import { serving } from "../serving.ts"

const service = setupServer()
serving(service)

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })

const open = () => {
  history.replaceState(null, "", "/admin/agencies/list")
  render(
    <AgenciesScreen logics={{ agencies: agenciesLogic(load), export: exportLogic(load, askAgencies) }} />
  )
}

describe("AgenciesScreen", () => {
  it("shows where each provider is, how it is reached and how much it does, and leads to its vehicles", async () => {
    const kestrel = { id: 7, name: "Kestrel", city: "Hull", country: "United Kingdom" }
    const agency = {
      ...kestrel,
      telephone: "01482 496000",
      baseCurrency: "GBP",
      vehicles: 12,
      bookings: 1234
    }
    service.use(handlers.agency.list(() => ({ content: [agency], totalElements: 1 })))
    open()
    expect(await firstRow()).toEqual(["Kestrel", "HullUnited Kingdom", "01482 496000", "GBP", "12", "1,234"])
    const link = screen.getByRole("link", { name: "Kestrel" })
    expect(link.getAttribute("href")).toBe("/admin/vehicles?status=ALL&agency=7")
  })

  it("shows what is not known of a provider as just that", async () => {
    service.use(handlers.agency.list(() => ({ content: [{ id: 7, name: "Kestrel" }], totalElements: 1 })))
    open()
    expect(await firstRow()).toEqual(["Kestrel", "–", "–", "Not chosen yet", "–", "–"])
  })

  it("says that they could not be loaded, and asks again", async () => {
    service.use(handlers.agency.list(failing(500)))
    open()
    expect(await screen.findByText("Error loading agencies")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy()
  })
})
