import { execFile } from "node:child_process"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Recording } from "@crewfleet/machines/recording"
import type { Page, TestInfo } from "@playwright/test"
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

test.use({ own: ["otp", "new-agency"] })

const root = join(import.meta.dirname, "../..")

/** Saves what an inspected tab did, there or in the inspector. */
const saveLast = async (
  page: Page,
  testInfo: TestInfo,
  name: string,
  button = "Save the last ten minutes"
) => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click()
  ])
  const file = testInfo.outputPath(name)
  await download.saveAs(file)
  const text = await readFile(file, "utf8")
  return { file, text, recording: JSON.parse(text) as Recording }
}

/** Opens a recording in the inspector, goes through it, and takes the test of it. */
const testOf = async (page: Page, file: string): Promise<string> => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/inspector/recording")
  await page.getByLabel("Recording").setInputFiles(file)
  await expect(page.getByText(/^All \d+ steps of \d+ machines? ended as they were recorded/)).toBeVisible()
  await page.getByLabel("Speed").selectOption("16 ×")
  await page.getByRole("button", { name: "Play" }).click()
  await expect(page.getByRole("status").filter({ hasText: /^Step [2-9]/ })).toBeVisible()
  await page.getByRole("button", { name: "Copy as test" }).click()
  await expect(page.getByText("Copied.")).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Runs a copied test where it would be pasted. */
const passes = async (text: string, name: string): Promise<boolean> => {
  const file = join(root, `packages/machines/test/${name}${process.pid}.test.ts`)
  await writeFile(file, text)
  try {
    return await new Promise((resolve) => {
      const vitest = join(root, "node_modules/vitest/vitest.mjs")
      execFile(process.execPath, [vitest, "run", "--project", "pure", file], { cwd: root }, (error) =>
        resolve(error === null)
      )
    })
  } finally {
    await rm(file)
  }
}

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

  const { file, text, recording } = await saveLast(page, testInfo, "oneTimePassword.json")
  for (const secret of [account("otp"), password, code]) expect(text).not.toContain(secret)
  expect(recording.brand).toBe("CrewFleet")
  const copied = await testOf(inspector, file)
  expect(copied).toContain('"signIn": "signedIn"')
  expect(await passes(copied, "oneTimePassword")).toBe(true)
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
  await inspector.getByRole("button", { name: "Provoke", exact: true }).click()
  await expect(inspector.getByText("The next agency.uploadLogo: 500 without a word")).toBeVisible()
  await complete(page)
  await expect(page.getByText("Failed to upload logo").first()).toBeVisible()
  await complete(page)
  await expect(page.getByText("Profile setup completed successfully!").first()).toBeVisible()

  const { file } = await saveLast(inspector, testInfo, "logoNotUploaded.json", "Save a recording")
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
