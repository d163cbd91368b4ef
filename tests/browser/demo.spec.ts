import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { test as base, expect, type FrameLocator } from "@playwright/test"
import { usualMoment } from "../../packages/double/src/DoubleClock.ts"
import { desk, expectAccessible } from "./looks.ts"
import { complete, drawing, reachLogo, wizardOn } from "./profile.ts"
import { fillPromotion } from "./promotion.ts"
import { type StaticHost, startStaticHost } from "./staticHost.ts"

const hour = 3_600_000
const program = join(import.meta.dirname, "../../packages/double/buildDemo.ts")

const test = base.extend<object, { readonly host: StaticHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "crewfleet-demo-"))
      // As of the day of which the tests of the double have their data already.
      await promisify(execFile)(process.execPath, [program, folder, "--at", usualMoment])
      const host = await startStaticHost(folder)
      await use(host)
      await host.stop()
      await rm(folder, { recursive: true })
    },
    { scope: "worker" }
  ]
})

const signIn = async (portal: FrameLocator, name: string): Promise<void> => {
  await portal.getByLabel("Username").fill(`${name}@crewfleet.example`)
  await portal.getByLabel("Password", { exact: true }).fill("Crewfleet-2026")
  await portal.getByRole("button", { name: "Sign in" }).click()
}

const signOut = async (portal: FrameLocator, name: RegExp): Promise<void> => {
  await portal.getByRole("button", { name }).click()
  await portal.getByRole("menuitem", { name: "Logout" }).click()
}

test("the demo runs in the browser alone: somebody signs in with the code from its mail, an agency makes a promotion and finds it again", async ({
  browser,
  contextOptions,
  host
}) => {
  // Whatever is asked of another address comes to the host as well, which tells of it.
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: host.url,
    viewport: desk,
    serviceWorkers: "allow",
    proxy: { server: host.url, bypass: "localhost" }
  })
  const page = await context.newPage()
  const portal = page.frameLocator("iframe")
  const kept = page.getByText("All changes are kept.")

  await test.step("the code that is asked for is in the demo's mail", async () => {
    await page.goto("/")
    await expect(page.getByText("stays in this browser")).toBeVisible()
    await expectAccessible(page)
    await signIn(portal, "otp")
    const field = portal
      .getByRole("dialog", { name: "Enter one-time password" })
      .getByLabel("One-time password")
    await expect(field).toBeVisible()
    const opening = context.waitForEvent("page")
    await page.getByRole("link", { name: "Mail" }).click()
    const mail = await opening
    // Others are mailed as well: what comes round by the clock is done as soon as the service starts.
    const letter = mail.getByRole("article").filter({ hasText: "To otp@crewfleet.example" }).first()
    await expect(async () => {
      await mail.reload()
      await expect(letter).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const [code = ""] = /\b\d{6}\b/.exec(await letter.innerText()) ?? []
    const written = await letter.locator("time").getAttribute("datetime")
    await mail.close()
    // Service and portal go by the clock of the demo, which goes on from when its data were made.
    const clocks = await page
      .locator("iframe")
      .contentFrame()
      .locator("html")
      .evaluate(() => [
        Date.now(),
        Date.parse(new Date().toISOString()),
        Temporal.Now.instant().epochMilliseconds
      ])
    for (const moment of [Date.parse(written ?? ""), ...clocks]) {
      expect(moment).toBeGreaterThanOrEqual(Date.parse(usualMoment))
      expect(moment).toBeLessThan(Date.parse(usualMoment) + 25 * hour)
    }
    await field.fill(code)
    await field.press("Enter")
    await expect(page).toHaveURL("/agency/home")
  })

  await test.step("an agency makes a promotion, which is there when the page is loaded anew", async () => {
    await signOut(portal, /Lang/)
    await signIn(portal, "agency")
    await portal.getByRole("link", { name: "Promotions" }).click()
    await portal.getByRole("button", { name: "Add Promotion" }).click()
    const dialog = portal.getByRole("dialog", { name: "Create a Promotion" })
    await fillPromotion(dialog, "Made in a browser", "Free Days")
    await dialog.getByLabel("Number of free days").fill("1")
    await dialog.getByRole("button", { name: "Create Promotion" }).click()
    const made = portal.getByRole("rowheader", { name: "Made in a browser" })
    await expect(made).toBeVisible()
    await expect(kept).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL("/agency/promo-codes")
    await expect(made).toBeVisible()
  })

  await test.step("whoever starts over finds nothing of it", async () => {
    await page.getByRole("button", { name: "Start over" }).click()
    await signIn(portal, "agency")
    await portal.getByRole("link", { name: "Promotions" }).click()
    await expect(portal.getByRole("rowheader", { name: "Winter weekday saver" })).toBeVisible()
    await expect(portal.getByRole("rowheader", { name: "Made in a browser" })).toHaveCount(0)
  })

  await test.step("another tab goes on when the first is closed: an agency gives its logo, a worker saves a form", async () => {
    const other = await context.newPage()
    await other.goto("/")
    const second = other.frameLocator("iframe")
    await expect(second.getByRole("link", { name: "Promotions" })).toBeVisible()
    await page.close()
    await signOut(second, /Stone/)
    await signIn(second, "new-agency")
    await reachLogo(second)
    await wizardOn(second)
      .getByLabel("Agency logo")
      .setInputFiles(await drawing(other, 300, 200))
    await complete(second)
    await expect(second.getByText("Profile setup completed successfully!").first()).toBeVisible()
    await signOut(second, /Vance/)
    await signIn(second, "worker")
    await expect(second.getByRole("link", { name: "Forms" }).first()).toBeVisible()
    await other
      .locator("iframe")
      .evaluate((frame: HTMLIFrameElement) =>
        frame.contentWindow?.location.assign("/worker/forms/application")
      )
    const saving = other.waitForEvent("download")
    await second.getByRole("button", { name: "Download" }).click()
    expect((await readFile(await (await saving).path())).toString("latin1", 0, 5)).toBe("%PDF-")
  })

  expect(host.strays).toEqual([])
  await context.close()
})
