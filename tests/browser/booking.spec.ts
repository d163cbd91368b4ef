import { readFile } from "node:fs/promises"
import { pdfText } from "../pdfText.ts"
import { fullBooking, openBooking, openInvoice, wordsOf } from "./booking.ts"
import { rowsOf } from "./dashboard.ts"
import {
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectNoSidewaysScroll,
  lead,
  phone,
  test
} from "./portal.ts"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const calls = "**/api/v1/vehicle-booking/*"

test("a booking shows what the service tells of it, and says so where it tells of none or fails", async ({
  page,
  service
}) => {
  const { booking, address } = await fullBooking(service)
  const { vehicle, invoices } = booking
  await openBooking(page, address)

  const rate = vehicle?.vehicleRates?.find(({ weekDay }) => weekDay === "MTF")?.rate ?? 0
  const card = page.getByRole("region", { name: `${vehicle?.name} ${vehicle?.model}` })
  await expect(card).toContainText(`${pounds.format(rate)} /Day`)
  await expect(card).toContainText(`Excess Mileage Rate${pounds.format(vehicle?.excessMileageRate ?? 0)}`)
  await expect(card).toContainText(`${vehicle?.maxDailyMileage} KM/day`)
  await expect(card).toContainText(
    /Pick Up\d\d [A-Z][a-z]{2} \d{4}, at \d\d:\d\d[AP]M.+Drop Off\d\d [A-Z][a-z]{2} \d{4}, at \d\d:\d\d[AP]M/
  )
  const figure = (label: string) => page.locator("dl").filter({ hasText: label })
  await expect(figure("Rental fee")).toContainText(pounds.format(invoices?.[0]?.totalAmount ?? 0))
  await expect(figure("Deposit paid")).toContainText(pounds.format(vehicle?.depositAmt ?? 0))
  for (const [type, label] of [
    ["CLIENT", "Hirer Rating"],
    ["VEHICLE", "Booking Rating"]
  ]) {
    const rating = booking.ratings?.find((one) => one.type === type)
    await expect(figure(label ?? "")).toContainText(`${label}${rating?.rating?.toFixed(1)}`)
  }
  await expectGoodAtAnySize(page)
  await page.getByRole("link", { name: "Hirer", exact: true }).click()
  await expect(page).toHaveURL(address.replace(/\/bookings.*/, ""))
  await expect(page.getByRole("link", { name: /^Full details of booking/ }).first()).toBeVisible()

  await lead(page, `${address}9999`)
  await expect(page.getByRole("heading", { name: "Booking not found" })).toBeVisible()
  await expectAccessible(page)
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
  await lead(page, address)
  await expect(page.getByRole("alert").filter({ hasText: "Error loading booking" })).toBeVisible()
  await expectAccessible(page)
})

test("both ratings, the condition reports and the invoice open and close, on a desk and on a phone", async ({
  page,
  service
}) => {
  const { booking, address } = await fullBooking(service)
  await openBooking(page, address)
  for (const [type, button, title, count] of [
    ["CLIENT", "Show the Hirer Rating", `Booking ${booking.id} - Hirer Rating`, 4],
    ["VEHICLE", "Show the Booking Rating", `Booking ${booking.id} - Booking rating`, 5]
  ] as const) {
    await page.getByRole("button", { name: button }).click()
    const dialog = page.getByRole("dialog", { name: title })
    await expect(dialog).toBeVisible()
    const rating = booking.ratings?.find((one) => one.type === type)
    await expect(dialog.getByRole("img")).toHaveCount(count + 1)
    const overall = `${rating?.rating?.toFixed(1)} out of 5 stars`
    await expect(dialog.getByRole("img").last()).toHaveAttribute("aria-label", overall)
    await expect(dialog).toContainText(rating?.comment ?? "")
    await expectGoodAtAnySize(page)
    await dialog.getByText("Close", { exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
  const reports = page.getByRole("dialog", { name: "Vehicle Condition Report form" })
  await expect(reports.getByRole("link")).not.toHaveCount(0)
  await expectGoodAtAnySize(page)
  await reports.getByRole("button", { name: "Close" }).click()
  await expect(reports).toBeHidden()

  const dialog = await openInvoice(page)
  const [invoice] = booking.invoices ?? []
  const days = invoice?.invoiceItemResult?.filter(({ description }) =>
    /Car rental for/.test(description ?? "")
  )
  const rows = await rowsOf(dialog.getByRole("table", { name: "Items" }))
  expect(rows.map((cells) => cells[1])).toEqual([`x${days?.length} days`, "-"])
  expect(rows[1]?.[0]).toBe("Reservation Fee")
  const foot = dialog.getByRole("table", { name: "Items" }).locator("tfoot tr")
  await expect(foot).toHaveText([
    `Subtotal${pounds.format(invoice?.subTotalAmount ?? 0)}`,
    `Discount-${pounds.format(invoice?.discount ?? 0)}`,
    `Total Charge${pounds.format(invoice?.totalAmount ?? 0)}`,
    "Amount Due£0.00"
  ])
  await expectGoodAtAnySize(page)
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(dialog).toBeHidden()
})

test("everything that a booking opens is read by keyboard alone, within 320 pixels, and the focus comes back", async ({
  page,
  service
}) => {
  const { address } = await fullBooking(service)
  await page.setViewportSize({ width: 320, height: 640 })
  await openBooking(page, address)
  await expectNoSidewaysScroll(page)
  // What can be charged stands before it, once it has come.
  await expect(page.getByRole("button", { name: "Add line" })).toBeVisible()
  await page.getByRole("button", { name: "Show the Hirer Rating" }).focus()
  await page.keyboard.press("Shift+Tab")
  for (const name of [
    "Show the Hirer Rating",
    "Show the Booking Rating",
    "Vehicle Condition Report form",
    "Vehicle Booking Invoice"
  ]) {
    const button = page.getByRole("button", { name })
    await page.keyboard.press("Tab")
    await expect(button).toBeFocused()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(":focus")).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    for (const sheet of await dialog.locator("article").all()) {
      const beyond = await sheet.evaluate((part) => part.scrollWidth - part.clientWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    }
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test("screen, print and PDF say the same, once what makes the PDF and its letters have arrived", async ({
  page,
  service
}) => {
  const { address, booking } = await fullBooking(service)
  await openBooking(page, address)
  const dialog = await openInvoice(page)
  const shown = await wordsOf(dialog.locator("article"))
  const title = `Invoice-Booking${booking.id}`

  const button = dialog.getByRole("button", { name: "Download PDF" })
  const failure = page.getByText("The PDF could not be made.").and(page.locator(":not([data-seen])"))
  for (const missing of ["**/assets/saveInvoicePdf*", "**/*.ttf"]) {
    await page.route(missing, (route) => route.abort())
    await button.click()
    await expect(failure).toBeVisible()
    await failure.evaluate((told) => told.setAttribute("data-seen", ""))
    await page.unroute(missing)
  }
  const downloading = page.waitForEvent("download")
  await button.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`invoice-booking-${booking.id}.pdf`)
  expect(pdfText(await readFile(await download.path()))).toBe(title + shown)

  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  expect(await wordsOf(page.locator("body"))).toBe(title + shown)
  await page.emulateMedia({ media: "screen" })
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: `Booking ${booking.id}` })).toBeVisible()
})

test("an invoice with names of every script is a PDF, on a phone too, and a long one prints on as many pages as it needs", async ({
  page,
  service
}) => {
  const { address, booking } = await fullBooking(service)
  const [invoice] = booking.invoices ?? []
  const client = { ...invoice?.client, name: "王小明 ".repeat(20) }
  let shownInvoice: object = { ...invoice, client }
  await page.route(`${calls}?*`, (route) => route.fulfill({ json: { ...booking, invoices: [shownInvoice] } }))
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"))
      document.body.setAttribute("data-printed", document.title)
      window.dispatchEvent(new Event("afterprint"))
    }
  })
  await openBooking(page, address)
  const dialog = await openInvoice(page)
  const download = async () => {
    const downloading = page.waitForEvent("download")
    await dialog.getByRole("button", { name: "Download PDF" }).click()
    return readFile(await (await downloading).path())
  }
  const shown = await wordsOf(dialog.locator("article"))
  const pdf = await download()
  expect(pdfText(pdf)).toBe(
    `Invoice-Booking${booking.id}${shown}`.replace(client.name.replaceAll(" ", ""), "")
  )
  const widths = Array.from(
    pdf.toString("latin1").matchAll(/\/Subtype \/Image\n\/BitsPerComponent 8\n\/Width (\d+)\n/g),
    ([, width]) => Number(width)
  )
  expect(widths.length).toBeGreaterThan(1)
  expect(Math.max(...widths)).toBeGreaterThan(700)

  await page.setViewportSize(phone)
  const again = await download()
  expect(again.subarray(0, 5).toString()).toBe("%PDF-")
  expect(again.subarray(-6).toString().trim()).toBe("%%EOF")

  const extras = Array.from({ length: 90 }, (_, at) => ({ description: `Extra ${at}`, rate: 1, total: 1 }))
  shownInvoice = { ...invoice, invoiceItemResult: extras }
  await page.reload()
  await (await openInvoice(page)).getByRole("button", { name: "Print" }).click()
  await expect(page.locator("body")).toHaveAttribute("data-printed", `Invoice - Booking ${booking.id}`)
  await expect(page).toHaveTitle(`Booking ${booking.id} – CrewFleet`)
  const printed = (await page.pdf({ format: "A4" })).toString("latin1")
  expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2)
})
