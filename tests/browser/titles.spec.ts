import { hirerOf } from "./hirer.ts"
import { askingAs, enter, expect, test } from "./portal.ts"
import { addressesIn, titlesAt } from "./titles.ts"

interface Vehicle {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly regno: string
}

interface Paged {
  readonly content: ReadonlyArray<{ readonly id: number }>
}

test("every page outside the portals has a title of its own", async ({ page }) => {
  const [start, ...addresses] = addressesIn("App.tsx", { portal: "nowhere" })
  expect(start).toBe("/")
  const titles = await titlesAt(page, addresses)
  expect(titles).toContain("Sign in – CrewFleet")
})

test("every page of an agency has a title of its own", async ({ page, service }) => {
  const { read } = await askingAs(service, "agency")
  const hirer = await hirerOf(service, ({ totalBooking }) => totalBooking > 0)
  const [booking] = (await read<Paged>(`/client/${hirer.id}/bookings/0/10`)).content
  const [vehicle] = (await read<Paged>("/vehicle")).content
  const known = { id: hirer.id, clientId: hirer.id, bookingId: booking?.id, vehicleId: vehicle?.id }

  await enter(page, "agency")
  await titlesAt(page, [
    ...addressesIn("portal/AgencyPortal.tsx", { ...known, moment: "pick-up" }),
    `/agency/clients/${hirer.id}/bookings/${booking?.id}/condition/return`,
    `/agency/clients/${hirer.id}/bookings/${booking?.id}/condition`,
    "/agency/billing/agency",
    "/agency/no/such/page"
  ])
})

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

for (const portal of ["Admin", "Client", "Worker"]) {
  test(`every page of the ${portal} portal has a title of its own`, async ({ page, service }) => {
    const { read } = await askingAs(service, "admin")
    const [vehicle] = (await read<Paged>("/vehicle")).content
    const home = `/${portal.toLowerCase()}`

    await enter(page, portal.toLowerCase())
    const addresses = addressesIn(`portal/${portal}Portal.tsx`, { vehicleId: vehicle?.id })
    await titlesAt(page, [...addresses.filter((address) => address !== home), `${home}/settings/all`])
  })
}

test("the title is marked while a form in a dialog shows what is wrong", async ({ page }) => {
  await enter(page, "agency", "/agency/promo-codes")
  await page.getByRole("button", { name: "Add Promotion" }).click()
  const dialog = page.getByRole("dialog", { name: "Create a Promotion" })
  await dialog.getByRole("button", { name: "Create" }).click()
  await expect(dialog.getByRole("alert", { name: "There is a problem" })).toBeFocused()
  await expect(page).toHaveTitle("Error: Promotions – CrewFleet")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(page).toHaveTitle("Promotions – CrewFleet")
})

test("the first page of a visit leaves the focus at its beginning, where the way past the menu is", async ({
  page
}) => {
  await enter(page, "agency", "/agency/bookings/agency-list")
  await expect(page.getByRole("table")).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused()
})

test("a link leads the focus to the heading of the page that it opens", async ({ page }) => {
  await enter(page, "agency")
  await page.getByRole("link", { name: "Vehicles" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Vehicles" })).toBeFocused()
  await page.getByRole("link", { name: "Add Vehicle" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Add Vehicle" })).toBeFocused()
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("outline-style", "none")
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Vehicles" })).toBeFocused()
})
