import { calls, holding, part } from "./dashboard.ts"
import { draftsIn } from "./draftsIn.ts"
import { openedDrafts } from "./openedDrafts.ts"
import {
  askingAs,
  desk,
  enter,
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  phone,
  test
} from "./portal.ts"
import {
  chooseCurrency,
  complete,
  drawing,
  file,
  giveContact,
  next,
  oneBooking,
  openWizard,
  problemsOn,
  reachLogo,
  sidesOf,
  step
} from "./profile.ts"

test.use({ own: ["new-agency"] })

const logo = "**/api/v1/agency/*/logo"
const profile = "**/api/v1/agency/*/profile"

test("three steps show how far one is and what is missing, go back and forth, and keep every answer", async ({
  page
}) => {
  const wizard = await openWizard(page)
  const progress = wizard.getByRole("progressbar", { name: "Profile setup" })
  await expect(progress).toHaveAttribute("aria-valuenow", "0")
  await next(page)
  await expect(problemsOn(page)).toHaveText(["Please select a base currency"])
  await wizard.getByLabel("Base currency", { exact: true }).fill("dollar")
  await expect(page.getByRole("option", { name: "US dollar" })).toBeVisible()
  // The list opens where it hides nothing of what is said: below the field, or above it.
  const warning = await wizard.getByText("It cannot be changed later.").boundingBox()
  const choices = await page.getByRole("region", { name: "Choices: Base currency" }).boundingBox()
  if (!warning || !choices) throw new Error("Nothing is said, or there is nothing to choose")
  const isBelow = choices.y >= warning.y + warning.height
  expect(isBelow || choices.y + choices.height <= warning.y).toBe(true)
  await expectAccessible(page)
  await page.keyboard.type(" of no such country")
  await expect(page.getByText("No such currency")).toBeVisible()
  await expectAccessible(page)
  await chooseCurrency(page, "Euro")
  await next(page)
  await expect(progress).toHaveAttribute("aria-valuenow", "33")
  await expect(step(page, 2)).toBeFocused()
  await expect(wizard.getByText("(optional)")).toHaveCount(1)
  await next(page)
  await expect(problemsOn(page)).toHaveCount(6)
  await expectGoodAtAnySize(page)
  await giveContact(page)
  await next(page)
  await expect(progress).toHaveAttribute("aria-valuenow", "67")
  const choose = wizard.getByLabel("Agency logo")
  await choose.setInputFiles(file("letter.png", "image/png", Buffer.from("Dear agency, this is no picture.")))
  await complete(page)
  await expect(problemsOn(page)).toHaveText(["The logo cannot be read. Choose another file"])
  await expectAccessible(page)
  await choose.setInputFiles(await drawing(page, 200, 100))
  await expect(wizard.getByRole("img", { name: "Preview of the logo" })).toBeVisible()
  await expect(problemsOn(page)).toHaveCount(0)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(desk)

  const previous = wizard.getByRole("button", { name: "Previous" })
  await previous.click()
  await expect(wizard.getByLabel("Telephone")).toHaveValue("+44 (0)113 496-0000")
  await expect(wizard.getByLabel("Country", { exact: true })).toHaveValue("United Kingdom")
  await previous.press("Enter")
  await expect(wizard.getByLabel("Base currency", { exact: true })).toHaveValue(/^EUR/)
  await expect(previous).toHaveCount(0)
  await next(page)
  await next(page)
  await expect(wizard.getByText("logo.png")).toBeVisible()
})

test("a big picture is shrunk before its upload, whose progress is shown; who is slower than somebody else is told", async ({
  page,
  service
}) => {
  await page.route(calls.bookings, (route) => route.fulfill({ json: oneBooking }))
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

  const { ask, read, agentId } = await askingAs(service, "new-agency")
  const { logo: place } = await read<{ logo: string }>(`/agency/${agentId}`)
  const stored = Buffer.from(await (await fetch(service.url + place)).arrayBuffer())
  expect(sidesOf(big.buffer)).toEqual({ width: 3000, height: 1500 })
  expect(sidesOf(stored)).toEqual({ width: 1024, height: 512 })

  const address = { street: "1 Park Row", city: "Leeds", state: "West Yorkshire", country: "United Kingdom" }
  const body = JSON.stringify({ baseCurrency: "GBP", telephone: "0113 496 0000", address })
  expect((await ask(`/agency/${agentId}/profile`, { method: "PUT", body })).status).toBe(200)
  await page.unroute(profile)
  await complete(page)
  const told = page.getByRole("dialog", { name: "Your profile is complete" })
  await expect(
    told.getByText("Your agency already has a base currency, and it cannot be changed")
  ).toBeVisible()
  await expectAccessible(page)
  await told.getByRole("button", { name: "Continue" }).press("Enter")
  await expect(told).toBeHidden()
  await expect(part(page, "Upcoming Bookings")).toContainText("£1,234.50")
})

test("the wizard cannot be dismissed, and its answers and its logo outlast being elsewhere, a reload and the end of a session, and nobody can read them in the browser", async ({
  page,
  service
}) => {
  const wizard = await openWizard(page)
  await page.keyboard.press("Escape")
  await page.mouse.click(5, 5)
  await expect(wizard).toBeVisible()
  await expect(wizard.getByRole("button", { name: "Close" })).toHaveCount(0)
  await expect(wizard.getByRole("button", { name: "Previous" })).toHaveCount(0)
  await chooseCurrency(page, "Euro")
  await next(page)
  await giveContact(page)
  await wizard.getByLabel("City").fill("Whitby")
  await expect.poll(() => openedDrafts(page)).toContain("Whitby")
  expect(String(await draftsIn(page))).not.toContain("Whitby")

  await page.evaluate(() => history.pushState(null, "", "/agency/clients"))
  await expect(page.getByRole("heading", { name: "Hirers", exact: true })).toBeVisible()
  await expect(wizard).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL("/agency/home")
  await expect(step(page, 2)).toBeVisible()
  await expect(wizard.getByLabel("City")).toHaveValue("Whitby")
  await page.keyboard.press("Escape")
  await expect(wizard).toBeVisible()

  await page.reload()
  await expect(step(page, 3)).toBeVisible()
  const previous = wizard.getByRole("button", { name: "Previous" })
  await previous.click()
  await expect(wizard.getByLabel("City")).toHaveValue("Whitby")
  await expect(wizard.getByLabel("Street address")).toHaveValue("1 Park Row")
  await previous.click()
  await expect(wizard.getByLabel("Base currency", { exact: true })).toHaveValue(/Euro/)
  await next(page)
  await next(page)

  const preview = wizard.getByRole("img", { name: "Preview of the logo" })
  const picture = await drawing(page, 200, 100)
  await wizard.getByLabel("Agency logo").setInputFiles(picture)
  await expect.poll(() => openedDrafts(page)).toContain(picture.name)
  await expect.poll(() => openedDrafts(page)).toContain("IHDR")
  expect(String(await draftsIn(page))).not.toContain("IHDR")
  await page.reload()
  await expect(step(page, 3)).toBeVisible()
  await expect(preview).toHaveJSProperty("naturalWidth", 200)

  await page.evaluate(() => localStorage.removeItem("crewfleet.session"))
  await page.reload()
  await expect(page).toHaveURL("/login")
  await enter(page, "new-agency")
  await expect(step(page, 3)).toBeVisible()
  await expect(preview).toHaveJSProperty("naturalWidth", 200)
  await complete(page)
  await expect(page.getByText("Profile setup completed successfully!")).toBeVisible()
  const { read, agentId } = await askingAs(service, "new-agency")
  const { logo: place } = await read<{ logo: string }>(`/agency/${agentId}`)
  const stored = Buffer.from(await (await fetch(service.url + place)).arrayBuffer())
  expect(sidesOf(stored)).toEqual({ width: 200, height: 100 })
  await expect.poll(() => openedDrafts(page)).not.toContain("IHDR")
})
