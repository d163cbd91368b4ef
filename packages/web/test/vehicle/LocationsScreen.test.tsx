import { locationEditorLogic, vehicleLocationsLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { LocationsScreen } from "../../src/vehicle/LocationsScreen.tsx"
import { vehicleLogics } from "../../src/vehicle/vehicleLogics.ts"

const airport = { id: 4, name: "Airport", city: "Leeds", country: "United Kingdom", version: 2 }
let places = [airport]

const service = setupServer(
  handlers.vehicle.locations(() => ({ content: places, totalElements: places.length })),
  handlers.vehicle.locationById(() => places[0] ?? airport),
  handlers.vehicle.updateLocation(({ payload }) => {
    places = [{ ...airport, name: payload.name ?? "", version: 3 }]
    return places[0] ?? airport
  })
)
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
beforeEach(() => {
  places = [airport]
})
afterEach(() => {
  cleanup()
  service.resetHandlers()
})
afterAll(() => service.close())

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })
const open = () => {
  const locations = vehicleLocationsLogic(load)
  const locationEditor = locationEditorLogic(load)
  render(<LocationsScreen logics={{ ...vehicleLogics, locations, locationEditor }} />)
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }))
const rename = async (name: string) => {
  await press("Edit Airport")
  const field = await screen.findByLabelText("Name")
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await press("Save")
}

it("shows a place as it was saved", async () => {
  open()
  await rename("Terminal")
  expect(await screen.findByRole("rowheader", { name: "Terminal" })).toBeTruthy()
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("shows both versions to whoever was slower, and saves theirs once they have seen the other", async () => {
  open()
  await screen.findByRole("button", { name: "Edit Airport" })
  service.use(handlers.vehicle.updateLocation(failing(409)))
  await press("Edit Airport")
  await userEvent.type(await screen.findByLabelText("Town or city"), "!")
  places = [{ ...airport, name: "Terminal", version: 3 }]
  await press("Save")
  const row = await screen.findByRole("row", { name: /^Name/ })
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent)
  ).toEqual(["Airport", "Terminal"])
  expect(screen.getByRole("row", { name: /^Town or city/ }).textContent).toContain("Leeds!")
  service.resetHandlers()
  await press("Save my version")
  expect(await screen.findByRole("button", { name: "Edit Airport" })).toBeTruthy()
})

it("goes on with what was typed over a place that was changed meanwhile, and saves it over theirs", async () => {
  const saved: Array<object> = []
  service.use(
    handlers.vehicle.updateLocation(({ payload }) => {
      saved.push(payload)
      if (payload.version !== places[0]?.version) return failing(409)()
      places = [{ ...airport, city: payload.city ?? "", version: 4 }]
      return places[0] ?? airport
    })
  )
  open()
  await press("Edit Airport")
  await userEvent.type(await screen.findByLabelText("Postcode (optional)"), "LS19 7TU")
  places = [{ ...airport, city: "Bradford", version: 3 }]
  await press("Save")
  const city = await screen.findByRole("row", { name: /^Town or city/ })
  expect(city.textContent).toMatch(/Leeds\s*Bradford/)
  await press("Go on editing mine")
  expect(await screen.findByLabelText("Postcode (optional)")).toHaveProperty("value", "LS19 7TU")
  await userEvent.clear(screen.getByLabelText("Town or city"))
  await userEvent.type(screen.getByLabelText("Town or city"), "Bradford")
  await press("Save")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(saved).toMatchObject([
    { version: 2, city: "Leeds", postalCode: "LS19 7TU" },
    { version: 3, city: "Bradford", postalCode: "LS19 7TU" }
  ])
})

it("asks before what was typed is lost", async () => {
  open()
  await press("Edit Airport")
  await userEvent.type(await screen.findByLabelText("Name"), " East")
  await press("Cancel")
  await press("Keep editing")
  expect(await screen.findByLabelText<HTMLInputElement>("Name")).toHaveProperty("value", "Airport East")
  await press("Cancel")
  await press("Discard")
  expect(await screen.findByRole("button", { name: "Edit Airport" })).toBeTruthy()
  expect(places).toEqual([airport])
})

it("says why a place cannot be loaded, and loads it when asked to", async () => {
  service.use(handlers.vehicle.locationById(failing(503)))
  open()
  await press("Edit Airport")
  const retry = await screen.findByRole("button", { name: "Retry" })
  service.resetHandlers()
  await userEvent.click(retry)
  expect(await screen.findByLabelText("Name")).toHaveProperty("value", "Airport")
})

it("keeps what is typed while it saves, and saves that too before it closes", async () => {
  open()
  await screen.findByRole("button", { name: "Edit Airport" })
  const saving = Promise.withResolvers<void>()
  const saved: Array<string> = []
  service.use(
    handlers.vehicle.updateLocation(async ({ payload }) => {
      saved.push(`${payload.name}, ${payload.city}`)
      if (saved.length === 1) await saving.promise
      places = [{ ...airport, name: payload.name ?? "", city: payload.city ?? "", version: 2 + saved.length }]
      return places[0] ?? airport
    })
  )
  await press("Edit Airport")
  await userEvent.type(await screen.findByLabelText("Name"), " East")
  await userEvent.dblClick(screen.getByRole("button", { name: "Save" }))
  await userEvent.type(screen.getByLabelText("Town or city"), " Bradford")
  saving.resolve()
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" }).ariaBusy).toBe("false"))
  expect(screen.getByLabelText("Town or city")).toHaveProperty("value", "Leeds Bradford")
  await press("Save")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(saved).toEqual(["Airport East, Leeds", "Airport East, Leeds Bradford"])
})

it("says beside the form that what is typed is not kept here, for as long as that is so", async () => {
  open()
  await press("Edit Airport")
  await userEvent.type(await screen.findByLabelText("Name"), " East")
  expect(await screen.findByText(words.draftNotKept.text)).toBeTruthy()
  await userEvent.type(
    screen.getByLabelText("Name"),
    "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}"
  )
  await waitFor(() => expect(screen.queryByText(words.draftNotKept.text)).toBeNull())
})
