import { addressesIn } from "./addressesIn.ts"
import { fullBooking } from "./booking.ts"
import { enter, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./portal.ts"
import { complete, drawing, next, openWizard, reachLogo } from "./profile.ts"

test.use({ viewport: { width: 320, height: 640 } })

test("every public page has a title of its own and does not scroll sideways at 320 pixels", async ({
  page
}) => {
  const [start, ...addresses] = addressesIn("App.tsx", { portal: "nowhere", id: "nothing" })
  expect(start).toBe("/")
  const titles: Array<string> = []
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^.+ – CrewFleet$/)
    titles.push(await page.title())
    const submit = page.locator("button[type=submit]")
    if (await submit.isVisible()) {
      await submit.click()
      await expect(page.getByText("There is a problem")).toBeVisible()
    }
    await expectNoSidewaysScroll(page)
  }
  expect(titles).toContain("Sign in – CrewFleet")
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  await page.goto("/resetPassword/changePassword?token=t")
  await page.getByRole("button", { name: "Save password" }).click()
  await expect(page.getByText("There is a problem")).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test("a brand file that lacks fields gives a page that says so, also at 320 pixels, and can be tried again", async ({
  page
}) => {
  await page.route("**/brand.json", (route) => route.fulfill({ json: {} }))
  await page.goto("/login")
  await expect(page.getByRole("heading", { name: "This portal cannot start" })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const asked = page.waitForResponse("**/brand.json")
  await page.getByRole("button", { name: "Try again" }).click()
  await asked
  await expect(page.getByRole("heading", { name: "This portal cannot start" })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Try again" }).press("Enter")
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()
  await expect(page).toHaveTitle("Sign in – CrewFleet")
})

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

test("a vehicle of a long name, its portrait photo and amounts in dinars keep to their page at 320 pixels", async ({
  page,
  service
}) => {
  const { booking, address } = await fullBooking(service)
  const name = booking.vehicle?.name ?? ""
  const long = "x".repeat(60)
  await enter(page, "agency")
  await page.route(/\/api\/v1\/vehicle/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(name, long)
      .replaceAll('"currency":"GBP"', '"currency":"KWD"')
    await route.fulfill({ response, body })
  })
  const portrait = await drawing(page, 300, 900)
  await page.route("**/files/**", (route) =>
    route.fulfill({ contentType: portrait.mimeType, body: portrait.buffer })
  )
  await page.goto(address)
  const card = page.getByRole("region", { name: long })
  await expect(card).toBeVisible()
  const photo = card.getByRole("img").first()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(900)
  const { width = 0, height = 1 } = (await photo.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(1.5, 1)
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(page.getByText(/^KWD\s[\d,.]{6,}$/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: "Vehicle Booking Invoice" }).click()
  const invoice = page.getByRole("dialog")
  await expect(invoice.getByText(/^KWD\s[\d,.]{6,}$/).first()).toBeVisible()
  for (const table of await invoice.getByRole("table").all())
    expect(
      await table.locator("..").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    ).toBe(0)
  await page.goto(`/agency/jobs/agency-vehicles/${booking.vehicle?.id}`)
  await expect(page.getByRole("heading", { level: 1, name: long })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`${address}/condition`)
  await expect(page.getByText(long).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
