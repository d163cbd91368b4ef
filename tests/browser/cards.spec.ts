import type { Page } from "@playwright/test"
import { hirerOf } from "./hirer.ts"
import { desk, enter, expect, phone, test } from "./portal.ts"

/** How far the icon in the last cell of the first row stands from the line of its neighbours, in pixels. */
const offLine = (page: Page, side: "left" | "right", neighbour: "th" | "td") =>
  page
    .getByRole("table")
    .first()
    .evaluate(
      (table, { side, neighbour }) => {
        const words = document.createRange()
        const last = (row: string) => [...table.querySelectorAll(row)].at(-1) as Element
        words.selectNodeContents(
          neighbour === "th" ? last("thead th") : (table.querySelector("tbody tr td") as Element)
        )
        const icon = last("tbody tr:first-child td svg").getBoundingClientRect()
        return Math.abs(icon[side] - words.getBoundingClientRect()[side])
      },
      { side, neighbour }
    )

for (const [list, deskSide] of [
  ["bookings of a hirer", "left"],
  ["promotions", "right"]
] as const)
  test(`the icons in the list of ${list} stand in line with the words`, async ({ page, service }) => {
    const { id } = await hirerOf(service, ({ totalBooking }) => totalBooking > 0)
    await enter(page, "agency")
    await page.setViewportSize(phone)
    await page.goto(list === "promotions" ? "/agency/promo-codes" : `/agency/clients/${id}`)
    await expect(page.getByRole("table")).toBeVisible()
    expect(await offLine(page, "right", "td")).toBeLessThan(1)
    await page.setViewportSize(desk)
    await expect(page.getByRole("columnheader").last()).toBeVisible()
    expect(await offLine(page, deskSide, "th")).toBeLessThan(1)
  })
