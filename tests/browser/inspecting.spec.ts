import {
  account,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  lastMail,
  password,
  signIn,
  test
} from "./portal.ts"
import { complete, drawing, reachLogo } from "./profile.ts"
import { passes, picture, saveRecording, testOf } from "./recordings.ts"

test.use({ own: ["otp", "new-agency"] })

test("a sign-in with a one-time password is watched in a second window, saved, replayed, and copied as a test", async ({
  page,
  service
}, testInfo) => {
  await page.goto("/login?inspect")
  const bar = page.getByRole("complementary", { name: "Inspection" })
  await expect(bar.getByRole("status")).toContainText("This tab is inspected")
  await expect(page).toHaveURL("/login")
  await expectAccessible(page)
  const [inspector] = await Promise.all([
    page.context().waitForEvent("page"),
    bar.getByRole("button", { name: "Open the inspector" }).click()
  ])
  await expect(inspector.getByRole("heading", { level: 1, name: "Live" })).toBeVisible()
  const actor = (name: RegExp) =>
    inspector.getByRole("region", { name: "Actors" }).getByRole("button", { name })
  await expect(actor(/^signIn/)).toBeVisible()

  await page.getByLabel("Username").fill(account("otp"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  const dialog = page.getByRole("dialog", { name: "Enter one-time password" })
  const { text: mail } = await lastMail(service, "otp")
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? ""
  await dialog.getByLabel("One-time password").fill(code)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/agency/home")

  await expect(actor(/^signIn\s*signedIn/)).toBeVisible()
  await actor(/^signIn/).click()
  await expect(inspector.getByRole("img", { name: /^signIn: / })).toBeVisible()
  await inspector.getByLabel("Search steps").fill("code.submitted")
  await inspector.getByRole("button", { name: /code\.submitted/ }).click()
  await expect(inspector.getByRole("status").filter({ hasText: "code.submitted" })).toBeVisible()
  await expectAccessible(inspector)
  await expectNoSidewaysScroll(inspector)
  expect(await inspector.locator("body").innerText()).not.toContain(account("otp"))

  const { file, text, recording } = await saveRecording(
    page,
    testInfo,
    "oneTimePassword",
    "Save the last ten minutes"
  )
  for (const secret of [account("otp"), password, code]) expect(text).not.toContain(secret)
  expect(recording.brand).toBe("CrewFleet")
  const copied = await testOf(inspector, file)
  expect(copied).toContain('"signIn": "signedIn"')
  expect(await passes(copied, "oneTimePassword")).toBe(true)
  await inspector.getByLabel("Search steps").fill("code.submitted")
  await inspector.getByRole("button", { name: /code\.submitted/ }).click()
  await inspector.getByLabel("Search steps").clear()
  await picture(inspector, testInfo, "recording")
  await inspector.getByRole("button", { name: "Copy a test of this step" }).click()
  const ofStep = await inspector.evaluate(() => navigator.clipboard.readText())
  expect(ofStep).toContain("outcomeOf(recording, everyMachine)")
  expect(await passes(ofStep, "oneStep")).toBe(true)
  await bar.getByRole("button", { name: "Stop inspecting" }).click()
  await expect(bar).toBeHidden()
})

test("a logo that cannot be uploaded is provoked, saved after it went wrong, and becomes a test", async ({
  page
}, testInfo) => {
  await enter(page, "new-agency", "/agency/home?inspect")
  await reachLogo(page)
  await page.getByLabel("Agency logo").setInputFiles(await drawing(page, 300, 200))
  // The wizard is above the bar: the inspector's window is beside both.
  const [inspector] = await Promise.all([
    page.context().waitForEvent("page"),
    page.evaluate(() => void window.open("/inspector/live"))
  ])
  await inspector.getByRole("button", { name: /^Provoke a failure/ }).click()
  await inspector.getByRole("combobox", { name: "Call" }).fill("agency.uploadLogo")
  await inspector.getByRole("option", { name: "agency.uploadLogo" }).click()
  await inspector.getByLabel("Answer").selectOption("500 without a word")
  await inspector.getByLabel("The next").check()
  await inspector.getByRole("button", { name: "Provoke", exact: true }).click()
  await expect(inspector.getByText("The next agency.uploadLogo: 500 without a word")).toBeVisible()
  await complete(page)
  await expect(page.getByText("Failed to upload logo").first()).toBeVisible()
  await complete(page)
  await expect(page.getByText("Profile setup completed successfully!").first()).toBeVisible()

  const { file } = await saveRecording(inspector, testInfo, "logoNotUploaded", "Save a recording")
  expect(await passes(await testOf(inspector, file), "logoNotUploaded")).toBe(true)
})

test("a tab that is inspected in a sign-in of somebody else tells nothing of it in clear", async ({
  page
}) => {
  await page.goto("/login?inspect")
  // What watches a tab is fetched beside sign-in.
  const watched = page.getByText("This tab is inspected")
  await expect(watched).toBeVisible()
  await signIn(page, "otp")
  await expect(watched).toBeVisible()
  const told = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const heard: Array<unknown> = []
        const channel = new BroadcastChannel("crewfleet.inspection")
        channel.onmessage = ({ data }) => heard.push(data)
        channel.postMessage({ _tag: "Asked" })
        setTimeout(() => resolve(JSON.stringify(heard)), 1_500)
      })
  )
  expect(told).toContain("signIn")
  for (const secret of [account("otp"), password]) expect(told).not.toContain(secret)
})
