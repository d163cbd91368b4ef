import type { Page } from "@playwright/test"
import {
  beginReport,
  complete,
  isReceived,
  pagesOf,
  sendReport,
  signBoth,
  signOut,
  statusOn,
  test
} from "./condition.ts"
import { killTab } from "./conditionDevice.ts"
import { receivedOf, sentFromDesk } from "./conditionService.ts"
import { expect, expectAccessible, signIn } from "./portal.ts"

const why = "The odometer must be 400 km or less, which it showed at return"

const saysWhy = async (page: Page) => {
  await expect(statusOn(page)).toHaveText(`Refused, and still on this device${why}`)
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText(why)
  await expect(page.getByLabel("Odometer")).toHaveValue("48 210")
}

test("says after a reload, a killed tab, and signing out and in why a report was refused, as it did before, and at its booking that it was", async ({
  page,
  context,
  booking,
  service
}) => {
  await sentFromDesk(service, booking, "RETURN", { odometer: 400 })
  await beginReport(page, booking)
  await complete(page)
  await sendReport(page)
  await saysWhy(page)
  await page.reload()
  await saysWhy(page)
  await killTab(page)

  const second = await context.newPage()
  await second.goto(`${pagesOf(booking)}/pick-up`)
  await saysWhy(second)
  await signOut(second)
  await signIn(second, "agency")
  await expect(second.getByText(`The pick-up report of booking ${booking} was not taken.`)).toBeVisible()
  await second.getByRole("link", { name: "Show" }).click()
  await saysWhy(second)
  await expectAccessible(second)
  await second.getByRole("link", { name: `Booking ${booking}` }).click()
  await second.getByRole("button", { name: "Vehicle Condition Report form" }).click()
  const dialog = second.getByRole("dialog")
  await expect(dialog.getByText("Refused, and still on this device")).toBeVisible()
  await dialog.getByRole("link", { name: "Show the pick-up report" }).click()
  await saysWhy(second)

  await second.getByLabel("Odometer").fill("399")
  await signBoth(second)
  await sendReport(second)
  await isReceived(second)
  expect((await receivedOf(service, booking)).pickUp).toMatchObject({
    version: 1,
    content: { odometer: 399 }
  })
})
