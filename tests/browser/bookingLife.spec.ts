import { daysAfter, deskOf, freeDay, openList } from "./bookings.ts"
import { draftsIn } from "./draftsIn.ts"
import { openedDrafts } from "./openedDrafts.ts"
import { desk, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"

test.use({ own: ["agency"] })

test("a booking that was begun on a phone outlives the Back button and a reload until it is left, and another is made by keyboard alone with its price in sight", async ({
  page,
  service
}) => {
  const { vehicle, hirer } = await deskOf(service)
  await page.setViewportSize(phone)
  await enter(page, "agency")
  await openList(page)
  const begin = page.getByRole("button", { name: "New booking" })
  await begin.click()
  const dialog = page.getByRole("dialog", { name: "New booking" })
  const hirerBox = dialog.getByRole("combobox", { name: "Hirer" })
  const vehicleBox = dialog.getByRole("combobox", { name: "Vehicle" })
  await dialog.getByRole("button", { name: "Make booking" }).click()
  await expect(dialog.getByRole("link", { name: "Choose a vehicle" })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await hirerBox.fill(hirer.name)
  await page.getByRole("option", { name: hirer.name }).first().click()
  await vehicleBox.fill(vehicle.regno)
  await page.getByRole("option", { name: vehicle.regno }).first().click()
  const kept = () => draftsIn(page)
  await expect.poll(() => openedDrafts(page)).toContain(`"vehicleId":{"id":"${vehicle.id}"`)
  expect(String(await kept())).not.toContain(hirer.name)

  await page.goBack()
  await page.goForward()
  await page.reload()
  await page.route("**/vehicle-choice/available?*", (route) => route.abort())
  await begin.click()
  await expect(dialog.getByText("This is what you typed earlier and did not book.")).toBeVisible()
  await expect(hirerBox).toHaveValue(new RegExp(hirer.name))
  await expect(vehicleBox).toHaveValue(new RegExp(vehicle.regno))
  await expectAccessible(page)

  await dialog.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Discard" }).click()
  await expect.poll(kept).toHaveLength(0)
  await page.unroute("**/vehicle-choice/available?*")
  await page.setViewportSize(desk)
  const start = freeDay()
  await begin.focus()
  await page.keyboard.press("Enter")
  await expect(hirerBox).toBeFocused()
  await expect(hirerBox).toHaveValue("")
  await page.keyboard.type(hirer.name)
  await expect(page.getByRole("option", { name: hirer.name }).first()).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(hirerBox).toHaveValue(new RegExp(hirer.name))
  await vehicleBox.focus()
  await page.keyboard.type(vehicle.regno)
  await expect(page.getByRole("option", { name: vehicle.regno })).toHaveCount(1)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await dialog.getByLabel("Start", { exact: true }).fill(start.slice(0, 16))
  await dialog.getByLabel("End", { exact: true }).fill(daysAfter(start, 1).slice(0, 16))
  await expect(dialog.getByText("Rental, 1 day")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Booking made")).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/agency\/clients\/\d+\/bookings\/\d+$/)
  const id = page.url().split("/").at(-1)
  await expect(page.getByRole("button", { name: "Ask for authorisation" })).toBeVisible()
  await openList(page, `?search=${vehicle.regno}`)
  await expect(page.getByRole("link", { name: `Open booking ${id}` })).toBeVisible()
})

test("a booking is led along its life, with a reason where one is needed, and its history says so", async ({
  page,
  service
}) => {
  const { book } = await deskOf(service)
  const id = await book(freeDay())
  await enter(page, "agency")
  await openList(page, `?search=${id}`)
  await page.getByRole("link", { name: `Open booking ${id}` }).click()
  const main = page.getByRole("main")
  await expect(page.getByText("Rental fee")).toBeVisible()
  await main.getByRole("button", { name: "Authorise booking" }).click()
  await main.getByLabel(/^Reason/).fill("Card checked")
  await main.getByRole("button", { name: "Authorise booking" }).click()
  await expect(main.getByText("Status: Authorised")).toHaveCount(1)
  await expect(main.getByText("Card checked")).toBeVisible()
  const start = main.getByRole("button", { name: "Start hire" })
  await expect(start).toHaveAttribute("aria-disabled", "true")
  await expect(start).toHaveAccessibleDescription(/24 hours before/)
  await expectAccessible(page)

  await main.getByRole("button", { name: "Cancel booking" }).focus()
  await page.keyboard.press("Enter")
  await expect(main.getByLabel("Reason for cancelling")).toBeFocused()
  await main.getByRole("button", { name: "Cancel booking" }).click()
  await expect(main.getByRole("link", { name: "Enter the reason for cancelling the booking" })).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel("Reason for cancelling").fill("The hirer rang")
  await main.getByRole("button", { name: "Cancel booking" }).click()
  await expect(main.getByText("Nothing more happens to this booking.")).toBeVisible()
  await expect(main.getByRole("listitem").filter({ hasText: "Booking cancelled" })).toContainText(
    "Harriet Stone"
  )
  await page.goBack()
  await expect(page.getByRole("table", { name: "Bookings" }).locator("tbody tr").first()).toContainText(
    "Cancelled"
  )
})

test("an admin sees the bookings of all agencies and leads them along their lives", async ({
  page,
  service
}) => {
  const { book } = await deskOf(service)
  const id = await book(freeDay())
  await enter(page, "admin", `/admin/vehicle-bookings?search=${id}`)
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
