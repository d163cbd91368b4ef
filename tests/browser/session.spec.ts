import type { Page } from "@playwright/test"
import { expectFilled } from "./dashboard.ts"
import { account, enter, expect, password, test } from "./portal.ts"

/** Answers 401 to every call with the token that the page holds now, as the service does once it has expired. */
const expireToken = async (page: Page) => {
  const expired = new Set<string>()
  const repeated: Array<string> = []
  const refused: Array<string> = []
  await page.context().route("**/api/v1/{stats,vehicle-booking}/**", async (route) => {
    const token = (await route.request().headerValue("authorization")) ?? ""
    const { pathname } = new URL(route.request().url())
    if (expired.size === 0) expired.add(token)
    if (!expired.has(token)) {
      repeated.push(pathname)
      return route.continue()
    }
    refused.push(pathname)
    return route.fulfill({ status: 401, json: { message: "Expired" } })
  })
  return { refused, repeated }
}

const countRefreshes = (page: Page) => {
  const asked: Array<string> = []
  page.context().on("request", (request) => {
    if (request.url().includes("/refresh-token/")) asked.push(request.url())
  })
  return asked
}

test("an expired token is renewed once for all calls, and each is repeated once", async ({ page }) => {
  await enter(page, "agency")
  await page.getByRole("link", { name: "Shift Reports" }).click()
  await expect(page.getByRole("heading", { name: "Coming Soon" })).toBeVisible()
  const refreshes = countRefreshes(page)
  const { refused, repeated } = await expireToken(page)
  await page.getByRole("link", { name: "Home" }).click()
  await expectFilled(page)
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0)
  expect(refreshes.length).toBe(1)
  expect(refused.length).toBe(5)
  expect(repeated.sort()).toEqual(refused.sort())

  await page.reload()
  await expectFilled(page)
  expect(refreshes.length).toBe(1)
})

const twoTabs = async (page: Page) => {
  await enter(page, "agency")
  await expectFilled(page)
  const other = await page.context().newPage()
  await other.goto("/agency/home")
  await expectFilled(other)
  return other
}

test("two tabs whose token has expired renew it once between them", async ({ page }) => {
  const tabs = [page, await twoTabs(page)]
  const refreshes = countRefreshes(page)
  const { refused } = await expireToken(page)
  await Promise.all(tabs.map((tab) => tab.getByLabel("Interval").selectOption("last_7_days")))
  for (const tab of tabs)
    await expect(tab.getByRole("slider", { name: "Bookings, last 7 days" })).toBeVisible()
  expect(refused.length).toBe(2)
  for (const tab of tabs) {
    await tab.getByLabel("Interval").selectOption("today")
    await expect(tab.getByRole("slider", { name: "Bookings, today" })).toBeVisible()
  }
  expect(refreshes.length).toBe(1)
})

test("a tab that has yet to hear of another's new token does not spend the old one again", async ({
  page
}) => {
  const other = await twoTabs(page)
  // Browsers take a moment to show one tab what another has written; this one takes for ever.
  await other.evaluate(() => {
    const kept = { ...localStorage }
    Storage.prototype.getItem = (place) => kept[place] ?? null
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true })
  })
  const refreshes = countRefreshes(page)
  const { refused } = await expireToken(page)
  for (const tab of [page, other]) {
    await tab.getByLabel("Interval").selectOption("last_7_days")
    await expect(tab.getByRole("slider", { name: "Bookings, last 7 days" })).toBeVisible()
  }
  expect(refused.length).toBe(2)
  expect(refreshes.length).toBe(1)
})

test("a stored session that is refused on reload says so once, and signing in leads back", async ({
  page
}) => {
  await enter(page, "agency")
  await expectFilled(page)
  await page
    .context()
    .route("**/api/v1/**", (route) => route.fulfill({ status: 401, json: { message: "Gone" } }))
  await page.goto("/agency/clients?page=0")
  await expect(page).toHaveURL("/login")
  await expect(page.getByText("Session Expired.")).toBeVisible()
  await expect(page.getByLabel("Username")).toBeEditable()
  await expect(page.getByRole("alert").locator("p")).toHaveText(["Session Expired."])
  await expect(page.getByRole("status").locator("p")).toHaveCount(0)

  await page.context().unrouteAll()
  await page.getByLabel("Username").fill(account("agency"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/agency\/clients/)
})

test("the theme is the system's until one is chosen, and the choice stays", async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto("/login")
  const light = await background()
  await page.emulateMedia({ colorScheme: "dark" })
  const dark = await background()
  expect(dark).not.toBe(light)

  await enter(page, "client")
  await page.emulateMedia({ colorScheme: "light" })
  await expect(page.getByRole("button", { name: "Use dark theme" })).toBeVisible()
  await page.emulateMedia({ colorScheme: "dark" })
  await page.getByRole("button", { name: "Use light theme" }).press("Enter")
  await expect.poll(background).toBe(light)
  await page.reload()
  await expect(page.getByRole("button", { name: "Use dark theme" })).toBeVisible()
  expect(await background()).toBe(light)
  await page.emulateMedia({ colorScheme: "light" })
  await page.getByRole("button", { name: "Use dark theme" }).click()
  await expect.poll(background).toBe(dark)
})
