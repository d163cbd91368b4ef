import { desk, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"

const matrixPath = "/agency/workers/eligibility?code=3"

test("an agency sees who may work tomorrow, finds by keyboard who stops within thirty days, and opens one, at a desk and on a phone", async ({
  page
}) => {
  await page.setViewportSize(desk)
  await enter(page, "agency", matrixPath)
  const table = page.getByRole("region", { name: "Workers, table" })
  await expect(page.getByText(/^\d+ of \d+ may work tomorrow\./)).toBeVisible()
  await expect(table.getByRole("rowheader").first()).toBeVisible()
  await expectAccessible(page)

  const stops = page.getByRole("button", { name: /May no longer work in 30 days$/ })
  const count = Number((await stops.innerText()).match(/\d+/)?.[0])
  expect(count).toBeGreaterThan(0)
  await stops.focus()
  await page.keyboard.press("Enter")
  await expect(stops).toHaveAttribute("aria-pressed", "true")
  await expect(table.getByRole("rowheader")).toHaveCount(count)
  await page.reload()
  await expect(table.getByRole("rowheader")).toHaveCount(count)

  // Headings and names stay in sight while the rest scrolls, either way.
  const name = table.getByRole("rowheader").first()
  const before = await name.boundingBox()
  await table.evaluate((scroller) => scroller.scrollTo(400, 0))
  expect((await name.boundingBox())?.x).toBe(before?.x)
  await table.evaluate((scroller) => scroller.scrollTo(0, 0))

  await page.setViewportSize(phone)
  const card = page.getByRole("list", { name: "Workers" }).getByRole("listitem").first()
  await expect(card).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const link = card.getByRole("link")
  const href = (await link.getAttribute("href")) ?? ""
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.goBack()
  await expect(stops).toHaveAttribute("aria-pressed", "true")
})
