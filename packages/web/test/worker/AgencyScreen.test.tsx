import { workerAgencyLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
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
const service = setupServer(handlers.agency.byId(() => agency))

serving(service)

const open = () => {
  const client = makeClient({ baseUrl: "http://service.test", retries: 0 })
  render(<AgencyScreen agencyId={7} logic={workerAgencyLogic(async () => client)} />)
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
