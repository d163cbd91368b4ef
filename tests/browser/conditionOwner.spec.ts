import { beginReport, isKept, pagesOf, sendOffline, signOut, statusOn, test } from "./condition.ts"
import { portalIsKept, reportsSent } from "./conditionDevice.ts"
import { receivedOf } from "./conditionService.ts"
import { enter, expect } from "./portal.ts"

test("stays with the person who began it: somebody else on the same browser sees and sends nothing of it", async ({
  page,
  context,
  booking,
  service
}) => {
  const sent = reportsSent(context)
  await beginReport(page, booking)
  await sendOffline(page)
  await signOut(page)
  await context.setOffline(false)
  const before = sent.length
  await enter(page, "new-agency", `${pagesOf(booking)}/pick-up`)
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Error loading the condition reports")
  await expect(page.getByText("Mina Okafor")).toHaveCount(0)
  expect(sent).toHaveLength(before)
  expect((await receivedOf(service, booking)).pickUp).toBeUndefined()
})

test("shows nothing that was begun to somebody else on the same device, with or without a connection", async ({
  page,
  context,
  booking
}) => {
  await beginReport(page, booking)
  await page.getByLabel("Odometer").fill("12")
  await isKept(page)
  await portalIsKept(page)
  await signOut(page)
  await enter(page, "new-agency")
  await context.setOffline(true)
  await page.goto(`${pagesOf(booking)}/pick-up`)
  await expect(page.getByLabel("Odometer")).toHaveValue("")
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
})

test("knows nothing of another agency's booking, and keeps what was noted of it offline when it is refused", async ({
  page,
  booking,
  service
}) => {
  await enter(page, "new-agency", `${pagesOf(booking)}/pick-up`)
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Error loading the condition reports")
  await portalIsKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await sendOffline(page)
  await page.context().setOffline(false)
  await expect(statusOn(page)).toContainText("Refused, and still on this device")
  await expect(statusOn(page)).toContainText("This booking cannot be found. Note down what matters")
  await expect(page.getByLabel("Odometer")).toHaveValue("48 210")
  expect((await receivedOf(service, booking)).pickUp).toBeUndefined()
})
