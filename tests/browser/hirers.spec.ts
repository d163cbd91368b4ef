import { rowsOf } from "./dashboard.ts"
import { hirerOf } from "./hirer.ts"
import {
  askingAs,
  desk,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test
} from "./portal.ts"

const table = "Hirers"

test("by mouse: a hirer is found, looked at with all bookings, and left again", async ({ page, service }) => {
  await page.setViewportSize(desk)
  const hirer = await hirerOf(service, ({ totalBooking }) => totalBooking > 20)
  await enter(page, "agency")
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Hirers", exact: true })
    .click()
  await expect(page.getByRole("table", { name: table }).locator("tbody tr")).toHaveCount(25)
  await expectAccessible(page)

  await page.getByRole("searchbox", { name: "Search hirers" }).fill(hirer.name)
  const found = page.getByRole("table", { name: table }).getByRole("link", { name: hirer.name })
  await expect(page).toHaveURL(/search=/)
  await found.first().click()
  await expect(page).toHaveURL(/\/agency\/clients\/\d+$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hirer.name)

  await page.getByRole("main").getByRole("link", { name: "Hirers", exact: true }).click()
  await expect(page.getByRole("searchbox", { name: "Search hirers" })).toHaveValue(hirer.name)
  await expect(found.first()).toBeVisible()

  await page.goto(`/agency/clients/${hirer.id}`)
  const bookings = page.getByRole("table", { name: "Bookings of this hirer" })
  await expect(bookings.locator("tbody tr")).toHaveCount(10)
  const total = hirer.totalBooking
  await expect(page.getByText(`Showing 1 - 10 of ${total}`)).toBeVisible()
  await expect(page.getByText(`${total} bookings`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Next", exact: true }).click()
  await expect(page.getByText(`Showing 11 - 20 of ${total}`)).toBeVisible()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByRole("region", { name: "Bookings", exact: true })).toHaveAttribute(
    "aria-busy",
    "false"
  )
  const [first] = await rowsOf(bookings)
  await bookings.getByRole("link").first().click()
  await expect(page).toHaveURL(`/agency/clients/${hirer.id}/bookings/${first?.[0]}`)
  await page.goBack()
  await expect(page.getByText(`Showing 11 - 20 of ${total}`)).toBeVisible()
})

test("by keyboard: the list is searched and ordered, a hirer opened, and the tabs are changed", async ({
  page,
  service
}) => {
  const { read } = await askingAs(service, "agency")
  const best = await read<{ readonly content: ReadonlyArray<{ readonly name: string }> }>(
    "/client/0/1?sort=rating&direction=DESC"
  )
  await enter(page, "agency", "/agency/clients")
  const rows = page.getByRole("table", { name: table }).locator("tbody tr")
  await expect(rows).toHaveCount(25)
  await page.getByRole("button", { name: "Rating", exact: true }).focus()
  await page.keyboard.press("Enter")
  await expect(rows.first()).toContainText(best.content[0]?.name ?? "")
  await page.getByRole("searchbox", { name: "Search hirers" }).focus()
  await page.keyboard.type("nobody of this name")
  await page.keyboard.press("Enter")
  await expect(page.getByText("No hirers match “nobody of this name”")).toBeVisible()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.press("Delete")
  await expect(rows).toHaveCount(25)

  await rows.first().getByRole("link").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(best.content[0]?.name ?? "")
  await page.getByRole("tab", { name: "Bookings" }).focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\?tab=documents$/)
  await expect(page.getByRole("button", { name: "Add Document" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("tab", { name: "Bookings" })).toHaveAttribute("aria-selected", "true")
})

test("nothing scrolls sideways at 390 and at 320 pixels, and axe finds nothing", async ({
  page,
  service
}) => {
  const expectGood = async () => {
    for (const size of [{ width: 320, height: 640 }, phone]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  }
  const hirer = await hirerOf(service, ({ clientDocs }) => clientDocs.length > 1)
  await page.setViewportSize(phone)
  await enter(page, "agency", "/agency/clients")
  await expect(page.getByRole("table", { name: table }).locator("tbody tr")).toHaveCount(25)
  await expectGood()
  await page.goto(`/agency/clients/${hirer.id}`)
  await expect(page.getByRole("table", { name: "Bookings of this hirer" })).toBeVisible()
  await expectGood()
  await page.getByRole("tab", { name: "Documents" }).click()
  await page.getByRole("table", { name: "Documents of this hirer" }).getByRole("button").first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expectGood()
})
