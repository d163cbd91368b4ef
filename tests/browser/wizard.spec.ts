import type { Route } from "@playwright/test"
import { holding } from "./dashboard.ts"
import { askingAs, desk, enter, expect, expectAccessible, phone, test } from "./portal.ts"
import {
  chooseCurrency,
  complete,
  drawing,
  file,
  giveContact,
  next,
  openWizard,
  problemsOn,
  reachLogo,
  sidesOf,
  step,
  wizardOn
} from "./profile.ts"

test.use({ own: ["new-agency"] })

const currencies = "**/api/v1/currencies"
const logo = "**/api/v1/agency/*/logo"
const profile = "**/api/v1/agency/*/profile"

test("the wizard cannot be dismissed, and keeps its answers while one is elsewhere", async ({ page }) => {
  const wizard = await openWizard(page)
  await page.keyboard.press("Escape")
  await page.mouse.click(5, 5)
  await expect(wizard).toBeVisible()
  await expect(wizard.getByRole("button", { name: "Close" })).toHaveCount(0)
  await expect(wizard.getByRole("button", { name: "Previous" })).toHaveCount(0)
  await chooseCurrency(page, "Euro")
  await next(page)
  await wizard.getByLabel("City").fill("Leeds")

  await page.evaluate(() => history.pushState(null, "", "/agency/clients"))
  await expect(page.getByRole("heading", { name: "Hirers", exact: true })).toBeVisible()
  await expect(wizard).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL("/agency/home")
  await expect(step(page, 2)).toBeVisible()
  await expect(wizard.getByLabel("City")).toHaveValue("Leeds")
  await page.keyboard.press("Escape")
  await expect(wizard).toBeVisible()
})

test("three steps show how far one is, go back and forth, and keep every answer", async ({ page }) => {
  const wizard = await openWizard(page)
  const progress = wizard.getByRole("progressbar", { name: "Profile setup" })
  await expect(progress).toHaveAttribute("aria-valuenow", "33")
  await expectAccessible(page)
  await chooseCurrency(page, "Euro")
  await next(page)
  await expect(progress).toHaveAttribute("aria-valuenow", "67")
  await expect(step(page, 2)).toBeFocused()
  await expect(wizard.getByText("(optional)")).toHaveCount(1)
  await expectAccessible(page)
  await giveContact(page)
  await next(page)
  await expect(progress).toHaveAttribute("aria-valuenow", "100")
  await wizard.getByLabel("Agency logo").setInputFiles(await drawing(page, 200, 100))
  await expect(wizard.getByRole("img", { name: "Preview of the logo" })).toBeVisible()
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(desk)

  const previous = wizard.getByRole("button", { name: "Previous" })
  await previous.click()
  await expect(wizard.getByLabel("Telephone")).toHaveValue("+44 (0)113 496-0000")
  await expect(wizard.getByLabel("Country")).toHaveValue("United Kingdom")
  await previous.press("Enter")
  await expect(wizard.getByLabel("Base currency", { exact: true })).toHaveValue(/^EUR/)
  await expect(previous).toHaveCount(0)
  await next(page)
  await next(page)
  await expect(wizard.getByText("logo.png")).toBeVisible()
})

test("the first step asks for a currency", async ({ page }) => {
  const wizard = await openWizard(page)
  await next(page)
  await expect(problemsOn(page)).toHaveText(["Please select a base currency"])
  await expectAccessible(page)
  await problemsOn(page).getByRole("link").press("Enter")
  await expect(wizard.getByLabel("Base currency", { exact: true })).toBeFocused()
  await page.keyboard.type("dollar")
  await expect(page.getByRole("option", { name: "US dollar" })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(" of no such country")
  await expect(page.getByText("No such currency")).toBeVisible()
  await expectAccessible(page)
})

test("the second step names every answer that is missing, and what is no phone number", async ({ page }) => {
  const wizard = await openWizard(page)
  await chooseCurrency(page, "Euro")
  await next(page)
  await next(page)
  const overall = "Please fill in all required contact details"
  await expect(problemsOn(page)).toHaveText([
    overall,
    "Please enter a valid phone number",
    "Street address is required",
    "City is required",
    "State/Province is required",
    "Country is required"
  ])
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)

  await giveContact(page)
  for (const wrong of ["call me", "0113 496 0000 ext 2", "()", "00+44"]) {
    await wizard.getByLabel("Telephone").fill(wrong)
    await page.keyboard.press("Enter")
    await expect(problemsOn(page)).toHaveText([overall, "Please enter a valid phone number"])
    await expect(wizard.getByLabel("Telephone")).toHaveValue(wrong)
  }
  await wizard.getByLabel("Telephone").fill("(0113) 496-0000")
  await page.keyboard.press("Enter")
  await expect(step(page, 3)).toBeVisible()
})

test("the third step wants a picture that can be used", async ({ page }) => {
  const wizard = await openWizard(page)
  await reachLogo(page)
  await complete(page)
  await expect(problemsOn(page)).toHaveText(["Please upload your agency logo before completing the profile"])
  await expectAccessible(page)
  const choose = wizard.getByLabel("Agency logo")
  for (const [chosen, words] of [
    [file("logo.gif", "image/gif", Buffer.from("GIF89a")), "The logo must be a PNG, JPG or JPEG"],
    [file("logo.svg", "image/svg+xml", Buffer.from("<svg/>")), "The logo must be a PNG, JPG or JPEG"],
    [file("logo.png", "image/png", Buffer.alloc(0)), "The selected file is empty"],
    [file("logo.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1)), "The logo must be 5MB or smaller"]
  ] as const) {
    await choose.setInputFiles(chosen)
    await expect(problemsOn(page)).toHaveText([words])
    await complete(page)
    await expect(problemsOn(page)).toHaveText([words])
  }
  await choose.setInputFiles(file("letter.png", "image/png", Buffer.from("Dear agency, this is no picture.")))
  await expect(problemsOn(page)).toHaveCount(0)
  await complete(page)
  await expect(problemsOn(page)).toHaveText(["The logo cannot be read. Choose another file"])
})

test("currencies that cannot be loaded, or are none, are asked for again", async ({ page }) => {
  await page.route(currencies, (route) => route.abort())
  await enter(page, "new-agency")
  const wizard = wizardOn(page)
  await expect(wizard.getByText("Failed to load supported currencies. Please try again later.")).toBeVisible()
  await expect(wizard.getByRole("button", { name: "Next" })).toBeDisabled()
  await expectAccessible(page)
  await page.unroute(currencies)
  await page.route(currencies, (route) => route.fulfill({ json: [] }))
  await wizard.getByRole("button", { name: "Retry" }).press("Enter")
  await expect(wizard.getByText("No currencies available")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(currencies)
  await wizard.getByRole("button", { name: "Retry" }).click()
  await expect(wizard.getByLabel("Base currency", { exact: true })).toBeVisible()
})

test("a big picture is shrunk before its upload, whose progress is shown", async ({ page, service }) => {
  const wizard = await openWizard(page)
  await reachLogo(page)
  const big = await drawing(page, 3000, 1500)
  await wizard.getByLabel("Agency logo").setInputFiles(big)
  const upload = holding()
  await page.route(logo, upload.hold)
  await page.route(profile, (route) => route.abort())
  await complete(page)
  await expect(wizard.getByRole("progressbar", { name: "Uploading logo" })).toBeVisible()
  await expect(wizard.getByRole("button", { name: "Previous" })).toBeDisabled()
  await expectAccessible(page)
  upload.letGo()
  await expect(problemsOn(page)).toHaveText(["Network Connection Failure"])

  const { read, agentId } = await askingAs(service, "new-agency")
  const { logo: address } = await read<{ logo: string }>(`/agency/${agentId}`)
  const stored = Buffer.from(await (await fetch(service.url + address)).arrayBuffer())
  expect(sidesOf(big.buffer)).toEqual({ width: 3000, height: 1500 })
  expect(sidesOf(stored)).toEqual({ width: 1024, height: 512 })
})

test("a failed upload is tried again with the same file, a failed update without uploading again", async ({
  page
}) => {
  let uploads = 0
  let answer = (route: Route) => route.abort()
  await page.route(logo, (route) => {
    uploads += 1
    return answer(route)
  })
  const wizard = await openWizard(page)
  await reachLogo(page)
  await wizard.getByLabel("Agency logo").setInputFiles(await drawing(page, 200, 100))
  await complete(page)
  await expect(problemsOn(page)).toHaveText(["Failed to upload logo"])
  await expectAccessible(page)
  answer = (route) => route.fulfill({ status: 500, json: { message: "Disk full" } })
  await complete(page)
  await expect.poll(() => uploads).toBe(2)
  await expect(problemsOn(page)).toHaveText(["Failed to upload logo"])
  await expect(wizard.getByText("logo.png")).toBeVisible()

  answer = (route) => route.fulfill({ json: {} })
  const refusals: ReadonlyArray<readonly [(route: Route) => Promise<void>, string]> = [
    [(route) => route.abort(), "Network Connection Failure"],
    [(route) => route.fulfill({ status: 500, body: "" }), "Internal Server Error"],
    [(route) => route.fulfill({ status: 503, body: "<html>" }), "Failed to update profile"],
    [(route) => route.fulfill({ status: 422, json: { message: "Call us first" } }), "Call us first"]
  ]
  for (const [refuse, words] of refusals) {
    await page.route(profile, refuse)
    await complete(page)
    await expect(problemsOn(page)).toHaveText([words])
    await page.unroute(profile)
  }
  expect(uploads).toBe(3)

  await page.route(profile, (route) =>
    route.fulfill({
      status: 400,
      json: { violations: [{ field: "address.city", message: "We do not know this city" }] }
    })
  )
  await complete(page)
  await expect(step(page, 2)).toBeVisible()
  await expect(problemsOn(page)).toHaveText(["We do not know this city"])
  await expect(wizard.getByLabel("City")).toHaveValue("Leeds")
  expect(uploads).toBe(3)
})

test("answers outlast a reload and the end of a session, and nobody can read them in the browser", async ({
  page
}) => {
  const wizard = await openWizard(page)
  await chooseCurrency(page, "Euro")
  await next(page)
  await giveContact(page)
  await page.waitForFunction(() => Object.keys(localStorage).some((place) => place.includes("draft")))
  await wizard.getByLabel("City").fill("Whitby")
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Whitby")

  await page.reload()
  await expect(wizard.getByLabel("Base currency", { exact: true })).toHaveValue(/Euro/)
  await next(page)
  await expect(wizard.getByLabel("City")).toHaveValue("Whitby")
  await expect(wizard.getByLabel("Street address")).toHaveValue("1 Park Row")

  await page.evaluate(() => localStorage.removeItem("crewfleet.session"))
  await page.reload()
  await expect(page).toHaveURL("/login")
  await openWizard(page)
  await next(page)
  await expect(wizard.getByLabel("City")).toHaveValue("Whitby")
})
