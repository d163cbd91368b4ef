import { committedJourney } from "./committedJourney.ts"
import { portalIsKept } from "./conditionDevice.ts"
import { openWith } from "./leaderEntry.ts"
import { checkOf } from "./leaderSteps.ts"
import { addressOfStep, localCode, openLog } from "./openLog.ts"
import { expect, phone, test } from "./portal.ts"

test.use({ own: ["agency", "ward"] })

test("a telephone that was switched off opens the log with its code, also where there is no signal, and has what was noted", async ({
  playwright,
  launchOptions,
  baseURL,
  service
}, testInfo) => {
  const journey = await committedJourney(service)
  /** The browser of the telephone: what it keeps is on a disk of its own. */
  const switchOn = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath("telephone"), {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      viewport: phone,
      hasTouch: true,
      serviceWorkers: "allow"
    })

  const first = await switchOn()
  const page = await first.newPage()
  await openLog(page, journey)
  await portalIsKept(page)
  await page.getByLabel("Mileage at the start").fill("41200")
  await checkOf(page, "Lamps").getByText("Pass", { exact: true }).tap()
  // What is older than a second is promised.
  await page.waitForTimeout(1_000)
  await first.close()

  const second = await switchOn()
  await second.setOffline(true)
  const again = await second.newPage()
  await again.goto(addressOfStep(journey, "vehicle"))
  await expect(again.getByLabel("Your code for this log")).toBeVisible()
  await expect(again.getByText("41200")).toHaveCount(0)
  await openWith(again, localCode)
  await expect(again.getByLabel("Mileage at the start")).toHaveValue("41200")
  await expect(checkOf(again, "Lamps").getByRole("radio", { name: "Pass" })).toBeChecked()
  await second.close()
})
