import { readFile } from "node:fs/promises"
import Papa from "papaparse"
import { daysAfter, deskOf, freeDay, openList } from "./bookings.ts"
import { rowsOf } from "./dashboard.ts"
import { desk, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"

interface Listed {
  readonly content: ReadonlyArray<{ readonly id: number; readonly surname: string }>
  readonly totalElements: number
}

for (const size of [desk, phone]) {
  test(`the list of bookings shows, filters and finds at ${size.width} pixels`, async ({ page, service }) => {
    const { read } = await deskOf(service)
    await page.setViewportSize(size)
    await enter(page, "agency")
    await openList(page)
    const table = page.getByRole("table", { name: "Bookings" })
    await expect(table.locator("tbody tr")).toHaveCount(25)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

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

    await page.getByRole("button", { name: "Clear filters" }).click()
    await expect(page).toHaveURL(/agency-list$/)
    await expect(table.locator("tbody tr")).toHaveCount(25)
  })
}

test("a list without bookings says so within its card", async ({ page }) => {
  await page.setViewportSize(phone)
  await enter(page, "agency")
  await page.goto("/agency/bookings/agency-list?search=nobody-of-this-name")
  await expect(page.getByText("No bookings found")).toBeVisible()
  const said = await page.getByText("No bookings found").boundingBox()
  const card = await page.getByRole("region", { name: "All bookings" }).boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0))
})

test("a filtered list can be shared, and the Back button leads through the choices", async ({ page }) => {
  await enter(page, "agency")
  await openList(page, "?status=BOOKED&from=2026-01-01")
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Booked")
  await expect(page.getByLabel("Starts from")).toHaveValue("2026-01-01")
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

test("the export holds every booking that matches, and nothing when it fails half-way", async ({
  page,
  service
}) => {
  const { read } = await deskOf(service)
  await enter(page, "agency")
  await openList(page, "?status=COMPLETE")
  const { totalElements } = await read<Listed>("/vehicle-booking/0/1?statuses=COMPLETE")
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

  await page.route("**/vehicle-booking/1/500*", (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole("button", { name: "Export CSV" }).click()
  const failed = page.getByRole("dialog", { name: "Nothing was exported" })
  await expect(failed.getByText("The bookings could not be fetched, so no file was made.")).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  const again = page.waitForEvent("download")
  await failed.getByRole("button", { name: "Try again" }).click()
  expect((await readFile(await (await again).path(), "utf8")).length).toBe(text.length)
})

test("a booking is made with its price in sight, by keyboard alone, and opened", async ({
  page,
  service
}) => {
  const { vehicle, hirer } = await deskOf(service)
  const start = freeDay()
  await enter(page, "agency")
  await openList(page)
  await page.getByRole("button", { name: "New booking" }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "New booking" })
  const hirerBox = dialog.getByRole("combobox", { name: "Hirer" })
  await expect(hirerBox).toBeFocused()
  await page.keyboard.type(hirer.name)
  await expect(page.getByRole("option", { name: hirer.name }).first()).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(hirerBox).toHaveValue(new RegExp(hirer.name))
  await dialog.getByRole("combobox", { name: "Vehicle" }).focus()
  await page.keyboard.type(vehicle.regno)
  await expect(page.getByRole("option")).toHaveCount(1)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await dialog.getByLabel("Start", { exact: true }).fill(start.slice(0, 16))
  await dialog.getByLabel("End", { exact: true }).fill(daysAfter(start, 1).slice(0, 16))
  await expect(dialog.getByText("Rental, 1 day")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Booking made")).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole("searchbox", { name: "Search bookings" }).fill(vehicle.regno)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole("table", { name: "Bookings" }).locator("tbody tr").first()).toContainText(
    vehicle.regno
  )
})

test("an overlap and an unknown code are said at their fields, on a phone, and nothing is lost", async ({
  page,
  service
}) => {
  const { vehicle, hirer, book } = await deskOf(service)
  const start = freeDay()
  await book(start)
  await page.setViewportSize(phone)
  await enter(page, "agency")
  await openList(page)
  await page.getByRole("button", { name: "New booking" }).click()
  const dialog = page.getByRole("dialog", { name: "New booking" })
  const make = dialog.getByRole("button", { name: "Make booking" })
  await make.click()
  await expect(dialog.getByRole("link", { name: "Choose a vehicle" })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("combobox", { name: "Hirer" }).fill(hirer.name)
  await page.getByRole("option", { name: hirer.name }).first().click()
  await dialog.getByRole("combobox", { name: "Vehicle" }).fill(vehicle.regno)
  await page.getByRole("option").first().click()
  await dialog.getByLabel("Start", { exact: true }).fill(start.slice(0, 16))
  await dialog.getByLabel("End", { exact: true }).fill(daysAfter(start, 1).slice(0, 16))
  await expect(dialog.getByRole("region", { name: "Price" })).toContainText("already booked at that time")
  await make.click()
  const taken = "This vehicle is already booked at that time. Choose another vehicle or another time."
  await expect(dialog.getByRole("link", { name: taken })).toBeVisible()
  await expect(dialog.getByRole("combobox", { name: "Vehicle" })).toHaveAttribute("aria-invalid", "true")
  await dialog.getByLabel(/Promo code/).fill("NO-SUCH-CODE")
  await make.click()
  await expect(dialog.getByRole("link", { name: "There is no promotion with this code." })).toBeVisible()
  await expect(dialog.getByLabel(/Promo code/)).toHaveValue("NO-SUCH-CODE")
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Keep editing" }).click()
  await expect(dialog.getByLabel("Start", { exact: true })).toHaveValue(start.slice(0, 16))
})

test("a booking that was begun is there again after the Back button and a reload, until it is left", async ({
  page,
  service
}) => {
  const { vehicle, hirer } = await deskOf(service)
  await enter(page, "agency")
  await openList(page)
  const begin = () => page.getByRole("button", { name: "New booking" }).click()
  await begin()
  const dialog = page.getByRole("dialog", { name: "New booking" })
  const hirerBox = dialog.getByRole("combobox", { name: "Hirer" })
  const vehicleBox = dialog.getByRole("combobox", { name: "Vehicle" })
  await hirerBox.fill(hirer.name)
  await page.getByRole("option", { name: hirer.name }).first().click()
  await vehicleBox.fill(vehicle.regno)
  await page.getByRole("option").first().click()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft.booking")))
  await expect.poll(kept).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(hirer.name)

  await page.goBack()
  await page.goForward()
  await page.reload()
  await page.route("**/vehicle-choice/available?*", (route) => route.abort())
  await begin()
  await expect(dialog.getByText("This is what you typed earlier and did not book.")).toBeVisible()
  await expect(hirerBox).toHaveValue(new RegExp(hirer.name))
  await expect(vehicleBox).toHaveValue(new RegExp(vehicle.regno))
  await expectAccessible(page)

  await dialog.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Leave" }).click()
  await expect.poll(kept).toHaveLength(0)
  await begin()
  await expect(hirerBox).toHaveValue("")
})

test("a booking is led along its life, with a reason where one is needed, and its history says so", async ({
  page,
  service
}) => {
  const { book } = await deskOf(service)
  const id = await book(freeDay())
  await enter(page, "agency")
  await openList(page, `?search=${id}`)
  await page.getByRole("button", { name: `Open status of booking ${id}` }).click()
  const dialog = page.getByRole("dialog", { name: `Booking ${id}` })
  await dialog.getByRole("button", { name: "Authorise booking" }).click()
  await dialog.getByLabel(/^Reason/).fill("Card checked")
  await dialog.getByRole("button", { name: "Authorise booking" }).click()
  await expect(dialog.getByText("Status: Authorised")).toBeVisible()
  await expect(dialog.getByText("Card checked")).toBeVisible()
  const start = dialog.getByRole("button", { name: "Start hire" })
  await expect(start).toHaveAttribute("aria-disabled", "true")
  await expect(start).toHaveAccessibleDescription(/24 hours before/)
  await expectAccessible(page)

  await dialog.getByRole("button", { name: "Cancel booking" }).focus()
  await page.keyboard.press("Enter")
  await expect(dialog.getByLabel("Reason for cancelling")).toBeFocused()
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await expect(
    dialog.getByRole("link", { name: "Enter the reason for cancelling the booking" })
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel("Reason for cancelling").fill("The hirer rang")
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await expect(dialog.getByText("Nothing more happens to this booking.")).toBeVisible()
  await expect(dialog.getByRole("listitem").filter({ hasText: "Booking cancelled" })).toContainText(
    "Harriet Stone"
  )
  await page.keyboard.press("Escape")
  await expect(page.getByRole("table", { name: "Bookings" }).locator("tbody tr").first()).toContainText(
    "Cancelled"
  )
})

test("of two people who change a booking at once the second is told, and sees how it stands", async ({
  page,
  service
}) => {
  const { book, change } = await deskOf(service)
  const id = await book(freeDay())
  await enter(page, "agency")
  await openList(page, `?search=${id}`)
  await page.getByRole("button", { name: `Open status of booking ${id}` }).click()
  const dialog = page.getByRole("dialog", { name: `Booking ${id}` })
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await dialog.getByLabel("Reason for cancelling").fill("The hirer rang")
  expect((await change(id, "booking.authorised", { version: 1 })).status).toBe(200)
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await expect(page.getByText("Somebody else has changed this meanwhile.")).toBeVisible()
  await expect(dialog.getByText("Status: Authorised")).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await expect(dialog.getByLabel("Reason for cancelling")).toHaveValue("The hirer rang")
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await expect(dialog.getByText("Nothing more happens to this booking.")).toBeVisible()
})

test("an admin sees the bookings of all agencies and leads them along their lives", async ({
  page,
  service
}) => {
  const { book } = await deskOf(service)
  const id = await book(freeDay())
  await enter(page, "admin")
  await page.goto(`/admin/vehicle-bookings?search=${id}`)
  const row = page.getByRole("table", { name: "Bookings" }).locator("tbody tr").first()
  await expect(row).toContainText("Northway Car Hire")
  await expect(page.getByRole("button", { name: "New booking" })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole("button", { name: `Open status of booking ${id}` }).click()
  const dialog = page.getByRole("dialog", { name: `Booking ${id}` })
  await dialog.getByRole("button", { name: "Ask for authorisation" }).click()
  await dialog.getByRole("button", { name: "Ask for authorisation" }).click()
  await expect(dialog.getByText("Status: Awaiting authorisation")).toBeVisible()
  await expect(dialog.getByText(/Morgan Ellis/)).toBeVisible()
})
