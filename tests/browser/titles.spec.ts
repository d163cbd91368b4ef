import { hirerOf } from "./hirer.ts"
import { askingAs, enter, expect, test } from "./portal.ts"

interface Vehicle {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly regno: string
}

test("a vehicle's title names it with its registration, a hirer's has the number alone", async ({
  page,
  service
}) => {
  const { read } = await askingAs(service, "agency")
  const [vehicle] = (await read<{ content: ReadonlyArray<Vehicle> }>("/vehicle")).content
  const { id, name } = await hirerOf(service)
  await enter(page, "agency", `/agency/jobs/agency-vehicles/${vehicle?.id}`)
  await expect(page).toHaveTitle(`${vehicle?.name} ${vehicle?.model} ${vehicle?.regno} – CrewFleet`)
  await page.goto(`/agency/clients/${id}`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`Hirer ${id} – CrewFleet`)
})

test("from the first page of a visit Go Back leads home; it leaves the focus at its beginning, where the way past the menu is", async ({
  page,
  context
}) => {
  await enter(page, "agency")
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Go Back" })).toBeHidden()

  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "Hirers", exact: true }).click({ modifiers: ["ControlOrMeta"] })
  const fresh = await opened
  await expect(fresh).toHaveURL("/agency/clients")
  const back = fresh.getByRole("button", { name: "Go Back" })
  await expect(fresh.getByRole("table")).toBeVisible()
  await fresh.keyboard.press("Tab")
  const skip = fresh.getByRole("link", { name: "Skip to main content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await fresh.keyboard.press("Enter")
  await expect(fresh.getByRole("main")).toBeFocused()
  await fresh.keyboard.press("Tab")
  await expect(fresh.getByRole("main").locator(":focus")).toHaveCount(1)
  await expect(fresh).toHaveURL("/agency/clients")

  await fresh.getByRole("link", { name: "Promotions" }).click()
  await expect(fresh).toHaveURL("/agency/promo-codes")
  // The heading takes the focus once it is there, from whatever has it until then.
  await expect(fresh.getByRole("heading", { level: 1 })).toBeFocused()
  await back.press("Enter")
  await expect(fresh).toHaveURL("/agency/clients")
  await back.press("Enter")
  await expect(fresh).toHaveURL("/agency/home")
  await expect(back).toBeHidden()
})

test("a link leads the focus to the heading of the page that it opens", async ({ page }) => {
  await enter(page, "agency")
  await page.getByRole("link", { name: "Vehicles", exact: true }).press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Vehicles" })).toBeFocused()
  await page.getByRole("link", { name: "Add Vehicle" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Add Vehicle" })).toBeFocused()
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("outline-style", "none")
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Vehicles" })).toBeFocused()
})
