import { beginReport, fillIn, isReceived, sendReport, signBoth, statusOn, test } from "./condition.ts"
import { addPhoto } from "./conditionDevice.ts"
import { receivedOf } from "./conditionService.ts"
import { expect } from "./portal.ts"

test("is not held up by its photos: one hangs, one is refused, and the report arrives", async ({
  page,
  booking,
  service
}) => {
  await beginReport(page, booking)
  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await addPhoto(page, 1)
  await addPhoto(page, 2, "maroon")
  await signBoth(page)
  let photos = 0
  await page.route("**/damage-photo/**", (route) => {
    photos += 1
    return photos === 1 ? route.fulfill({ status: 413, json: {} }) : undefined
  })
  await sendReport(page)
  await isReceived(page)
  await expect(page.getByText("Refused. The photo is too large. Remove it, or take another.")).toBeVisible()
  await expect(page.getByText("Sending.", { exact: true })).toBeVisible()
  expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)

  await page.unrouteAll({ behavior: "ignoreErrors" })
  await page.reload()
  await expect(statusOn(page)).toHaveText(/^Received [^p]*$/)
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.photos.length).toBe(2)
})

test("shows the photos of a received report while it is corrected", async ({ page, booking, service }) => {
  await beginReport(page, booking)
  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await addPhoto(page, 1)
  await signBoth(page)
  await sendReport(page)
  await isReceived(page)
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.photos.length).toBe(1)
  await page.reload()
  await page.getByRole("button", { name: "Correct it" }).click()
  const photo = page.getByRole("img", { name: "Photo 1 of damage 1" })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
