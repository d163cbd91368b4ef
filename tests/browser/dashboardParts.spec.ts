import type { Page } from "@playwright/test"
import { calls, card, expectFilled, holding, part } from "./dashboard.ts"
import { desk, enter, expect, expectAccessible, expectGoodAtAnySize, phone, test } from "./portal.ts"

/** How many parts have figures of their own, the four cards taken as one. */
const parts = 10
const cards = 4

const wholePage = (page: Page) => page.getByRole("main")

test("a dashboard whose parts all fail, or are all empty, is readable at any size, and a part is retried by itself", async ({
  page
}) => {
  const nothing = {
    overview: { bookings: { total: 0 }, vehicles: { total: 0 }, clients: { total: 0 } },
    graph: [],
    bookingSummary: { byPaymentMethod: [], byStatus: null, bySource: [] },
    vehicleSummary: { byAgency: null, byBookings: [], byType: [], byStatus: [] },
    bookings: { content: [], totalElements: 0 }
  }
  await page.setViewportSize(phone)
  for (const address of Object.values(calls))
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
  await enter(page, "admin")
  await expect(wholePage(page).getByRole("alert")).toHaveCount(parts)
  await expectGoodAtAnySize(page)

  for (const [call, json] of Object.entries(nothing))
    await page.route(calls[call as keyof typeof calls], (route) => route.fulfill({ json }))
  await part(page, "Upcoming Bookings").getByRole("button", { name: "Retry" }).press("Enter")
  await expect(part(page, "Upcoming Bookings").getByText("No upcoming bookings found")).toBeVisible()
  await expect(wholePage(page).getByRole("alert")).toHaveCount(parts - 1)
  const retry = wholePage(page).getByRole("button", { name: "Retry" })
  // The four charts of one call are tried again together.
  for (let left = parts - 1; left > 0; left = await retry.count()) {
    const before = await retry.count()
    await retry.first().press("Enter")
    await expect.poll(() => retry.count()).toBeLessThan(before)
  }
  await expect(card(page, "Total Bookings")).toHaveText("Total Bookings0")
  await expectGoodAtAnySize(page)
})

test("skeletons hold the places of what loads, so that nothing jumps on a desk or on a phone", async ({
  page
}) => {
  const answers = holding()
  for (const address of Object.values(calls)) await page.route(address, answers.hold)
  await page.setViewportSize(desk)
  await enter(page, "admin")
  await expect(page.locator("dl[aria-busy=true]")).toHaveCount(cards)
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(parts - 1)
  await expectAccessible(page)
  // How many bookings there are nobody knows beforehand; they are the last on the page, so that nothing is below them.
  const boxes = () =>
    wholePage(page)
      .locator("dl, section[aria-labelledby]")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x, y, width, height: element === elements.at(-1) ? "as needed" : height }
        })
      )
  const boxesAt = async (size: typeof desk) => {
    await page.setViewportSize(size)
    await expect(page.getByRole("button", { name: "Toggle side bar" })).toHaveAttribute(
      "aria-expanded",
      String(size === desk)
    )
    return boxes()
  }
  const before = [await boxesAt(phone), await boxesAt(desk)]
  for (const each of before) expect(each.length).toBe(parts - 1 + cards)
  answers.letGo()
  await expectFilled(page)
  expect([await boxesAt(phone), await boxesAt(desk)]).toEqual(before)
})

/** In the page: how many pixels of each row no card covers, and how many of each card lie empty below its words. */
const emptySpace = (cards: ReadonlyArray<Element>) => {
  const boxes = cards.map((card) => card.getBoundingClientRect())
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right))
  ]
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
  return {
    beside: [...rows.values()].map((row) => right - left - row.reduce((width, box) => width + box.width, 0)),
    below: cards.map((card, at) => {
      const lowest = Math.max(...[...card.children].map((part) => part.getBoundingClientRect().bottom))
      return (boxes[at]?.bottom ?? 0) - lowest
    })
  }
}

test("the cards of an agency leave no empty space on a phone", async ({ page }) => {
  await page.setViewportSize(phone)
  await enter(page, "agency")
  await expectFilled(page)
  const { beside, below } = await wholePage(page).locator("dl").evaluateAll(emptySpace)
  expect(below).toHaveLength(cards - 1)
  // Between two cards is a gap, below the words of each the edge and a line at most.
  expect(Math.max(...beside)).toBeLessThanOrEqual(16)
  expect(Math.max(...below)).toBeLessThanOrEqual(40)
})
