import type { Page, Route } from "@playwright/test"
import { calls, card, expectFilled, holding, part } from "./dashboard.ts"
import { desk, enter, expect, expectAccessible, expectGoodAtAnySize, phone, test } from "./portal.ts"

/** What each call fills, and what each of these parts says when the call fails. */
const parts: ReadonlyArray<readonly [call: keyof typeof calls, title: string, words: string]> = [
  ["overview", "", "Error loading dashboard data"],
  ["graph", "Booking Performance", "Error loading graph data"],
  ["bookingSummary", "Bookings by Payment Method", "Unable to load payment data"],
  ["bookingSummary", "Bookings by Status", "Unable to load status data"],
  ["bookingSummary", "Bookings by Source", "Unable to load source data"],
  ["vehicleSummary", "Top Vehicle Providers", "Unable to load vehicle data"],
  ["vehicleSummary", "Vehicles by Bookings", "Unable to load vehicle data"],
  ["vehicleSummary", "Vehicles by Type", "Unable to load vehicle data"],
  ["vehicleSummary", "Vehicles by Status", "Unable to load vehicle data"],
  ["bookings", "Upcoming Bookings", "Error loading bookings"]
]

const wholePage = (page: Page) => page.getByRole("main")
const place = (page: Page, title: string) => (title ? part(page, title) : wholePage(page))
/** Nobody asks again by itself after this, as with a connection that is away. */
const failing = (route: Route) => route.fulfill({ status: 500, json: {} })

test("from a broken service every part fails and can be retried by itself, on a phone too", async ({
  page
}) => {
  await page.setViewportSize(phone)
  for (const address of Object.values(calls)) await page.route(address, failing)
  await enter(page, "admin")
  await expect(wholePage(page).getByRole("alert")).toHaveCount(parts.length)
  for (const [, title, words] of parts)
    await expect(place(page, title).getByText(words).first()).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await part(page, "Upcoming Bookings").getByRole("button", { name: "Retry" }).click()
  await expect(part(page, "Upcoming Bookings").locator("tbody tr")).toHaveCount(10)
  await expect(wholePage(page).getByRole("alert")).toHaveCount(parts.length - 1)
  const retry = wholePage(page).getByRole("button", { name: "Retry" })
  // The four charts of one call are tried again together.
  for (let left = parts.length - 1; left > 0; left = await retry.count()) {
    const before = await retry.count()
    await retry.first().press("Enter")
    await expect.poll(() => retry.count()).toBeLessThan(before)
  }
  await expectFilled(page)
})

test("every part is empty by itself", async ({ page }) => {
  const nothing = {
    overview: { bookings: { total: 0 }, vehicles: { total: 0 }, clients: { total: 0 } },
    graph: [],
    bookingSummary: { byPaymentMethod: [], byStatus: null, bySource: [] },
    vehicleSummary: { byAgency: null, byBookings: [], byType: [], byStatus: [] },
    bookings: { content: [], totalElements: 0 }
  }
  for (const [call, json] of Object.entries(nothing))
    await page.route(calls[call as keyof typeof calls], (route) => route.fulfill({ json }))
  await enter(page, "admin")
  await expect(card(page, "Total Providers")).toHaveText("Total Providers–")
  await expect(card(page, "Total Bookings")).toHaveText("Total Bookings0")
  for (const [title, words] of [
    ["Booking Performance", "No bookings in this interval"],
    ["Bookings by Payment Method", "No payments yet"],
    ["Bookings by Status", "No bookings yet"],
    ["Bookings by Source", "No sources yet"],
    ["Top Vehicle Providers", "No vehicles yet"],
    ["Vehicles by Bookings", "No vehicle has been booked yet"],
    ["Vehicles by Type", "No vehicles yet"],
    ["Vehicles by Status", "No vehicles yet"],
    ["Upcoming Bookings", "No upcoming bookings found"]
  ] as const)
    await expect(part(page, title).getByText(words)).toBeVisible()
  await expectGoodAtAnySize(page)
})

for (const size of [desk, phone]) {
  test(`skeletons hold the places of what loads, so that nothing jumps at ${size.width} pixels`, async ({
    page
  }) => {
    await page.setViewportSize(size)
    const answers = holding()
    for (const address of Object.values(calls)) await page.route(address, answers.hold)
    await enter(page, "admin")
    await expect(page.locator("dl[aria-busy=true]")).toHaveCount(4)
    await expect(page.locator("section[aria-busy=true]")).toHaveCount(parts.length - 1)
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
    const before = await boxes()
    expect(before.length).toBe(parts.length - 1 + 4)
    answers.letGo()
    await expectFilled(page)
    expect(await boxes()).toEqual(before)
  })
}
