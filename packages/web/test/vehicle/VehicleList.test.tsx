import { vehiclesLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { navigate } from "wouter/use-browser-location"
import { VehicleApprovalsScreen } from "../../src/vehicle/VehicleApprovalsScreen.tsx"
import { VehicleListScreen } from "../../src/vehicle/VehicleListScreen.tsx"
import { vehiclePlaces } from "../../src/vehicle/vehiclePlaces.ts"
import { press } from "../person.ts"

const asked: Array<object> = []
const service = setupServer(
  handlers.vehicle.list(({ query }) => {
    asked.push(query)
    return { content: [{ id: 7, name: "Ford", model: "Focus" }], totalElements: 60 }
  })
)
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
afterEach(() => {
  cleanup()
  service.resetHandlers()
  asked.splice(0)
})
afterAll(() => service.close())

const logic = vehiclesLogic(async () => makeClient({ baseUrl: location.origin, retries: 0 }))
const open = async (query: string) => {
  history.replaceState(null, "", `${vehiclePlaces.list}${query}`)
  render(<VehicleListScreen currency="GBP" logic={logic} />)
  await screen.findByRole("link", { name: "Ford Focus" })
}
const openApprovals = async (query: string) => {
  history.replaceState(null, "", `${vehiclePlaces.approvals}${query}`)
  render(<VehicleApprovalsScreen currency="GBP" logic={logic} />)
  await screen.findByRole("link", { name: "Ford Focus" })
}
const addressIs = (query: string) => waitFor(() => expect(location.search).toBe(query))
const isAsked = (query: object) => waitFor(() => expect(asked.at(-1)).toMatchObject(query))
const status = () => screen.getByLabelText<HTMLSelectElement>("Status")
const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search vehicles" })

describe("the vehicles of an agency", () => {
  it("keep search, status and page in the address", async () => {
    await open("")
    await userEvent.click(screen.getByRole("button", { name: "Next page" }))
    await addressIs("?page=2")
    await userEvent.selectOptions(status(), "Rejected")
    await addressIs("?status=REJECTED")
    await userEvent.type(search(), "ford{Enter}")
    await addressIs("?status=REJECTED&search=ford")
    await isAsked({ page: "0", query: "ford", statuses: "REJECTED", direction: "DESC" })
    await userEvent.selectOptions(status(), "All statuses")
    await addressIs("?search=ford")
  })

  it("begin where the address says", async () => {
    await open("?status=DRAFT&search=ford&page=2")
    expect(asked).toMatchObject([{ page: "1", query: "ford", statuses: "DRAFT" }])
    expect([search().value, status().value]).toEqual(["ford", "DRAFT"])
  })

  it("begin anew when a link leads to the whole list", async () => {
    await open("?status=DRAFT&search=ford")
    act(() => navigate(vehiclePlaces.list))
    await waitFor(() => expect([search().value, status().value]).toEqual(["", ""]))
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty("statuses"))
    expect(location.search).toBe("")
  })

  it("are all shown where the address names no status that there is", async () => {
    await open("?status=SOLD&page=0")
    expect(asked[0]).not.toHaveProperty("statuses")
    expect(asked[0]).toMatchObject({ page: "0" })
  })

  it("are asked for again when they could not be loaded", async () => {
    service.use(handlers.vehicle.list(unreachable))
    render(<VehicleListScreen currency="GBP" logic={logic} />)
    expect(await screen.findByText("Error loading vehicles")).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect(await screen.findByRole("link", { name: "Ford Focus" })).toBeTruthy()
  })
})

describe("the vehicles of all agencies", () => {
  it("are those that await approval first, and any others where the address says so", async () => {
    await openApprovals("")
    expect(asked).toMatchObject([{ statuses: "AWAITING_APPROVAL", direction: "ASC" }])
    expect(location.search).toBe("")
    await userEvent.selectOptions(status(), "All statuses")
    await addressIs("?status=ALL")
    expect(await screen.findByRole("heading", { name: "Vehicles of all providers" })).toBeTruthy()
    await userEvent.type(search(), "ford{Enter}")
    await addressIs("?status=ALL&search=ford")
    await isAsked({ query: "ford" })
    expect(asked.at(-1)).not.toHaveProperty("statuses")
  })

  it("begin where the address says", async () => {
    await openApprovals("?status=ALL&search=ford&page=2")
    expect(asked[0]).toMatchObject({ page: "1", query: "ford" })
    expect(asked[0]).not.toHaveProperty("statuses")
  })
})
