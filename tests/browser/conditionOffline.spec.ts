import {
  beginReport,
  complete,
  fillIn,
  isKept,
  isReceived,
  isWaiting,
  pagesOf,
  sendOffline,
  sendReport,
  signBoth,
  signOut,
  statusOn,
  test
} from "./condition.ts"
import { addPhoto, killTab, portalIsKept, reportsSent } from "./conditionDevice.ts"
import { receivedOf } from "./conditionService.ts"
import { expect, signIn } from "./portal.ts"

test("survives a reload, a killed tab, and signing out and in, without a connection, and is sent once", async ({
  page,
  context,
  booking,
  service
}) => {
  const sent = reportsSent(context)
  await beginReport(page, booking)
  await portalIsKept(page)
  await context.setOffline(true)
  await page.getByLabel("Odometer").fill("48")
  await isKept(page)
  await page.reload()
  await expect(page.getByLabel("Odometer")).toHaveValue("48")

  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await addPhoto(page, 1)
  await isKept(page)
  await killTab(page)
  const second = await context.newPage()
  await second.goto(`${pagesOf(booking)}/pick-up`)
  await expect(second.getByLabel("Odometer")).toHaveValue("48 210")
  await expect(second.getByRole("img", { name: "Photo 1 of damage 1" })).toBeVisible()

  await signBoth(second)
  await sendReport(second)
  await isWaiting(second)
  await expect(statusOn(second)).toContainText("There is no connection to the service")
  await signOut(second)

  await context.setOffline(false)
  await signIn(second, "agency")
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.photos.length).toBe(1)
  const { pickUp } = await receivedOf(service, booking)
  expect(pickUp).toMatchObject({ version: 1, content: { odometer: 48_210 } })
  const names = sent.map((request) => (request.postDataJSON() as { id: string }).id)
  expect(new Set(names)).toEqual(new Set([pickUp?.id]))
  await second.goto(`${pagesOf(booking)}/pick-up`)
  await isReceived(second)
})

test("is sent when the connection is back although another page is open, and says that it waits", async ({
  page,
  context,
  booking,
  service
}) => {
  await beginReport(page, booking)
  await sendOffline(page)
  await page.getByRole("link", { name: `Booking ${booking}` }).click()
  const banner = page.getByText("1 condition report is waiting to be sent.")
  await expect(banner).toBeVisible()
  expect((await receivedOf(service, booking)).pickUp).toBeUndefined()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.version).toBe(1)
})

test("keeps the report through an ended session", async ({ page, booking, service }) => {
  await beginReport(page, booking)
  await complete(page)
  await page.route("**/condition-report/PICK_UP*", (route) => route.fulfill({ status: 401, json: {} }))
  await page.route("**/refresh-token/**", (route) => route.fulfill({ status: 401, json: {} }))
  await sendReport(page)
  await expect(page).toHaveURL(/\/login/)
  await page.unroute("**/condition-report/PICK_UP*")
  await page.unroute("**/refresh-token/**")
  await signIn(page, "agency")
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.version).toBe(1)
})
