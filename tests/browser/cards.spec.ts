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

test("the icons in the lists of bookings and promotions stand in line with the words", async ({
  page,
  service
}) => {
  const { id } = await hirerOf(service, ({ totalBooking }) => totalBooking > 0)
  await enter(page, "agency")
  for (const [place, deskSide] of [
    [`/agency/clients/${id}`, "left"],
    ["/agency/promo-codes", "right"]
  ] as const) {
    await page.setViewportSize(phone)
    await page.goto(place)
    await expect(page.getByRole("table")).toBeVisible()
    expect(await offLine(page, "right", "td")).toBeLessThan(1)
    await page.setViewportSize(desk)
    await expect(page.getByRole("columnheader").last()).toBeVisible()
    expect(await offLine(page, deskSide, "th")).toBeLessThan(1)
  }
})
