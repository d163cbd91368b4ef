import { beginReport, isKept, isWaiting, openReport, pagesOf, sendOffline, test } from "./condition.ts"
import { receivedOf } from "./conditionService.ts"
import { expect } from "./portal.ts"

test("goes on in the tab that was opened last, and in the other again when asked to", async ({
  page,
  context,
  booking
}) => {
  await beginReport(page, booking)
  await page.getByLabel("Odometer").fill("12")
  await isKept(page)
  const second = await context.newPage()
  await openReport(second, booking)
  await expect(second.getByLabel("Odometer")).toHaveValue("12")
  await expect(page.getByRole("heading", { name: "This report is open in another tab" })).toBeVisible()
  await second.getByLabel("Odometer").fill("123")
  await isKept(second)
  await page.getByRole("button", { name: "Go on here" }).click()
  await expect(page.getByLabel("Odometer")).toHaveValue("123")
})

test("is spoken of by the tab alone that works on it, and sent by the one that is left when that is closed", async ({
  page,
  context,
  booking,
  service
}) => {
  await beginReport(page, booking)
  await sendOffline(page)
  await page.goto("/agency/home")
  const banner = page.getByText("1 condition report is waiting to be sent.")
  await expect(banner).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${pagesOf(booking)}/pick-up`)
  await isWaiting(second)
  await expect(banner).toBeHidden()
  await second.close()
  await context.setOffline(false)
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.version).toBe(1)
})
