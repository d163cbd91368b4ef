import type { RunningService } from "../startService.ts"
import { askingAs, enter, expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"
import { listPlace, newPlate, openNewVehicle, problemsOn } from "./vehicles.ts"

test.use({ own: ["agency"] })

interface Place {
  readonly id: number
  readonly name: string
}

/** Makes a place without the portal, in the name of the demo's agency. */
const makePlace = async (service: RunningService) => {
  const { ask } = await askingAs(service, "agency")
  const told = { name: `Desk ${newPlate()}`, city: "Whitby", country: "United Kingdom" }
  const made = await ask("/vehicle-location", { method: "POST", body: JSON.stringify(told) })
  return { ...told, id: ((await made.json()) as Place).id }
}

test("a place is added by keyboard", async ({ page }) => {
  await enter(page, "agency", listPlace)
  await page.getByRole("link", { name: "Locations" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Locations" })).toBeVisible()
  await expectGoodAtAnySize(page)
  const name = `Desk ${newPlate()}`
  await page.getByRole("button", { name: "Add a location" }).press("Enter")
  await expect(page.getByRole("dialog").getByLabel("Name", { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.getByLabel("Town or city").fill("Whitby")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("row", { name })).toContainText("Whitby")
})

test("a place is edited, and every list says what it is called then", async ({ page, service }) => {
  const { name } = await makePlace(service)
  await enter(page, "agency", `${listPlace}/locations`)
  await page.getByRole("button", { name: `Edit ${name}` }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "Edit a location" })
  await dialog.getByLabel("Name", { exact: true }).fill("")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText(["Enter a name for the location"])
  await expectGoodAtAnySize(page)
  await dialog.getByLabel("Name", { exact: true }).fill(`${name} East`)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("row", { name: `${name} East` })).toBeVisible()
  await page.goto(`${listPlace}/new`)
  await expect(
    page.getByLabel("Location", { exact: true }).getByRole("option", { name: `${name} East` })
  ).toHaveCount(1)
})

test("somebody who edits a place that was changed meanwhile sees both versions and loses nothing", async ({
  page,
  service
}) => {
  const { ask, read } = await askingAs(service, "agency")
  const { id, ...told } = await makePlace(service)
  const { name } = told
  await enter(page, "agency", `${listPlace}/locations`)
  await page.getByRole("button", { name: `Edit ${name}` }).click()
  const dialog = page.getByRole("dialog", { name: "Edit a location" })
  await dialog.getByLabel("Postcode").fill("YO21 1YN")
  await ask(`/vehicle-location/${id}`, {
    method: "PUT",
    body: JSON.stringify({ ...told, city: "Scarborough" })
  })
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByRole("row", { name: /^Town or city/ })).toContainText(/Whitby\s*Scarborough/)
  await expectGoodAtAnySize(page)
  await dialog.getByRole("button", { name: "Go on editing mine" }).press("Enter")
  await expect(dialog.getByLabel("Postcode")).toHaveValue("YO21 1YN")
  await dialog.getByLabel("Town or city").fill("Scarborough")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toBeHidden()
  expect(await read(`/vehicle-location/${id}`)).toMatchObject({
    city: "Scarborough",
    postalCode: "YO21 1YN",
    version: 3
  })
})

test("a place is added without leaving the vehicle", async ({ page }) => {
  await openNewVehicle(page)
  await page.getByLabel("Make").fill("Ford")
  await page.getByRole("button", { name: "Add a location" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "Add a location" })
  await dialog.getByRole("button", { name: "Add Location" }).click()
  await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText([
    "Enter a name for the location",
    "Enter the town or city"
  ])
  await expectAccessible(page)
  const name = `Desk ${newPlate()}`
  await dialog.getByLabel("Name", { exact: true }).fill(name)
  await dialog.getByLabel("Town or city").fill("Whitby")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel("Location", { exact: true }).locator("option:checked")).toHaveText(
    `${name}, Whitby`
  )
  await expect(page.getByLabel("Make")).toHaveValue("Ford")
  await expect(problemsOn(page)).toHaveCount(0)
})
