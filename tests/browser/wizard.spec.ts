import { holding } from "./dashboard.ts"
import { draftsIn } from "./draftsIn.ts"
import { openedDrafts } from "./openedDrafts.ts"
import { askingAs, desk, expect, expectAccessible, phone, test } from "./portal.ts"
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
  step
} from "./profile.ts"

test.use({ own: ["new-agency"] })

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

test("the third step wants a picture, and axe finds nothing while it asks for one", async ({ page }) => {
  const wizard = await openWizard(page)
  await reachLogo(page)
  await complete(page)
  await expect(problemsOn(page)).toHaveText(["Please upload your agency logo before completing the profile"])
  await expectAccessible(page)
  const choose = wizard.getByLabel("Agency logo")
  await choose.setInputFiles(file("letter.png", "image/png", Buffer.from("Dear agency, this is no picture.")))
  await expect(problemsOn(page)).toHaveCount(0)
  await complete(page)
  await expect(problemsOn(page)).toHaveText(["The logo cannot be read. Choose another file"])
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

test("answers outlast a reload and the end of a session, and nobody can read them in the browser", async ({
  page
}) => {
  const wizard = await openWizard(page)
  await chooseCurrency(page, "Euro")
  await next(page)
  await giveContact(page)
  await wizard.getByLabel("City").fill("Whitby")
  await expect.poll(() => openedDrafts(page)).toContain("Whitby")
  expect(String(await draftsIn(page))).not.toContain("Whitby")

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
