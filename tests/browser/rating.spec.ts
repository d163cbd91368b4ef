import { startedHire } from "./hires.ts"
import { inMailTo } from "./inMailTo.ts"
import {
  askingAs,
  desk,
  enter,
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectLargeTargets,
  phone,
  test
} from "./portal.ts"

test.use({ own: ["agency"] })

test("a hire is completed, its hirer is asked by mail and rates it on a phone, and both ratings are shown once the agency has rated too", async ({
  page,
  browser,
  service
}) => {
  const { id, clientId, email } = await startedHire(service)
  await enter(page, "agency", `/agency/clients/${clientId}/bookings/${id}`)
  const complete = page.getByRole("button", { name: "Complete hire" })
  await complete.click()
  await expect(page.getByRole("heading", { name: "Complete hire" })).toBeVisible()
  await page.getByLabel("Reason for going on without it").fill("Looked at by both at the desk")
  await complete.click()
  const rate = page.getByRole("button", { name: "Rate the hirer" })
  await expect(rate).toBeVisible()

  const { ask } = await askingAs(service, "admin")
  await ask("/scheduled-jobs/ask-for-ratings/run", { method: "POST" })
  const link = await inMailTo(service, email, /(http\S+\/link\/\S+#\S+)/)
  const guest = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const theirs = await guest.newPage()
  await theirs.goto(new URL(link).pathname + new URL(link).hash)
  await expect(theirs.getByRole("region", { name: `Invoice - Booking ${id}` })).toBeVisible()
  const report = theirs.getByRole("region", { name: "Condition at pick-up" })
  await expect(report.getByRole("img", { name: "Scratch, left side, middle centre, 1" })).toBeVisible()
  await theirs.getByRole("button", { name: "Rate this hire" }).click()
  const form = theirs.getByRole("dialog", { name: "Rate this hire" })
  const fours = form.getByRole("radio", { name: "4 stars" })
  await expect(fours).toHaveCount(5)
  for (const four of await fours.all()) await four.check()
  await expectAccessible(theirs)
  await expectLargeTargets(theirs)
  await form.getByRole("button", { name: "Rate this hire" }).click()
  await expect(theirs.getByText(/^Thank you for your rating\. It is shown to/)).toBeVisible()
  await expectGoodAtAnySize(theirs)

  const figure = (label: string) => page.locator("dl").filter({ hasText: label })
  await page.reload()
  await expect(figure("Booking Rating")).toContainText("Not rated.")
  await expect(page.getByText("Not yet rated")).toBeVisible()
  await rate.click()
  const ofHirer = page.getByRole("dialog", { name: "Rate the hirer" })
  const fives = ofHirer.getByRole("radio", { name: "5 stars" })
  await expect(fives).toHaveCount(4)
  for (const five of await fives.all()) await five.check()
  await expectAccessible(page)
  await ofHirer.getByRole("button", { name: "Rate the hirer" }).click()
  await expect(figure("Booking Rating")).toContainText("4.0")
  await expect(figure("Hirer Rating")).toContainText("5.0")
  await expect(page.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible()
  await page.setViewportSize(desk)
  await expect(rate).toBeHidden()
  await theirs.reload()
  await expect(theirs.getByRole("region", { name: /said of you$/ })).toBeVisible()
  await guest.close()
})
