import { expect, type Locator, type Page } from "@playwright/test"
import type { Vehicle } from "../../packages/sdk/src/vehicle/Vehicle.ts"
import type { RunningService } from "../startService.ts"
import { askingAs, enter } from "./portal.ts"
import { drawing } from "./profile.ts"

export const listPlace = "/agency/jobs/agency-vehicles"

/** A registration number that no other test of this run takes. */
export const newPlate = (): string =>
  `T${Array.from({ length: 6 }, () => "ABCDEFGHJKLMNPRSTUVWXYZ"[Math.floor(Math.random() * 23)]).join("")}`

/** Opens the page of one vehicle as the agency of the demo. */
export const openVehicle = async (page: Page, id: number): Promise<void> => {
  await enter(page, "agency", `${listPlace}/${id}`)
  await expect(page.getByLabel("Make")).toBeVisible()
}

/** Answers every question about a vehicle. */
export const describeVehicle = async (page: Page, plate: string): Promise<void> => {
  await page.getByLabel("Make").fill("Ford")
  await page.getByLabel("Model").fill("Puma")
  await page.getByLabel("Registration number").fill(plate)
  await page.getByLabel("Colour").fill("Orange")
  await page.getByLabel("Vehicle type").selectOption("SUV")
  await page.getByLabel("Fuel type").selectOption("PHYBRID")
  await page.getByLabel("Transmission").selectOption("MANUAL")
  await page.getByLabel("Engine size").fill("1.0 L")
  await page.getByLabel("Doors").fill("5")
  await page.getByLabel("Seats").fill("5")
  await page.getByLabel("Monday to Friday").fill("£1,045.50")
  await page.getByLabel("Deposit").fill("250")
  await page.getByLabel("Mileage allowance (KM a day)").fill("200")
  await page.getByLabel("Excess mileage rate (a KM)").fill("0.2")
  await page.getByLabel("Location", { exact: true }).selectOption({ index: 1 })
}

/** The button that saves the form. */
export const saveButton = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: /^(Save|Add Vehicle)$/ })

/** What the page says of whether the answers are saved. */
export const savedWords = (page: Page, words: string): Locator =>
  page.getByRole("main").getByRole("status").filter({ hasText: words })

/** What the summary of problems says. */
export const problemsOn = (page: Page): Locator =>
  page.getByRole("alert", { name: "There is a problem" }).getByRole("listitem")

/** Adds a picture to the vehicle that is shown. */
export const addPhoto = async (page: Page, name = "photo.png"): Promise<void> => {
  await page.getByLabel("Add photos").setInputFiles({ ...(await drawing(page, 300, 200)), name })
}

/** Makes a vehicle without the portal: a draft of the demo's agency with one photo, at the version that it has then. */
export const makeVehicle = async (
  page: Page,
  service: RunningService,
  given: object = {}
): Promise<Vehicle> => {
  const { ask, read } = await askingAs(service, "agency")
  const { content } = await read<{ content: ReadonlyArray<{ id: number }> }>("/vehicle-location")
  const details = {
    name: "Ford",
    model: "Puma",
    regno: newPlate(),
    color: "Orange",
    type: "SUV",
    engineSize: "1.0 L",
    airConditioning: true,
    doors: 5,
    seats: 5,
    fuelType: "PHYBRID",
    transmissionType: "MANUAL",
    maxDailyMileage: 200,
    excessMileageRate: 0.2,
    depositAmt: 250,
    location: { id: content[0]?.id },
    vehicleRates: [{ weekDay: "MTF", rate: 45 }],
    ...given
  }
  const made = await ask("/vehicle", { method: "POST", body: JSON.stringify(details) })
  const { id } = (await made.json()) as { id: number }
  await uploadPhoto(page, service, id)
  return read<Vehicle>(`/vehicle/${id}`)
}

/** Adds a photo to a vehicle without the portal, as its agency would. */
export const uploadPhoto = async (page: Page, service: RunningService, id: number) => {
  const { buffer } = await drawing(page, 300, 200)
  const { token } = await askingAs(service, "agency")
  const form = new FormData()
  form.set("file", new Blob([new Uint8Array(buffer)], { type: "image/png" }), "photo.png")
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${service.url}/api/v1/vehicle/${id}/photos`, {
    method: "POST",
    headers,
    body: form
  })
  expect(answer.status).toBe(200)
}

/** Changes a vehicle without the portal, as somebody else in the name of an account would. */
export const change = async (
  service: RunningService,
  account: string,
  path: string,
  body: object = {}
): Promise<Vehicle> => {
  const { ask } = await askingAs(service, account)
  const answer = await ask(`/vehicle/${path}`, { method: "PUT", body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Vehicle
}

/** What is sent to change a vehicle that was read. */
export const detailsOf = (vehicle: Vehicle, given: object = {}): object => ({
  ...vehicle,
  location: { id: vehicle.location?.id },
  ...given
})
