import {
  beginReport,
  complete,
  keptIn,
  pagesOf,
  photograph,
  portalIsKept,
  receivedOf,
  reportsSent,
  sendReport,
  statusOn,
  test
} from "./condition.ts"
import { enter, expect } from "./portal.ts"

test("is sent by the tab that is left when the one that worked on it was closed", async ({
  page,
  context,
  booking,
  service
}) => {
  await beginReport(page, booking)
  await complete(page)
  const left = await context.newPage()
  await left.goto("/agency/home")
  await expect(left.getByRole("main")).toBeVisible()
  await context.setOffline(true)
  await sendReport(page)
  await expect(statusOn(page)).toContainText("waiting to be sent")
  await page.close()
  await context.setOffline(false)
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.version).toBe(1)
})

test("is sent once, however fast somebody asks for it", async ({ page, context, booking, service }) => {
  const sent = reportsSent(context)
  await beginReport(page, booking)
  await complete(page)
  await page.getByRole("button", { name: "Send report" }).dblclick()
  await expect(statusOn(page)).toContainText("Received")
  expect(sent).toHaveLength(1)
  expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)
})

test("shows nothing that was begun to somebody else on the same device, with or without a connection", async ({
  page,
  context,
  booking
}) => {
  await beginReport(page, booking)
  await page.getByLabel("Odometer").fill("12")
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  await portalIsKept(page)
  await page.getByRole("button", { name: /Stone/ }).click()
  await page.getByRole("menuitem", { name: /Log ?out/i }).click()
  await expect(page).toHaveURL(/\/login/)
  await enter(page, "new-agency")
  await context.setOffline(true)
  await page.goto(`${pagesOf(booking)}/pick-up`)
  await expect(page.getByLabel("Odometer")).toHaveValue("")
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
})

test("leaves no photo on the device of a damage that was removed", async ({ page, booking }) => {
  await beginReport(page, booking)
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByLabel("Add a photo of damage 1").setInputFiles(await photograph(page))
  await expect(page.getByRole("img", { name: "Photo 1 of damage 1" })).toBeVisible()
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  expect(await keptIn(page)).toHaveLength(2)
  await page.getByRole("button", { name: "Remove damage 1" }).click()
  await expect.poll(() => keptIn(page)).toEqual([])
})
