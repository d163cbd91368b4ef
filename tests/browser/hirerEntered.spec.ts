import { daysAfter, deskOf, freeDay, openList } from "./bookings.ts"
import { addDialog, photo } from "./hirer.ts"
import { enter, expect, expectAccessible, expectNoSidewaysScroll, lead, phone, test } from "./portal.ts"

test.use({ own: ["agency"], viewport: phone })

const day = (instant: string) => instant.slice(0, 10)

test("on a phone: somebody new is entered in the middle of a booking, which tells how their licence stands", async ({
  page,
  service
}) => {
  const { vehicle } = await deskOf(service)
  const start = freeDay()
  const end = daysAfter(start, 3)
  await enter(page, "agency")
  await openList(page)
  await page.getByRole("button", { name: "New booking" }).click()
  const booking = page.getByRole("dialog", { name: "New booking" })
  await booking.getByRole("combobox", { name: "Vehicle" }).fill(vehicle.regno)
  await page.getByRole("option", { name: vehicle.regno }).first().click()
  await booking.getByLabel("Start").fill(`${day(start)}T10:00`)
  await booking.getByLabel("End").fill(`${day(end)}T10:00`)
  const hirer = booking.getByRole("combobox", { name: "Hirer" })
  await hirer.fill("Nia Newcomer")
  await expect(page.getByText("No hirer found")).toBeVisible()
  await page.keyboard.press("Escape")

  await booking.getByRole("button", { name: "Somebody new" }).click()
  const entering = page.getByRole("dialog", { name: "Add a hirer" })
  await entering.getByRole("button", { name: "Add Hirer" }).click()
  await expect(entering.getByRole("link", { name: "Enter the hirer's name" })).toBeVisible()
  await entering.getByLabel("Name").fill("Nia Newcomer")
  await entering.getByLabel("Telephone").fill("+44 161 496 0003")
  await entering.getByLabel("Date of birth").fill("1990-04-01")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await entering.getByRole("button", { name: "Add Hirer" }).click()
  await expect(entering).toHaveCount(0)
  await expect(hirer).toHaveValue("Nia Newcomer, +44 161 496 0003")
  await expect(booking.getByText("Nia Newcomer has no driving licence on file.")).toBeVisible()
  await expect(booking.getByLabel("End")).toHaveValue(`${day(end)}T10:00`)
  await expectAccessible(page)
  await booking.getByRole("button", { name: "Make booking" }).click()
  await expect(page.getByText("Booking made")).toBeVisible()
  await expect(booking).toHaveCount(0)

  await lead(page, "/agency/clients")
  await page.getByRole("searchbox", { name: "Search hirers" }).fill("0161 496 0003".replaceAll(" ", ""))
  await page.getByRole("link", { name: "Nia Newcomer" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Nia Newcomer" })).toBeVisible()
  await expect(page.getByText("Born 1 Apr 1990")).toBeVisible()
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible()
  await page.getByRole("tab", { name: "Documents" }).click()
  await page.getByRole("button", { name: "Add Document" }).click()
  const form = addDialog(page)
  await form.getByText("Driver's License", { exact: true }).click()
  await form.getByLabel("Picture of the document").setInputFiles(await photo(page, 60, 40))
  await form.getByLabel("Issue date").fill("2020-05-01")
  await form.getByLabel("Expiry date").fill(day(daysAfter(start, 1)))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await form.getByRole("button", { name: "Upload" }).click()
  await expect(page.getByText("Document uploaded successfully")).toBeVisible()
  await page.getByRole("button", { name: "Driver's License" }).click()
  const document = page.getByRole("dialog", { name: "Driver's License" })
  await expect(document.getByText("01 May, 2020")).toBeVisible()
  await document.getByRole("button", { name: "Close" }).last().click()

  await page.getByRole("tab", { name: "Bookings" }).click()
  await page.getByRole("link", { name: /^Full details of booking/ }).click()
  await expect(
    page.getByText(/Nia Newcomer has a driving licence that ends on .*, before the return\./)
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("link", { name: "Nia Newcomer" }).click()
  await expect(page.getByRole("tab", { name: "Documents" })).toHaveAttribute("aria-selected", "true")
})

test("whoever is among the hirers already is offered first, and taken with one touch", async ({
  page,
  service
}) => {
  const { hirer } = await deskOf(service)
  await enter(page, "agency", `/agency/clients/${hirer.id}`)
  const email = await page.locator("a[href^=mailto]").first().innerText()
  await lead(page, "/agency/clients")
  await page.getByRole("button", { name: "Add hirer" }).click()
  const entering = page.getByRole("dialog", { name: "Add a hirer" })
  await entering.getByLabel("E-mail").fill(email.toUpperCase())
  await expect(entering.getByText("Already among your hirers")).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await entering.getByRole("button", { name: "Choose" }).first().click()
  await expect(page).toHaveURL(`/agency/clients/${hirer.id}`)
  await expect(entering).toHaveCount(0)
})
