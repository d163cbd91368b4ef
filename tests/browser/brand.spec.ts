import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { calls, expectFilled, part } from "./dashboard.ts"
import { linksOn } from "./menus.ts"
import { desk, enter, expect, expectAccessible, logIn, phone, test } from "./portal.ts"
import { openWizard } from "./profile.ts"

const brandFile = join(import.meta.dirname, "../../packages/web/brands/harbour-hire.json")
const brand = JSON.parse(await readFile(brandFile, "utf8"))

/** The portal as a deployment of the second brand serves it. */
const dressed = test.extend({
  page: async ({ page }, use) => {
    await page.route("**/brand.json", (route) => route.fulfill({ json: brand }))
    await use(page)
  }
})

dressed("the second brand gives its name, icon and colours to every page", async ({ page }) => {
  await page.goto("/login")
  await expect(page).toHaveTitle(`Sign in – ${brand.name}`)
  await expect(page.getByRole("banner")).toContainText(brand.name)
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", brand.favicon)
  expect((await page.request.get(brand.favicon)).headers()["content-type"]).toBe("image/svg+xml")
  const worn = await page.evaluate(
    (colours) =>
      colours.map((colour) => document.documentElement.style.getPropertyValue(`--brand-${colour}`)),
    Object.keys(brand.colours)
  )
  expect(worn).toEqual(Object.values(brand.colours))
  await expectAccessible(page)
  for (const address of [
    "/reset-password",
    "/resetPassword/changePassword?token=t",
    "/register",
    "/error",
    "/no"
  ]) {
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText(brand.name)
    await expectAccessible(page)
  }
})

dressed(
  "in car-rental mode every request of an agency user carries its agency",
  async ({ page, service }) => {
    const { agentId } = await logIn(service, "agency")
    const asked: Array<URL> = []
    page.on("request", (request) => {
      const address = new URL(request.url())
      if (address.pathname.startsWith("/api/")) asked.push(address)
    })
    await enter(page, "agency")
    await expectFilled(page)
    await page.getByLabel("Interval").selectOption("last_7_days")
    await expect(page.getByRole("slider", { name: "Bookings, last 7 days" })).toBeVisible()
    expect(asked.length).toBeGreaterThanOrEqual(7)
    for (const { pathname, searchParams } of asked)
      expect([pathname, searchParams.getAll("agencyId")]).toEqual([pathname, [String(agentId)]])
    const labels = (await linksOn(page)).map(([label]) => label)
    expect(labels).toContain("Hirers")
    expect(labels).not.toContain("Clients")
    expect(labels).not.toContain("Shift Reports")
    await expectAccessible(page)
  }
)

dressed("the second brand is readable in the homes of all others, and in the wizard", async ({ page }) => {
  await enter(page, "admin")
  await expectFilled(page)
  await expect(part(page, "Upcoming Bookings").locator("tbody tr").first()).toContainText(/£\d/)
  const labels = (await linksOn(page)).map(([label]) => label)
  expect(labels).toContain("Hirers")
  expect(labels).not.toContain("Client Services")
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(desk)
  await page.evaluate(() => localStorage.clear())
  await enter(page, "worker")
  await expect(page.getByRole("region", { name: "Your Agencies" }).getByRole("listitem")).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole("link", { name: "Forms" }).first().click()
  await expect(page.getByRole("heading", { name: "Forms", level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => localStorage.clear())
  await openWizard(page)
  await expectAccessible(page)
})

test("services elsewhere, and paths of a deployment's own, are where the brand says", async ({ page }) => {
  await page.route("**/brand.json", async (route) => {
    const response = await route.fetch()
    const services = {
      core: "",
      authentication: "",
      paths: { "agency.byId": "/api/v1/providers/:id/details" }
    }
    await route.fulfill({ response, json: { ...(await response.json()), services } })
  })
  await page.route("**/api/v1/providers/*/details*", (route) =>
    route.fulfill({ json: { name: "Elsewhere", baseCurrency: "JPY" } })
  )
  await page.route(calls.bookings, (route) =>
    route.fulfill({ json: { content: [{ id: 1, invoices: [{ totalAmount: 2500 }] }], totalElements: 1 } })
  )
  await enter(page, "agency")
  await expect(part(page, "Upcoming Bookings")).toContainText("JP¥2,500")
})
