import {
  beginReport,
  complete,
  isKept,
  isReceived,
  isWaiting,
  openReport,
  pagesOf,
  sendOffline,
  statusOn,
  test
} from "./condition.ts"
import { fillTheDisk, portalIsKept, reportsSent } from "./conditionDevice.ts"
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

test("stays in the tab that alone has it where nothing can be kept", async ({ page, context, booking }) => {
  await fillTheDisk(page)
  await beginReport(page, booking)
  await page.getByLabel("Odometer").fill("12")
  await expect(statusOn(page)).toContainText("Not kept on this device")
  const second = await context.newPage()
  await openReport(second, booking)
  await expect(statusOn(second)).toHaveText("Nothing noted yet")
  await expect(page.getByLabel("Odometer")).toHaveValue("12")
  await page.getByLabel("Odometer").fill("123")
  await expect(statusOn(page)).toContainText("Not kept on this device")
})

test("is no longer spoken of in a tab from which another has taken it", async ({
  page,
  context,
  booking,
  service
}) => {
  await beginReport(page, booking)
  await portalIsKept(page)
  await sendOffline(page)
  await page.goto("/agency/home")
  const banner = page.getByText("1 condition report is waiting to be sent.")
  await expect(banner).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${pagesOf(booking)}/pick-up`)
  await isWaiting(second)
  await expect(banner).toBeHidden()
  await context.setOffline(false)
  await isReceived(second)
  expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)
})

test("is sent by the tab that is left when the one that worked on it was closed", async ({
  page,
  context,
  booking,
  service
}) => {
  await beginReport(page, booking)
  const left = await context.newPage()
  await left.goto("/agency/home")
  await expect(left.getByRole("main")).toBeVisible()
  await sendOffline(page)
  await page.close()
  await context.setOffline(false)
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.version).toBe(1)
})

test("is sent once, however fast somebody asks for it", async ({ page, context, booking, service }) => {
  const sent = reportsSent(context)
  await beginReport(page, booking)
  await complete(page)
  await page.getByRole("button", { name: "Send report" }).dblclick()
  await isReceived(page)
  expect(sent).toHaveLength(1)
  expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)
})
