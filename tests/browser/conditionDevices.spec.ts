import {
  beginReport,
  complete,
  isReceived,
  sendOffline,
  sendReport,
  signBoth,
  statusOn,
  test
} from "./condition.ts"
import { receivedOf } from "./conditionService.ts"
import { expect, expectAccessible } from "./portal.ts"

test("loses nothing when two devices noted the same moment offline, and tells the second on any page", async ({
  page,
  other,
  booking,
  service
}) => {
  for (const [device, odometer] of [
    [page, "48 210"],
    [other, "500"]
  ] as const) {
    await beginReport(device, booking)
    await sendOffline(device, odometer)
  }
  await other.context().setOffline(false)
  await isReceived(other)
  await page.getByRole("link", { name: `Booking ${booking}` }).click()
  await page.context().setOffline(false)
  await expect(page.getByText(`The pick-up report of booking ${booking} was not taken.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Show" }).click()
  await expect(statusOn(page)).toContainText("On this device, not sent: another report was received")
  await expect(page.getByText("48,210 km")).toBeVisible()
  await expect(page.getByText("500 km")).toBeVisible()
  await expectAccessible(page)
  expect((await receivedOf(service, booking)).pickUp).toMatchObject({
    version: 1,
    content: { odometer: 500 }
  })

  await page.reload()
  await expect(statusOn(page)).toContainText("another report was received")
  await page.getByRole("button", { name: "Send this one instead" }).click()
  await isReceived(page)
  expect((await receivedOf(service, booking)).pickUp).toMatchObject({
    version: 2,
    content: { odometer: 48_210 }
  })
})

test("adds the damage of a pick-up that only another device knew, and lets both parties sign again", async ({
  page,
  other,
  booking,
  service
}) => {
  await beginReport(page, booking, "return")
  await sendOffline(page, "48 600")

  await beginReport(other, booking)
  await complete(other)
  await other.getByRole("button", { name: "Add damage" }).click()
  await other.getByLabel("Note").fill("Old scratch")
  await signBoth(other)
  await sendReport(other)
  await isReceived(other)

  await page.context().setOffline(false)
  await expect(statusOn(page)).toContainText("Refused, and still on this device")
  await expect(statusOn(page)).toContainText("Damage noted at pick-up belongs in the report at return")
  await expect(page.getByText("Old scratch")).toBeVisible()
  await expect(page.getByText("The report has changed, so both parties sign again.")).toBeVisible()
  await expect(page.getByLabel("Odometer")).toHaveValue("48 600")
  await signBoth(page)
  await sendReport(page)
  await isReceived(page)
  expect((await receivedOf(service, booking)).return?.version).toBe(1)
})
