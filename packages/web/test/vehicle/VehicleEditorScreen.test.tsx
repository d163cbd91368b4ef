import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { vehiclePlaces } from "../../src/vehicle/vehiclePlaces.ts"
import { press, problems } from "../person.ts"
import { fleet, serveFleet, service } from "./fleet.ts"
import { answer, describeVehicle, field, openNewVehicle, openVehicle } from "./openVehicle.tsx"

serveFleet()

const summary = () => screen.queryByRole("alert", { name: "There is a problem" })

it("names every question that is left open, and leads to its field", async () => {
  openNewVehicle()
  await press("Add Vehicle")
  expect(await problems()).toHaveLength(15)
  expect(document.title).toMatch(/^Error: Add Vehicle/)
  await userEvent.click(screen.getByRole("link", { name: "Enter the number of seats" }))
  expect(document.activeElement).toBe(await field("Seats"))
  expect(fleet.saved).toEqual([])
})

it("says what is wrong with an answer, and keeps everything that was typed", async () => {
  openNewVehicle()
  await describeVehicle("?")
  await answer("Seats", "21")
  await answer("Deposit", "12.345")
  await press("Add Vehicle")
  expect(await problems()).toEqual([
    "Registration number must be 2 to 10 letters and numbers, like YK24 HBN",
    "Seats must be between 1 and 20",
    "Deposit must be an amount of money, like 45 or 45.50"
  ])
  expect((await field("Deposit")).value).toBe("12.345")
  expect((await field("Make")).value).toBe("Ford")
  expect(fleet.saved).toEqual([])
})

it("says at its field that a registration number is taken", async () => {
  const message = "There is a vehicle with this registration number already"
  service.use(handlers.vehicle.create(failing(400, [{ field: "regno", message }])))
  openNewVehicle()
  await describeVehicle(" yk24-hbn")
  await press("Add Vehicle")
  expect(await problems()).toEqual([message])
  await userEvent.click(screen.getByRole("link", { name: message }))
  expect(document.activeElement).toBe(await field("Registration number"))
  expect((await field("Registration number")).value).toBe(" yk24-hbn")
})

it("says why a vehicle cannot be loaded, and loads it when asked to", async () => {
  service.use(handlers.vehicle.byId(failing(503)))
  openVehicle()
  expect(await screen.findByText("Error loading vehicle")).toBeTruthy()
  service.resetHandlers()
  await press("Retry")
  expect((await field("Make")).value).toBe("Ford")
})

it("says that there is no such vehicle, and leads back to the others", async () => {
  service.use(handlers.vehicle.byId(failing(404)))
  openVehicle({ id: 999_999 })
  expect(await screen.findByRole("heading", { level: 1, name: "Vehicle not found" })).toBeTruthy()
  const back = screen.getByRole("link", { name: "Vehicles" })
  expect(back.getAttribute("href")).toBe(vehiclePlaces.list)
})

it("does nothing else while something typed would be lost, and says so each time", async () => {
  openVehicle()
  await answer("Colour", "Pink")
  for (const _ of ["once", "twice"]) {
    await press("Submit for Approval")
    expect(await problems()).toEqual(["Save or discard your changes first."])
    expect(document.activeElement).toBe(summary())
  }
  expect(fleet.vehicle.status).toBe("DRAFT")
})

it("discards changes only when that was meant", async () => {
  openVehicle()
  await answer("Colour", "Pink")
  await press("Discard changes")
  await press("Keep editing")
  expect((await field("Colour")).value).toBe("Pink")
  await press("Discard changes")
  await press("Discard")
  await waitFor(async () => expect((await field("Colour")).value).toBe("Blue"))
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(fleet.saved).toEqual([])
})

it("adds a place without leaving the vehicle", async () => {
  openNewVehicle()
  await answer("Make", "Ford")
  await press("Add a location")
  const dialog = within(await screen.findByRole("dialog", { name: "Add a location" }))
  await userEvent.click(dialog.getByRole("button", { name: "Add Location" }))
  const said = await dialog.findByRole("alert", { name: "There is a problem" })
  expect([...said.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Enter a name for the location",
    "Enter the town or city"
  ])
  await userEvent.type(dialog.getByLabelText("Name"), "Harbour")
  await userEvent.type(dialog.getByLabelText("Town or city"), "Whitby")
  await userEvent.click(dialog.getByRole("button", { name: "Add Location" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const place = (await field("Location")) as unknown as HTMLSelectElement
  expect(place.selectedOptions[0]?.textContent).toBe("Harbour, Whitby")
  expect((await field("Make")).value).toBe("Ford")
  expect(summary()).toBeNull()
  expect(fleet.saved).toEqual([])
})
