import { deskOf, freeDay } from "./bookings.ts"
import { desk, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"

test.use({ own: ["agency"] })

test("the schedule shows the bookings of a week, a day and a month, one after the other, and on a phone a table first", async ({
  page,
  service
}) => {
  const { vehicle, book } = await deskOf(service)
  const start = freeDay()
  const id = await book(start)
  await page.setViewportSize(desk)
  await enter(page, "agency", "/agency/bookings/agency-list")
  await page
    .getByRole("navigation", { name: "Views of bookings" })
    .getByRole("link", { name: "Schedule" })
    .click()
  await expect(page).toHaveURL("/agency/bookings/schedule")
  await expect(page.getByRole("columnheader")).toHaveCount(8)
  await expect(page.locator("[aria-current=date]")).toHaveCount(1)
  await page.getByLabel("Date").fill(start.slice(0, 10))
  const bar = page.getByRole("button", { name: new RegExp(`^Booking ${id}: .*${vehicle.regno}`) })
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByText("Day", { exact: true }).click()
  await expect(page.getByRole("columnheader", { name: "09:00" })).toBeVisible()
  await expect(bar).toBeVisible()
  await page.getByText("Month", { exact: true }).click()
  await expect(page).toHaveURL(/view=month/)
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Previous month" }).click()
  await expect(bar).toHaveCount(0)
  await page.goBack()
  await expect(bar).toBeVisible()

  await page.setViewportSize(phone)
  await page.goto(`/agency/bookings/schedule?view=week&date=${start.slice(0, 10)}`)
  await expect(page.getByRole("button", { name: `Open status of booking ${id}` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByText("Chart", { exact: true }).click()
  await expect(bar).toBeAttached()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test("a bar is reached and opened by keyboard, and its change is seen in the schedule", async ({
  page,
  service
}) => {
  const { book } = await deskOf(service)
  const start = freeDay()
  const id = await book(start)
  await enter(page, "agency", `/agency/bookings/schedule?view=day&date=${start.slice(0, 10)}`)
  const bar = page.getByRole("button", { name: new RegExp(`^Booking ${id}: `) })
  await bar.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: `Booking ${id}` })
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await dialog.getByLabel("Reason for cancelling").fill("The hirer rang")
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await expect(dialog.getByText("Nothing more happens to this booking.")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(bar).toHaveCount(0)
})

test("only a browser without Temporal fetches what stands in for it, and shows the same days", async ({
  page
}) => {
  const fetched: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("temporal-polyfill")) fetched.push(request.url())
  })
  const headings = page.getByRole("columnheader")
  await enter(page, "agency", "/agency/bookings/schedule?view=week&date=2026-10-25")
  await expect(headings).toHaveCount(8)
  const shown = await headings.allTextContents()
  expect(fetched).toEqual([])

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Temporal"))
  await page.reload()
  await expect(headings).toHaveText(shown)
  expect(fetched).toHaveLength(1)
})
