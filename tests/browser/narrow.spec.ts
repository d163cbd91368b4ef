import { fullBooking } from "./booking.ts"
import { expectFilled } from "./dashboard.ts"
import { enter, expect, expectNoSidewaysScroll, signIn, test } from "./portal.ts"
import { complete, next, openWizard, reachLogo } from "./profile.ts"

test.use({ viewport: { width: 320, height: 640 } })

test("no public page scrolls sideways at 320 pixels", async ({ page }) => {
  for (const address of [
    "/login",
    "/register",
    "/reset-password",
    "/change-password",
    "/resetPassword/changePassword?token=t",
    "/resetPassword/changePassword",
    "/error",
    "/no/such/page"
  ]) {
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const submit = page.locator("button[type=submit]")
    if (await submit.isVisible()) {
      await submit.click()
      await expect(page.getByText("There is a problem")).toBeVisible()
    }
    await expectNoSidewaysScroll(page)
  }
  await page.route("**/brand.json", (route) => route.fulfill({ json: {} }))
  await page.goto("/login")
  await expect(page.getByRole("heading", { name: "This portal cannot start" })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

for (const name of ["admin", "agency", "client", "worker"]) {
  test(`no page of the ${name} portal scrolls sideways at 320 pixels`, async ({ page }) => {
    await enter(page, name)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    if (name === "admin" || name === "agency") {
      await expectFilled(page)
      await page.getByRole("radio", { name: "Table" }).check()
      await expect(page.getByRole("table", { name: "Bookings, last 30 days" })).toBeVisible()
    }
    await expectNoSidewaysScroll(page)
    await page.getByRole("button", { name: "Toggle side bar" }).click()
    await expect(page.getByRole("dialog", { name: "Navigation" })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press("Escape")
    await page.getByRole("banner").getByRole("button").last().click()
    await page.getByRole("menuitem", { name: "Change Password" }).click()
    await expect(page.getByRole("dialog", { name: "Change your password?" })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(`/${name}/no/such/page`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test("neither the wizard nor the one-time password scrolls sideways at 320 pixels", async ({ page }) => {
  await openWizard(page)
  await next(page)
  await expectNoSidewaysScroll(page)
  await reachLogo(page)
  await complete(page)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => localStorage.clear())
  await signIn(page, "otp")
  await expect(page.getByRole("dialog", { name: "Enter one-time password" })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test("a vehicle of a long name keeps to its page at 320 pixels", async ({ page, service }) => {
  const { booking, address } = await fullBooking(service)
  const name = booking.vehicle?.name ?? ""
  const long = "x".repeat(60)
  await enter(page, "agency")
  await page.route(/\/api\/v1\/vehicle/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(name, long) })
  })
  await page.goto(address)
  const card = page.getByRole("region", { name: long })
  await expect(card).toBeVisible()
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.goto(`/agency/jobs/agency-vehicles/${booking.vehicle?.id}`)
  await expect(page.getByRole("heading", { level: 1, name: long })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`${address}/condition`)
  await expect(page.getByText(long).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
