import { beginReport, fillIn, isReceived, openReport, sendReport, signBoth, test } from "./condition.ts"
import { desk, expect, expectAccessible, expectNoSidewaysScroll } from "./portal.ts"

test("carries damage over to the return, marks what is new, and compares and prints both", async ({
  page,
  booking
}) => {
  await beginReport(page, booking)
  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByLabel("Note").fill(`Old scratch ${"x".repeat(60)}`)
  await signBoth(page)
  await sendReport(page)
  await isReceived(page)

  await openReport(page, booking, "return")
  await expect(page.getByText("Old scratch")).toBeVisible()
  await expect(page.getByText("(noted at pick-up)")).toBeVisible()
  await expectNoSidewaysScroll(page)
  await fillIn(page, "48 209")
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByLabel("What it is").selectOption("Dent")
  await expect(page.getByRole("heading", { name: "Damage 2 New" })).toBeVisible()
  await signBoth(page)
  await sendReport(page)
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("48,210 km or more")
  await page.getByLabel("Odometer").fill("48600")
  await signBoth(page)
  await sendReport(page)
  await isReceived(page)

  await page.getByRole("link", { name: "Compare both reports" }).click()
  const main = page.getByRole("main")
  await expect(main.getByText("390 km", { exact: true })).toBeVisible()
  await expect(main.getByText("New", { exact: true })).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize(desk)
  const [left, right] = await Promise.all(
    ["Pick-up", "Return"].map((name) => main.getByRole("region", { name, exact: true }).boundingBox())
  )
  expect(left?.y).toBe(right?.y)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: /^Condition reports, booking/ })).toBeVisible()
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
})
