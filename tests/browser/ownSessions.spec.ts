import { desk, enter, expect, expectAccessible, phone, test } from "./portal.ts"

// Where somebody is signed in is shown: others sign in as the same one.
test.use({ own: ["worker"] })

test("somebody finds out where they are signed in, and signs out there and everywhere", async ({
  page,
  browser,
  baseURL
}) => {
  const lost = await browser.newPage({
    ...(baseURL && { baseURL }),
    userAgent: "A phone (Android) Firefox/145.0"
  })
  await enter(lost, "worker")
  await page.setViewportSize(desk)
  await enter(page, "worker")

  await page.getByRole("banner").getByRole("button", { expanded: false }).last().click()
  await expect(page.getByRole("menuitem", { name: "Change Password" })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("menuitem", { name: "Where you are signed in" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle("Where you are signed in – CrewFleet")
  await expect(page.getByRole("row", { name: /This browser, now/ })).toHaveCount(1)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await expect(page.locator('td[data-heading="Actions"]').filter({ visible: true })).toHaveText(["Sign out"])

  await page.getByRole("button", { name: /^Sign out Firefox on Android/ }).press("Enter")
  await expect(page.getByText("Signed out there")).toBeVisible()
  await expect(page.getByText("Firefox on Android")).toHaveCount(0)
  await lost.reload()
  await expect(lost).toHaveURL("/login")
  await expect(lost.getByText("Session Expired.")).toBeVisible()
  await lost.close()

  await page.getByRole("button", { name: "Sign out everywhere" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" })
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Sign out everywhere" }).press("Enter")
  await expect(page).toHaveURL("/login")
  await expect(page.getByText("You are signed out everywhere")).toBeVisible()
})
