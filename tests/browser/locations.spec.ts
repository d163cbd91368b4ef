import type { RunningService } from "../startService.ts"
import { askingAs, enter, expect, expectGoodAtAnySize, test } from "./portal.ts"
import { listPlace, newPlate } from "./vehicles.ts"

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
