import { askingAs, enter, expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"
import {
  addPhoto,
  describeVehicle,
  listPlace,
  newPlate,
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
  await saveButton(page).click()
  await expect(problemsOn(page)).toHaveCount(15)
  await expectGoodAtAnySize(page)
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
  const details = ["Ford", "Puma", plate, "Orange", "SUV", ""]
  const specification = ["Petrol hybrid", "Manual", "1.0 L", "5", "5", " "]
  const rates = ["45", "50.5", "", "250", "200", "0.2"]
  for (const answer of [...details, ...specification, ...rates]) {
    await page.keyboard.type(answer)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("ArrowDown")
  const button = (name: string) => page.getByRole("button", { name })
  for (const stop of [
    button("Add a location"),
    page.getByLabel("Add photos"),
    button("Discard changes"),
    button("Add Vehicle")
  ]) {
    await page.keyboard.press("Tab")
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Ford Puma" })).toBeVisible()
  await expect(page.getByLabel("Vehicle type")).toHaveValue("SUV")
  await expect(page.getByLabel("Fuel type")).toHaveValue("PHYBRID")
  await expect(page.getByLabel("Air conditioning")).not.toBeChecked()
  await expect(page.getByLabel("Saturday")).toHaveValue("50.50")
  await expect(page.getByLabel("Sunday")).toHaveValue("")
})
