import { askingAs, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"
import {
  addPhoto,
  describeVehicle,
  listPlace,
  makeVehicle,
  newPlate,
  openNewVehicle,
  problemsOn,
  saveButton,
  savedWords
} from "./vehicles.ts"

test.use({ own: ["agency"] })

test("a vehicle is described, photographed and sent for approval", async ({ page, service }) => {
  const plate = newPlate()
  await enter(page, "agency")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vehicles" }).click()
  await page.getByRole("link", { name: "Add Vehicle" }).click()
  await describeVehicle(page, plate.toLowerCase())
  await expect(savedWords(page, "Unsaved changes")).toBeVisible()
  await expectAccessible(page)
  await saveButton(page).click()

  await expect(page).toHaveURL(/agency-vehicles\/\d+$/)
  await expect(page.getByRole("heading", { level: 1, name: "Ford Puma" })).toBeVisible()
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
  await expect(page.getByLabel("Registration number")).toHaveValue(plate)
  await expect(page.getByLabel("Monday to Friday")).toHaveValue("1045.50")

  await page.getByRole("button", { name: "Submit for Approval" }).click()
  await expect(problemsOn(page)).toHaveText(["Add at least one photo"])
  await addPhoto(page)
  await expect(page.getByRole("img", { name: "Photo 1 of Ford Puma" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Submit for Approval" }).click()
  await expect(page.getByText("The platform is looking at this vehicle.")).toBeVisible()
  await expect(problemsOn(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeDisabled()

  await page.getByRole("link", { name: "Vehicles" }).last().click()
  await page.getByLabel("Search vehicles").fill(plate)
  const row = page.getByRole("row").filter({ hasText: plate })
  await expect(row).toContainText("Awaiting approval")
  await expect(row).toContainText("£1,045.50")
  const { read } = await askingAs(service, "agency")
  const { totalElements } = await read<{ totalElements: number }>(`/vehicle?query=${plate}`)
  expect(totalElements).toBe(1)
})

test("a vehicle is described by keyboard alone", async ({ page }) => {
  const plate = newPlate()
  await enter(page, "agency", listPlace)
  await page.getByRole("link", { name: "Add Vehicle" }).press("Enter")
  await page.getByLabel("Make").focus()
  const details = ["Ford", "Puma", plate, "Orange", "SUV"]
  const specification = ["Petrol hybrid", "Manual", "1.0 L", "5", "5", " "]
  const rates = ["45", "50.5", "", "250", "200", "0.2"]
  for (const answer of [...details, ...specification, ...rates]) {
    await page.keyboard.type(answer)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("ArrowDown")
  for (const stop of ["Add a location", "Discard changes", "Add Vehicle"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: stop })).toBeFocused()
  }
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Ford Puma" })).toBeVisible()
  await expect(page.getByLabel("Vehicle type")).toHaveValue("SUV")
  await expect(page.getByLabel("Fuel type")).toHaveValue("PHYBRID")
  await expect(page.getByLabel("Air conditioning")).not.toBeChecked()
  await expect(page.getByLabel("Saturday")).toHaveValue("50.50")
  await expect(page.getByLabel("Sunday")).toHaveValue("")
})

test("every question that is left open is named, and everything typed stays", async ({ page }) => {
  await openNewVehicle(page)
  await saveButton(page).click()
  await expect(problemsOn(page)).toHaveCount(15)
  await expect(page).toHaveTitle("Error: Add Vehicle – CrewFleet")
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await problemsOn(page).getByRole("link", { name: "Enter the number of seats" }).press("Enter")
  await expect(page.getByLabel("Seats")).toBeFocused()

  await describeVehicle(page, "?")
  await page.getByLabel("Seats").fill("21")
  await page.getByLabel("Deposit").fill("12.345")
  await saveButton(page).click()
  await expect(problemsOn(page)).toHaveText([
    "Registration number must be 2 to 10 letters and numbers, like YK24 HBN",
    "Seats must be between 1 and 20",
    "Deposit must be an amount of money, like 45 or 45.50"
  ])
  await expect(page.getByLabel("Deposit")).toHaveValue("12.345")
  await expect(page.getByLabel("Make")).toHaveValue("Ford")
})

test("a registration number that is taken is refused at its field, however it is written", async ({
  page,
  service
}) => {
  const { regno } = await makeVehicle(page, service)
  await openNewVehicle(page)
  await describeVehicle(page, ` ${regno?.slice(0, 4).toLowerCase()}-${regno?.slice(4)}`)
  await saveButton(page).click()
  await expect(problemsOn(page)).toHaveText(["There is a vehicle with this registration number already"])
  await problemsOn(page).getByRole("link").click()
  await expect(page.getByLabel("Registration number")).toBeFocused()
})
