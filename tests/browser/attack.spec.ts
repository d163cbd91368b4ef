import type { Page } from "@playwright/test"
import { enter, expect, expectAccessible, signIn, test } from "./portal.ts"

/** Lets a part of the portal be gone, as after a newer version was published, until the returned function is called. */
const withoutPart = async (page: Page, part: string) => {
  const address = `**/assets/${part}-*.js`
  await page.route(address, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(address)
}

test("says that a portal whose parts are gone can be loaded again, which brings it back", async ({
  page
}) => {
  const comeBack = await withoutPart(page, "AdminPortal")
  await signIn(page, "admin")
  await expect(page.getByRole("heading", { name: "Oops, an error occurred" })).toBeVisible()
  await expectAccessible(page)

  await comeBack()
  await page.getByRole("button", { name: "Load again" }).click()
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
})

test("leads from a portal that cannot be shown to a fresh sign-in", async ({ page }) => {
  await withoutPart(page, "AdminPortal")
  await signIn(page, "admin")
  await page.getByRole("button", { name: "Sign in again" }).click()
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()
})

test("keeps the dashboard when one of its parts is gone", async ({ page }) => {
  await withoutPart(page, "LinePlot")
  await signIn(page, "admin")
  await expect(page.getByText("This part could not be shown")).toBeVisible()
  await expect(page.getByRole("region", { name: "Bookings by Source" })).toContainText("Website")
  await expectAccessible(page)
})

test("keeps an agency's page when the part that sends waiting reports cannot be fetched", async ({
  page
}) => {
  await withoutPart(page, "UnsentReports")
  const refused = page.waitForResponse(/UnsentReports-.*\.js/)
  await enter(page, "agency")
  await refused
  await page.getByLabel("Interval").selectOption("last_7_days")
  await expect(page.getByRole("slider", { name: "Bookings, last 7 days" })).toBeVisible()
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

test("lets people in where the browser's database never opens", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
  await signIn(page, "admin")
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
})

test("asks to sign in again where another version of the portal kept a session that lacks something", async ({
  page
}) => {
  await signIn(page, "admin")
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
  await page.evaluate(async () => {
    const opened = indexedDB.open("keyval-store")
    await new Promise((resolve) => opened.addEventListener("success", resolve))
    const found = opened.result.transaction("keyval").objectStore("keyval").get("crewfleet.key")
    await new Promise((resolve) => found.addEventListener("success", resolve))
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const session = new TextEncoder().encode(JSON.stringify({ accessToken: "a", userType: "ADMIN" }))
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, found.result, session)
    const bytes = [...iv, ...new Uint8Array(sealed)]
    localStorage.setItem("crewfleet.session", btoa(String.fromCharCode(...bytes)))
  })
  await page.reload()
  await expect(page.getByText("Access not allowed!")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()
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
