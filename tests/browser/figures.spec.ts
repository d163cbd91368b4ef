import type { Page } from "@playwright/test"
import { expectFilled, part } from "./dashboard.ts"
import { enter, expect, expectAccessible, test } from "./portal.ts"

/** How many rows the list that is shown says there are. */
const listed = async (page: Page) => {
  const words = page.getByText(/^Showing \d+ - \d+ of [\d,]+$/)
  await expect(words).toBeVisible()
  return (await words.textContent())?.replace(/^.* of /, "")
}

test("figures lead to as many rows as they say, and back to the dashboard as it stood", async ({ page }) => {
  await enter(page, "agency")
  await expectFilled(page)
  await page.getByRole("combobox", { name: "Interval" }).selectOption("Last 90 days")
  await expect(page).toHaveURL(/interval=last_90_days/)
  const figures = [
    page.getByRole("link", { name: /^Total Bookings: / }),
    page.getByRole("link", { name: /^Total Hirers: / }),
    page.getByRole("link", { name: /^Total Vehicles: / }),
    part(page, "Bookings by Payment Method").getByRole("link", { name: /^Card: / }),
    part(page, "Vehicles by Bookings").getByRole("listitem").first().getByRole("link")
  ]
  for (const figure of figures) {
    const said = await figure.textContent()
    await figure.click()
    await expect(page).not.toHaveURL(/home/)
    expect(await listed(page)).toBe(said)
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/agency\/home\?interval=last_90_days$/)
    await expect(page.getByRole("combobox", { name: "Interval" })).toHaveValue("last_90_days")
  }
})
