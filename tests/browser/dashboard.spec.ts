import { bookingSources, paymentMethods } from "../../packages/sdk/src/booking/bookingCodes.ts"
import {
  type BookingSummary,
  type Bookings,
  calls,
  card,
  entriesOf,
  expectFilled,
  figure,
  type Overview,
  type Points,
  part,
  rowsOf,
  type VehicleSummary
} from "./dashboard.ts"
import { askingAs, desk, enter, expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"

const labels: Readonly<Record<string, string>> = {
  ...{ MPV: "MPV", SUV: "SUV", WAITINGAUTH: "In progress" },
  ...bookingSources,
  ...paymentMethods
}
const words = (code: string) =>
  labels[code] ?? `${code[0]}${code.slice(1).toLowerCase().replaceAll("_", " ")}`

type Groups = ReadonlyArray<{ readonly group: string; readonly count: number }>

/** What a chart should say: each group in words, its count and its share of all. */
const shares = (groups: Groups) => {
  const counts = new Map<string, number>()
  for (const { group, count } of groups) counts.set(words(group), (counts.get(words(group)) ?? 0) + count)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  return [...counts].map(([group, count]) => [group, figure(count), `${Math.round((count / total) * 100)}%`])
}

test("every figure that an admin sees is the one that the service tells", async ({ page, service }) => {
  const { read } = await askingAs(service, "admin")
  const [overview, bookings, vehicles, upcoming] = await Promise.all([
    read<Overview>("/stats/overview"),
    read<BookingSummary>("/stats/bookings/summary?timeframe=all_time"),
    read<VehicleSummary>("/stats/vehicles/summary"),
    read<Bookings>("/vehicle-booking/0/10?statuses=BOOKED")
  ])
  let asked = 0
  page.on("request", (request) => {
    if (/stats|vehicle-booking/.test(request.url())) asked += 1
  })
  await page.setViewportSize(desk)
  await enter(page, "admin")
  await expectFilled(page)

  const { byCurrentStatus } = overview.bookings
  const { byStatus } = overview.vehicles
  await expect(card(page, "Total Providers")).toHaveText(
    `Total Providers${figure(overview.providers?.total ?? 0)}`
  )
  await expect(card(page, "Total Bookings")).toHaveText(
    `Total Bookings${figure(overview.bookings.total)}${byCurrentStatus.upcoming} upcoming, ${byCurrentStatus.inProgress} in progress`
  )
  await expect(card(page, "Total Vehicles")).toHaveText(
    `Total Vehicles${figure(overview.vehicles.total)}${byStatus.awaitingApproval} awaiting approval, ${byStatus.active} active`
  )
  await expect(card(page, "Total Clients")).toHaveText(
    `Total Clients${figure(overview.clients.total)}${overview.clients.newThisMonth} new this month`
  )

  const shown = (title: string) => entriesOf(part(page, title))
  const visible = bookings.byStatus.filter(({ group }) => !["AUTHORIZED", "RESERVED"].includes(group))
  expect(visible.length).toBeLessThan(bookings.byStatus.length)
  expect(await shown("Bookings by Payment Method")).toEqual(shares(bookings.byPaymentMethod))
  expect(await shown("Bookings by Status")).toEqual(shares(visible))
  expect(await shown("Bookings by Source")).toEqual(shares(bookings.bySource))
  const [first] = shares(bookings.bySource)
  await expect(part(page, "Bookings by Source")).toContainText(`${first?.[2]} conversion`)

  const top = (groups: Groups) => groups.slice(0, 5).map(({ group, count }) => [group, figure(count)])
  expect(await shown("Top Vehicle Providers")).toEqual(top(vehicles.byAgency))
  expect(await shown("Vehicles by Bookings")).toEqual(top(vehicles.byBookings))
  expect(await shown("Vehicles by Type")).toEqual(shares(vehicles.byType))
  expect(await shown("Vehicles by Status")).toEqual(shares(vehicles.byStatus.map(inOneWord)))

  const rows = await rowsOf(part(page, "Upcoming Bookings"))
  expect(rows.length).toBe(upcoming.content.length)
  rows.forEach(([hirer], index) => {
    const { firstname, surname } = upcoming.content[index] ?? {}
    expect(hirer).toContain(`${firstname} ${surname}`)
  })
  await expect(part(page, "Upcoming Bookings").getByRole("columnheader")).toHaveText([
    "Hirer",
    "Vehicle",
    "Provider",
    "Start",
    "Location",
    "Amount"
  ])
  expect(asked).toBe(5)
  await expectGoodAtAnySize(page)
})

/** A vehicle that is inactive is withdrawn, on its own page as well. */
const inOneWord = <Group extends Groups[number]>(one: Group): Group =>
  one.group === "INACTIVE" ? { ...one, group: "Withdrawn" } : one

const timeframes = {
  all_time: "All time",
  today: "Today",
  yesterday: "Yesterday",
  last_7_days: "Last 7 days",
  last_30_days: "Last 30 days",
  last_90_days: "Last 90 days",
  this_month: "This month",
  last_month: "Last month",
  this_quarter: "This quarter",
  this_year: "This year",
  last_year: "Last year"
}

const pounds = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0
})

test("the graph shows each interval and metric, as a curve and as a table of the same numbers", async ({
  page,
  service
}) => {
  const { read } = await askingAs(service, "admin")
  await enter(page, "admin")
  const graph = part(page, "Booking Performance")
  const interval = graph.getByLabel("Interval")
  await expect(interval).toHaveValue("last_30_days")
  await expect(interval.getByRole("option")).toHaveText(Object.values(timeframes))
  await expect(graph.getByRole("radio", { name: "Bookings" })).toBeChecked()
  await expect(graph.getByRole("slider", { name: "Bookings, last 30 days" })).toBeVisible()
  await graph.getByRole("radio", { name: "Table" }).check()

  for (const [metric, name, write] of [
    ["count", "Bookings", figure],
    ["revenue", "Revenue", pounds.format]
  ] as const) {
    await graph.getByRole("radio", { name }).check()
    for (const [timeframe, label] of Object.entries(timeframes)) {
      const points = await read<Points>(`/stats/bookings/graph?metric=${metric}&timeframe=${timeframe}`)
      await interval.selectOption(timeframe)
      const table = graph.getByRole("table", { name: `${name}, ${label.toLowerCase()}` })
      await expect(table).toBeVisible()
      const rows = await rowsOf(table)
      expect(rows.map(([, value]) => value)).toEqual(points.map(({ value }) => write(value)))
      // On the days when the clocks change an hour comes twice.
      if (!timeframe.endsWith("day")) expect(new Set(rows.map(([time]) => time)).size).toBe(rows.length)
    }
  }
  await expectAccessible(page)
  await graph.getByRole("radio", { name: "Graph" }).check()
  await expect(graph.getByRole("slider", { name: "Revenue, last year" })).toBeVisible()
})

test("by keyboard alone the graph is walked along, point by point, in words, and metric, interval and view are chosen", async ({
  page,
  service
}) => {
  const { read } = await askingAs(service, "admin")
  const points = await read<Points>("/stats/bookings/graph?metric=count&timeframe=last_30_days")
  await enter(page, "admin")
  const graph = part(page, "Booking Performance")
  const curve = graph.getByRole("slider", { name: "Bookings, last 30 days" })
  await expect(curve).toBeVisible()
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "Europe/London" })
  const expectAt = async (index: number) => {
    const { timestamp, value } = points.at(index) ?? { timestamp: "", value: 0 }
    const words = `${day.format(new Date(timestamp))}, Bookings: ${figure(value)}`
    await expect(curve).toHaveAttribute("aria-valuetext", words)
    await expect(graph.getByText(words, { exact: true })).toBeVisible()
  }

  await page.getByLabel("Interval").focus()
  // What the readout counts is opened from beside it, the step before.
  await page.keyboard.press("Tab")
  await expect(graph.getByRole("link", { name: /Bookings: / })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(curve).toBeFocused()
  await expectAt(-1)
  await page.keyboard.press("ArrowLeft")
  await expectAt(-2)
  await page.keyboard.press("ArrowLeft")
  await expectAt(-3)
  await page.keyboard.press("ArrowRight")
  await expectAt(-2)
  await page.keyboard.press("Home")
  await expectAt(0)
  await page.keyboard.press("ArrowLeft")
  await expectAt(0)
  await page.keyboard.press("End")
  await expectAt(-1)

  await graph.getByRole("radio", { name: "Bookings" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(graph.getByRole("radio", { name: "Revenue" })).toBeChecked()
  await page.keyboard.press("Tab")
  await page.keyboard.type("Last 7")
  await expect(graph.getByRole("slider", { name: "Revenue, last 7 days" })).toBeVisible()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowRight")
  await expect(graph.getByRole("table", { name: "Revenue, last 7 days" })).toBeVisible()
})

test("bookings are searched after a pause in typing, and the pager follows", async ({ page, service }) => {
  const { read } = await askingAs(service, "agency")
  const all = await read<Bookings>("/vehicle-booking/0/100?statuses=BOOKED")
  const [first] = all.content
  const asked: Array<URL> = []
  await page.route(calls.bookings, (route) => {
    asked.push(new URL(route.request().url()))
    return route.continue()
  })
  await enter(page, "agency")
  const bookings = part(page, "Upcoming Bookings")
  const pager = bookings.getByRole("navigation", { name: "Pages of upcoming bookings" })
  const total = all.totalElements
  const pages = Math.ceil(total / 10)
  const numbers = pager.getByRole("button", { name: /^Page / })
  const fifth = Math.min(5, pages)
  await expect(numbers).toHaveText(Array.from({ length: fifth }, (_, index) => String(index + 1)))
  await expect(pager).toContainText(`Showing 1 - 10 of ${total}`)
  await expect(pager.getByRole("button", { name: "Previous page" })).toBeDisabled()

  await pager.getByRole("button", { name: `Page ${fifth}` }).click()
  await expect(pager).toContainText(`Showing ${fifth * 10 - 9} - ${Math.min(fifth * 10, total)} of ${total}`)
  await expect(numbers).toHaveCount(fifth)
  for (let page = fifth + 1; page <= pages; page += 1) {
    await pager.getByRole("button", { name: "Next page" }).press("Enter")
    await expect(pager.locator("[aria-current=page]")).toHaveText(String(page))
  }
  await expect(pager.getByRole("button", { name: "Next page" })).toBeDisabled()
  await expect(bookings.locator("tbody tr")).toHaveCount(total - (pages - 1) * 10)

  asked.length = 0
  const search = bookings.getByRole("searchbox", { name: "Search bookings" })
  await search.pressSequentially(first?.surname ?? "")
  await expect.poll(() => asked.length).toBe(1)
  await expect(search).toHaveValue(first?.surname ?? "")
  expect(asked[0]?.pathname).toBe("/api/v1/vehicle-booking/0/10")
  expect(asked[0]?.searchParams.get("searchCriteria")).toBe(first?.surname)
  expect(asked[0]?.searchParams.get("statuses")).toBe("BOOKED")
  const found = await read<Bookings>(`/vehicle-booking/0/10?statuses=BOOKED&searchCriteria=${first?.surname}`)
  await expect(bookings.locator("tbody tr")).toHaveCount(found.content.length)
  if (found.totalElements <= 10) await expect(pager).toBeHidden()

  await search.fill("nobody is called this")
  await page.keyboard.press("Enter")
  await expect(bookings.getByText("No upcoming bookings found")).toBeVisible()
  await expect(pager).toBeHidden()
  expect(asked.length).toBe(2)
  await expectAccessible(page)
  await search.fill("")
  await expect(pager).toContainText(`Showing 1 - 10 of ${all.totalElements}`)
  expect(asked.length).toBe(3)
})
