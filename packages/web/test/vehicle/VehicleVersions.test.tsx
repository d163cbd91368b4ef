import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { press } from "../person.ts"
import { changeMeanwhile, fleet, ford, serveFleet } from "./fleet.ts"
import { answer, field, openVehicle } from "./openVehicle.tsx"

serveFleet()

const airport = { id: 4, name: "Airport", city: "Leeds" }

/** Somebody types over a vehicle that somebody else changes meanwhile, and saves it. */
const collide = async () => {
  openVehicle()
  await screen.findByRole("option", { name: "Airport, Leeds" })
  await answer("Colour", "Pink")
  await answer("Location", "4")
  changeMeanwhile({ color: "Black", seats: 4 })
  await press("Save")
  return within(await screen.findByRole("dialog", { name: "This vehicle was changed meanwhile" }))
}

it("shows both versions of a vehicle that was changed meanwhile, and what differs", async () => {
  const dialog = await collide()
  expect(dialog.getByRole("row", { name: /^Colour/ }).textContent).toMatch(/Pink\s*Black/)
  expect(dialog.getByRole("row", { name: /^Location/ }).textContent).toContain("Airport, Leeds")
  expect(dialog.getAllByText("Differs")).toHaveLength(3)
})

it("loses nothing of what was typed when somebody goes on with it, and saves it over theirs", async () => {
  await collide()
  await press("Go on editing mine")
  expect((await field("Colour")).value).toBe("Pink")
  await answer("Seats", "4")
  await press("Save")
  expect(await screen.findByText("All changes are saved")).toBeTruthy()
  expect(fleet.saved).toMatchObject([
    { version: ford.version, seats: ford.seats },
    { version: 5, color: "Pink", seats: 4, location: { id: airport.id } }
  ])
})

it("shows their version, with nothing left to save, to whoever takes it", async () => {
  await collide()
  await press("Take their version")
  expect((await field("Colour")).value).toBe("Black")
  expect((await field("Seats")).value).toBe("4")
  expect(screen.getByText("All changes are saved")).toBeTruthy()
  expect(fleet.vehicle.version).toBe(5)
})
