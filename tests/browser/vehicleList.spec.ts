import {
  enter,
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectNoSidewaysScroll,
  phone,
  test
} from "./portal.ts"
import { listPlace } from "./vehicles.ts"

test.use({ own: ["agency"] })

test("the list is searched, filtered in its address and paged through, on a desk and on a phone", async ({
  page
}) => {
  await enter(page, "agency", listPlace)
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") })
  await expect(rows).toHaveCount(25)
  await page.getByRole("button", { name: "Page 2" }).press("Enter")
  await expect(page.getByText(/^Showing 26 - /)).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText(/^Showing 26 - /)).toBeVisible()
  await page.getByLabel("Status", { exact: true }).selectOption("REJECTED")
  await expect(page).toHaveURL(/status=REJECTED/)
  await expect(rows.filter({ hasNotText: "Rejected" })).toHaveCount(0)
  await expect(rows).not.toHaveCount(0)
  await page.getByLabel("Search vehicles").fill("no such vehicle")
  await expect(page.getByText("No vehicles match")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Search vehicles").fill("")
  await expect(rows).not.toHaveCount(0)
  const [maker = ""] = ((await rows.first().getByRole("link").textContent()) ?? "").split(" ")
  await page.getByLabel("Search vehicles").fill(maker)
  await expect(page).toHaveURL(new RegExp(`search=${maker}`))
  await expect(rows.filter({ hasNotText: maker })).toHaveCount(0)
  await rows.first().getByRole("link").click()
  await expect(page.getByText("Why it was rejected")).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.goBack()
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("REJECTED")
  await expect(page.getByLabel("Search vehicles")).toHaveValue(maker)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
