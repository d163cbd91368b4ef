import {
  beginReport,
  fillIn,
  isKept,
  isReceived,
  openReport,
  sendReport,
  signBoth,
  statusOn,
  test
} from "./condition.ts"
import { fillTheDisk, keptIn } from "./conditionDevice.ts"
import { clientOf } from "./conditionService.ts"
import { expect } from "./portal.ts"

test("claims nothing of a report, and of its correction, until something has been noted, which nobody can read without the browser's key", async ({
  page,
  booking,
  service
}) => {
  const offers = async (fact: string) => {
    await page.goto(`/agency/clients/${await clientOf(service, booking)}/bookings/${booking}`)
    await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
    await expect(page.getByRole("dialog").getByText(fact).first()).toBeVisible()
    await expect(page.getByRole("dialog").getByText("Begun on this device")).toHaveCount(0)
  }
  await beginReport(page, booking)
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
  await expect(page.getByRole("button", { name: "Delete from this device" })).toHaveCount(0)
  await expect.poll(() => keptIn(page)).toEqual([])
  await offers("Not made yet")
  await openReport(page, booking)
  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByRole("textbox", { name: "Remarks" }).fill("Smells of smoke")
  await signBoth(page)
  await isKept(page)
  const kept = await keptIn(page)
  expect(kept.length).toBeGreaterThan(0)
  for (const text of kept) {
    expect(text.length).toBeGreaterThan(500)
    expect(text).not.toMatch(/smoke|Okafor|odometer/)
  }
  await sendReport(page)
  await isReceived(page)
  await page.getByRole("button", { name: "Correct it" }).click()
  await expect(statusOn(page)).toHaveText("Nothing changed yet")
  await page.getByRole("button", { name: "Leave it as it was received" }).click()
  await isReceived(page)
  await openReport(page, booking, "return")
  await expect(page.getByText("(noted at pick-up)")).toBeVisible()
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
  await expect.poll(() => keptIn(page)).toEqual([])
  await page.getByLabel("Odometer").fill("48300")
  await isKept(page)
  await page.getByLabel("Odometer").fill("")
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
  await expect.poll(() => keptIn(page)).toEqual([])
  await offers("Received")
})

test("moves nothing from under a finger, whatever the line says that tells where the report is", async ({
  page,
  booking
}) => {
  await fillTheDisk(page)
  await beginReport(page, booking)
  const name = page.getByRole("group", { name: "Agency", exact: true }).getByLabel(/^Name of/)
  await page.evaluate(async () => {
    // Some browsers do not keep in its place what is looked at.
    document.documentElement.style.overflowAnchor = "none"
    scrollTo(0, document.body.scrollHeight)
    // What comes into sight is told apart with one frame and has its height with the next; what that brings into sight, so again.
    for (let frame = 1; frame <= 5; frame += 1) await new Promise(requestAnimationFrame)
  })
  const before = await name.boundingBox()
  const line = await statusOn(page).boundingBox()
  await name.fill("Robin Shaw")
  await expect(statusOn(page)).toContainText("Not kept on this device")
  expect((await statusOn(page).boundingBox())?.height).toBeGreaterThan(line?.height ?? 0)
  expect((await name.boundingBox())?.y).toBe(before?.y)
  await name.fill("")
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
  expect((await name.boundingBox())?.y).toBe(before?.y)
})
