import type { Locator, Page } from "@playwright/test"
import { hirerOf } from "./hirer.ts"
import { desk, enter, expect, expectNoSidewaysScroll, lead, phone, test } from "./portal.ts"

/** The most that 25 rows may be high. */
const fourScreens = 4 * phone.height

/** Leads to a list, and waits until it has its rows. */
const openRows = async (page: Page, place: string, name: string): Promise<Locator> => {
  await lead(page, place)
  const rows = page.getByRole("table", { name }).locator("tbody tr")
  await expect(rows.first()).toBeVisible()
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0)
  return rows
}

/** How high the rows of a list are, were they 25. */
const heightOf25 = (rows: Locator): Promise<number> =>
  rows.evaluateAll(
    (all) => (25 / all.length) * all.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
  )

/** The words that stand highest on a card. */
const headingOf = (row: Locator): Promise<string> =>
  row.evaluate((card) => {
    const top = (cell: Element) => cell.getBoundingClientRect().top
    const cells = [...card.children].filter((cell) => cell.getBoundingClientRect().height > 0)
    const [first] = cells
      .filter((cell) => cell.getBoundingClientRect().left < innerWidth / 2)
      .sort((one, other) => top(one) - top(other))
    return first?.textContent ?? ""
  })

/** What opens a card at its edges and in its middle: one and the same thing, but where another button lies. */
const openersOf = (row: Locator): Promise<ReadonlyArray<string>> =>
  row.evaluate((card) => {
    card.scrollIntoView({ block: "center" })
    const { left, top, width, height } = card.getBoundingClientRect()
    const places = [
      [0.02, 0.05],
      [0.02, 0.95],
      [0.5, 0.5],
      [0.6, 0.95],
      [0.98, 0.05]
    ] as const
    const opener = ([x, y]: readonly [number, number]) =>
      document.elementFromPoint(left + x * width, top + y * height)?.closest("a, button")
    return [...new Set(places.map((place) => opener(place)?.outerHTML ?? "nothing"))]
  })

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  const lists = {
    agency: [
      ["/agency/bookings/agency-list", "Bookings"],
      ["/agency/clients", "Hirers"],
      ["/agency/jobs/agency-vehicles", "Vehicles"],
      ["/agency/promo-codes", "Promotions"],
      ["/agency/home", "Upcoming bookings"],
      ["/agency/workers", "Workers"],
      ["/agency/applicants", "Applicants"]
    ],
    ward: [["/client/workers", "Workers"]],
    admin: [
      ["/admin/vehicle-bookings", "Bookings"],
      ["/admin/vehicles?status=ALL", "Vehicles"],
      ["/admin/promo-codes", "Promotions"],
      ["/admin/workers", "Workers"]
    ]
  } as const

  for (const [name, places] of Object.entries(lists))
    test(`25 rows of each list of ${name} are at most four screens, each a card that opens from anywhere and is headed by a name`, async ({
      page
    }) => {
      await enter(page, name)
      for (const [place, table] of places) {
        const rows = await openRows(page, place, table)
        expect(await heightOf25(rows), place).toBeLessThanOrEqual(fourScreens)
        expect(await headingOf(rows.first()), place).toMatch(/^\p{L}/u)
        expect(await openersOf(rows.first()), place).toEqual([
          expect.stringMatching(/^<(a|button)[^>]* data-opens/)
        ])
        await expectNoSidewaysScroll(page)
      }
    })

  test("a card leads to the page of its thing from its edge, and what it says there opens it too", async ({
    page
  }) => {
    await enter(page, "agency")
    const rows = await openRows(page, "/agency/bookings/agency-list?page=2", "Bookings")
    await expect(rows).toHaveCount(25)
    const card = rows.nth(3)
    await expect(card.getByRole("link")).toHaveCount(1)
    await card.getByRole("link", { name: /^Open booking/ }).tap()
    await expect(page).toHaveURL(/\/agency\/clients\/\d+\/bookings\/\d+$/)
    await page.goBack()
    await expect(rows).toHaveCount(25)
    const height = (await card.boundingBox())?.height ?? 0
    await card.tap({ position: { x: 5, y: height - 4 } })
    await expect(page).toHaveURL(/\/agency\/clients\/\d+\/bookings\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/agency-list\?page=2$/)
    await expect(rows).toHaveCount(25)
  })
})

/** How far the icon in the last cell of the first row stands from the line of what is above it, in pixels. */
const offLine = (page: Page, side: "left" | "right", above: string) =>
  page
    .getByRole("table")
    .first()
    .evaluate(
      (table, { side, above }) => {
        const words = document.createRange()
        words.selectNodeContents([...table.querySelectorAll(above)].at(-1) as Element)
        const icon = [...table.querySelectorAll("tbody tr:first-child td svg")].at(-1) as Element
        return Math.abs(icon.getBoundingClientRect()[side] - words.getBoundingClientRect()[side])
      },
      { side, above }
    )

test("the icons in the lists of bookings and promotions stand in line with what is above them", async ({
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
    expect(await offLine(page, "right", "tbody tr:first-child td[data-heading=Status]")).toBeLessThan(1)
    await page.setViewportSize(desk)
    await expect(page.getByRole("columnheader").last()).toBeVisible()
    expect(await offLine(page, deskSide, "thead th")).toBeLessThan(1)
  }
})
