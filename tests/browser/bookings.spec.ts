import { readFile } from "node:fs/promises"
import Papa from "papaparse"
import { deskOf, openList } from "./bookings.ts"
import { rowsOf } from "./dashboard.ts"
import { enter, expect, expectGoodAtAnySize, phone, test } from "./portal.ts"

interface Listed {
  readonly content: ReadonlyArray<{ readonly id: number; readonly surname: string }>
  readonly totalElements: number
}

test("the list of bookings shows, filters and finds, on a desk and on a phone, and says so where there are none", async ({
  page,
  service
}) => {
  const { read } = await deskOf(service)
  await enter(page, "agency")
  await openList(page, "?from=")
  const table = page.getByRole("table", { name: "Bookings" })
  await expect(table.locator("tbody tr")).toHaveCount(25)
  await expectGoodAtAnySize(page)

  await page.getByRole("combobox", { name: "Status" }).click()
  await page.getByRole("option", { name: "Cancelled" }).click()
  await page.getByRole("option", { name: "Complete" }).click()
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(/status=CANCELLED,COMPLETE$/)
  const { totalElements } = await read<Listed>("/vehicle-booking/0/1?statuses=CANCELLED,COMPLETE")
  await expect(page.getByText(`of ${totalElements.toLocaleString("en-GB")}`)).toBeVisible()

  const { content } = await read<Listed>("/vehicle-booking/0/1?statuses=COMPLETE&direction=DESC")
  const surname = content[0]?.surname ?? ""
  await page.getByRole("searchbox", { name: "Search bookings" }).fill(surname)
  await expect(page).toHaveURL(new RegExp(`search=${surname}`))
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0)
  for (const cells of await rowsOf(table)) expect(cells.join(" ")).toContain(surname)

  await page.getByRole("button", { name: "Clear Filters" }).click()
  await expect(page).toHaveURL(/agency-list\?from=$/)
  await expect(table.locator("tbody tr")).toHaveCount(25)

  await page.setViewportSize(phone)
  await page.getByRole("searchbox", { name: "Search bookings" }).fill("nobody-of-this-name")
  await expect(page.getByText("No bookings found")).toBeVisible()
  const said = await page.getByText("No bookings found").boundingBox()
  const card = await page.getByRole("region", { name: "All bookings" }).boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0))
})

test("a filtered list can be shared and exported whole, and the Back button leads through the choices", async ({
  page,
  service
}) => {
  const { read } = await deskOf(service)
  await enter(page, "agency")
  await openList(page, "?status=COMPLETE&from=2020-01-01")
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Complete")
  await expect(page.getByLabel("Starts from")).toHaveValue("2020-01-01")
  const { totalElements } = await read<Listed>("/vehicle-booking/0/1?statuses=COMPLETE&from=2020-01-01")
  expect(totalElements).toBeGreaterThan(500)
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export CSV" }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), "utf8")
  expect(text.startsWith("\uFEFFId,Hirer,")).toBe(true)
  const { data } = Papa.parse<Record<string, string>>(text.slice(1).trim(), { header: true })
  expect(data).toHaveLength(totalElements)
  expect(new Set(data.map(({ Status }) => Status))).toEqual(new Set(["Complete"]))
  expect(new Set(data.map(({ Id }) => Id)).size).toBe(totalElements)

  await page.getByRole("button", { name: "Next page" }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await expect(page).toHaveURL(/sort=start/)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
  await page.getByRole("table", { name: "Bookings" }).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/agency\/clients\/\d+\/bookings\/\d+$/)
  await page.goBack()
  await expect(page.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
})
