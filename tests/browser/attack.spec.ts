import type { Page } from "@playwright/test"
import { enter, expect, expectAccessible, signIn, test } from "./portal.ts"

/** Lets a part of the portal be gone, as after a newer version was published, until the returned function is called. */
const withoutPart = async (page: Page, part: string) => {
  const address = `**/assets/${part}-*.js`
  await page.route(address, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(address)
}

test("says that a portal whose parts are gone cannot be shown, which a fresh sign-in or loading it again may change", async ({
  page
}) => {
  const broken = page.getByRole("heading", { name: "Oops, an error occurred" })
  const comeBack = await withoutPart(page, "AdminPortal")
  await signIn(page, "admin")
  await expect(broken).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Sign in again" }).click()
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()

  await signIn(page, "admin")
  await expect(broken).toBeVisible()
  await comeBack()
  await page.getByRole("button", { name: "Load again" }).click()
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
})

test("keeps a page when one of its parts, and the part that sends waiting reports, cannot be fetched", async ({
  page
}) => {
  await withoutPart(page, "LinePlot")
  await withoutPart(page, "UnsentReports")
  const refused = page.waitForResponse(/UnsentReports-.*\.js/)
  await enter(page, "agency")
  await refused
  await expect(page.getByText("This part could not be shown")).toHaveCount(1)
  await expect(page.getByRole("region", { name: "Bookings by Source" })).toContainText("Website")
  await expectAccessible(page)
  await page.getByRole("searchbox").fill("nobody is called this")
  await expect(page.getByText("No upcoming bookings found")).toBeVisible()
})

test("works where the browser may keep nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError")
    }
    Object.defineProperty(window, "localStorage", { get: forbid })
    Object.defineProperty(window, "indexedDB", { get: forbid })
  })
  await signIn(page, "admin")
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
  await page.getByRole("button", { name: /^Use (dark|light) theme$/ }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/)
})

test("takes an agency's name for text, and keeps the way to it in sight however long it is", async ({
  page
}) => {
  const name = `<img src=x onerror=alert(1)>${"W".repeat(600)}`
  await page.route("**/worker/*/agencies/**", (route) =>
    route.fulfill({ json: { content: [{ id: 1, name, logo: "javascript:alert(1)" }], totalElements: 1 } })
  )
  await signIn(page, "worker")
  const card = page.getByRole("region", { name: "Your Agencies" })
  const link = card.getByRole("link", { name })
  await expect(link).toBeVisible()
  const widthOf = async (part: typeof card) => (await part.boundingBox())?.width ?? 0
  expect(await widthOf(link.locator("svg"))).toBeGreaterThan(0)
  expect(await widthOf(link)).toBeLessThanOrEqual(await widthOf(card))
})
