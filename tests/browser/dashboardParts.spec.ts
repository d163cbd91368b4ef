import type { Page, Route } from "@playwright/test"
import { type Bookings, calls, card, entriesOf, expectFilled, holding, part, rowsOf } from "./dashboard.ts"
import { askingAs, desk, enter, expect, expectAccessible, phone, test } from "./portal.ts"

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
const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: "Broken" } })
const breakOff = (route: Route) => route.abort()

const failures = {
  overview: refuse,
  graph: breakOff,
  bookingSummary: refuse,
  vehicleSummary: breakOff,
  bookings: refuse
}

for (const [call, fail] of Object.entries(failures) as ReadonlyArray<[keyof typeof calls, typeof refuse]>) {
  test(`the call ${call} fails by itself, in words of its own, and is tried again on demand`, async ({
    page
  }) => {
    await page.route(calls[call], fail)
    await enter(page, "admin")
    const words = parts.filter(([each]) => each === call).map(([, , text]) => text)
    for (const [, title, text] of parts.filter(([each]) => each === call))
      await expect(place(page, title).getByText(text).first()).toBeVisible()
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
    await expect(wholePage(page).getByRole("alert")).toHaveCount(words.length)
    for (const [, title] of parts.filter(([each, title]) => each !== call && title))
      await expect(part(page, title).getByRole("alert")).toHaveCount(0)
    await expectAccessible(page)

    await page.unrouteAll()
    const retry = wholePage(page).getByRole("button", { name: "Retry" })
    await retry.first().focus()
    await page.keyboard.press("Enter")
    await expectFilled(page)
    await expect(retry).toHaveCount(0)
  })
}

test("without any answer every part fails and can be retried by itself, on a phone too", async ({ page }) => {
  await page.setViewportSize(phone)
  for (const address of Object.values(calls)) await page.route(address, breakOff)
  await enter(page, "admin")
  await expect(wholePage(page).getByRole("alert")).toHaveCount(parts.length)
  await expectAccessible(page)
  await page.unrouteAll()
  await part(page, "Upcoming Bookings").getByRole("button", { name: "Retry" }).click()
  await expect(part(page, "Upcoming Bookings").locator("tbody tr")).toHaveCount(10)
  await expect(wholePage(page).getByRole("alert")).toHaveCount(parts.length - 1)
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
  await page.setViewportSize(desk)
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
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
})

test("statuses are hidden, renamed and added up, and the conversion is the first source's share", async ({
  page
}) => {
  await page.route(calls.bookingSummary, (route) =>
    route.fulfill({
      json: {
        byPaymentMethod: [{ group: null, count: "3" }],
        byStatus: [
          { group: "AUTHORIZED", count: 90 },
          { group: "IN_PROGRESS", count: 1 },
          { group: "RESERVED", count: 40 },
          { group: "WAITINGAUTH", count: 2 },
          { group: "BOOKED", count: 6 }
        ],
        bySource: [
          { group: "TELEPHONE", count: 1 },
          { group: "WEBSITE", count: 2 }
        ]
      }
    })
  )
  await enter(page, "agency")
  await expect(part(page, "Bookings by Source")).toContainText("33% conversion")
  expect(await entriesOf(part(page, "Bookings by Payment Method"))).toEqual([["Unknown", "3", "100%"]])
  expect(await entriesOf(part(page, "Bookings by Status"))).toEqual([
    ["In progress", "3", "33%"],
    ["Booked", "6", "67%"]
  ])
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

test("of intervals chosen quickly the latest is shown, however late the earlier answers", async ({
  page
}) => {
  await enter(page, "admin")
  await expectFilled(page)
  const graph = part(page, "Booking Performance")
  const late = holding()
  await page.route(/timeframe=(all_time|today)/, late.hold)
  const interval = graph.getByLabel("Interval")
  await interval.selectOption("all_time")
  await expect(graph).toHaveAttribute("aria-busy", "true")
  await expect(graph.getByRole("slider", { name: "Bookings, last 30 days" })).toBeVisible()
  await interval.selectOption("today")
  await interval.selectOption("last_7_days")
  await graph.getByRole("radio", { name: "Revenue" }).check()
  await expect(graph.getByRole("slider", { name: "Revenue, last 7 days" })).toBeVisible()
  late.letGo()
  await page.unrouteAll({ behavior: "wait" })
  await expect(graph).toHaveAttribute("aria-busy", "false")
  await expect(graph.getByRole("slider")).toHaveAccessibleName("Revenue, last 7 days")
})

test("of searches typed quickly the latest is shown, and pages chosen meanwhile keep it", async ({
  page,
  service
}) => {
  const { read } = await askingAs(service, "agency")
  const { content } = await read<Bookings>("/vehicle-booking/0/100?statuses=BOOKED")
  const [one, another] = [content[0]?.surname ?? "", content.at(-1)?.surname ?? ""]
  await enter(page, "agency")
  await expectFilled(page)
  const bookings = part(page, "Upcoming Bookings")
  const late = holding()
  await page.route(`**/vehicle-booking/**searchCriteria=${one}*`, late.hold)
  const search = bookings.getByRole("searchbox")
  await search.fill(one)
  await search.press("Enter")
  await expect(bookings).toHaveAttribute("aria-busy", "true")
  await search.fill(another)
  await search.press("Enter")
  await expect(bookings).toHaveAttribute("aria-busy", "false")
  late.letGo()
  await page.unrouteAll({ behavior: "wait" })
  const found = await read<Bookings>(`/vehicle-booking/0/10?statuses=BOOKED&searchCriteria=${another}`)
  expect((await rowsOf(bookings)).length).toBe(found.content.length)
  await expect(search).toHaveValue(another)
})
