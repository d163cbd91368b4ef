import { desk, enter, expect, expectAccessible, expectGoodAtAnySize, phone, test } from "./portal.ts"
import {
  addPromotion,
  fillPromotion,
  inDays,
  makePromotion,
  openPromotion,
  promotionsPlace,
  rowOf,
  told
} from "./promotion.ts"
import { newPlate } from "./vehicles.ts"

test.use({ own: ["agency"] })

test("the list is searched, narrowed, sorted and paged", async ({ page, service }) => {
  for (let number = 1; number <= 9; number++) await makePromotion(service, `Paged offer ${number}`)
  await page.setViewportSize(desk)
  await enter(page, "agency")
  await page.getByRole("link", { name: "Promotions" }).click()
  await expect(page).toHaveURL(promotionsPlace)
  await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible()
  const titles = page.getByRole("table").locator("tbody th")
  await expect(titles.first()).toHaveText("Paged offer 9")
  await expectAccessible(page)

  const heading = (name: string) => page.getByRole("columnheader", { name })
  await page.getByRole("button", { name: "Title" }).click()
  await expect(heading("Title")).toHaveAttribute("aria-sort", "ascending")
  await expect(titles.first()).toHaveText("A week for the price of six days")
  await page.getByRole("button", { name: "Title" }).click()
  await expect(heading("Title")).toHaveAttribute("aria-sort", "descending")
  await expect(titles.first()).toHaveText("Winter weekday saver")

  await page.getByLabel("Rows a page").selectOption("10")
  await expect(titles).toHaveCount(10)
  await page.getByRole("button", { name: "Next page" }).click()
  await expect(page.getByText(/Showing 11 - \d+ of \d+/)).toBeVisible()
  await page.getByRole("button", { name: "Id", exact: true }).click()
  await expect(page.getByText(/Showing 1 - 10 of/)).toBeVisible()

  await page.getByRole("searchbox", { name: "Search promotions" }).fill("paged OFFER 3")
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await expect(titles).toHaveText(["Paged offer 3"])
  await page.getByRole("button", { name: "Clear Filters" }).click()
  await expect(page.getByRole("searchbox", { name: "Search promotions" })).toHaveValue("")
  await expect(titles).toHaveCount(10)

  await page.getByRole("combobox", { name: "Status" }).click()
  await page.getByRole("option", { name: "Completed" }).click()
  await page.keyboard.press("Escape")
  await page.getByRole("searchbox", { name: "Search promotions" }).fill("offer")
  await expect(titles).toHaveText(["Opening offer, York"])
  await expect(rowOf(page, "Opening offer, York").getByText("Completed")).toBeVisible()
  await expect(page).toHaveURL(/(?=.*search=offer)(?=.*status=COMPLETED)/)
  await page.reload()
  await expect(page.getByRole("searchbox", { name: "Search promotions" })).toHaveValue("offer")
  await expect(titles).toHaveText(["Opening offer, York"])
  await page.getByRole("link", { name: "Promotions" }).click()
  await expect(page).toHaveURL(promotionsPlace)
  await expect(titles.first()).toHaveText("Paged offer 9")
  await page.getByRole("searchbox", { name: "Search promotions" }).fill("nothing like it")
  await expect(page.getByText("No promotions found")).toBeVisible()
})

test("a promotion is edited, activated and ended for ever", async ({ page, service }) => {
  await makePromotion(service, "Short life", { vehicleFilter: { fuelTypes: ["ELECTRIC"] } })
  await page.setViewportSize(desk)
  await enter(page, "agency", promotionsPlace)
  let dialog = await openPromotion(page, "Short life")
  await expect(dialog.getByText("Fuel types: Include Electric")).toBeVisible()
  await expect(dialog.getByText(/\d+ vehicles? of your fleet now/)).toBeVisible()
  await expect(dialog.getByRole("combobox", { name: "Fuel types" })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByLabel("Discount percentage").fill("20")
  await dialog.getByRole("button", { name: "Activate Promotion" }).click()
  await expect(dialog.getByText("Save or discard your changes first.")).toBeVisible()
  await dialog.getByRole("button", { name: "Save Changes" }).click()
  await expect(told(page, "Promotion updated")).toBeVisible()
  await expect(rowOf(page, "Short life").getByRole("cell", { name: "20", exact: true })).toBeVisible()

  dialog = await openPromotion(page, "Short life")
  await expect(dialog.getByRole("button", { name: "End Promotion" })).toHaveCount(0)
  await dialog.getByRole("button", { name: "Activate Promotion" }).click()
  await expect(told(page, "Promotion activated")).toBeVisible()
  await expect(rowOf(page, "Short life").getByText("Active", { exact: true })).toBeVisible()

  dialog = await openPromotion(page, "Short life")
  await dialog.getByRole("button", { name: "End Promotion" }).click()
  const question = page.getByRole("dialog", { name: "End this promotion for ever?" })
  await expectAccessible(page)
  await question.getByRole("button", { name: "Keep it" }).click()
  await dialog.getByRole("button", { name: "End Promotion" }).click()
  await question.getByRole("button", { name: "End for ever" }).click()
  await expect(told(page, "Promotion ended")).toBeVisible()
  await expect(rowOf(page, "Short life").getByText("Completed")).toBeVisible()

  dialog = await openPromotion(page, "Short life")
  await expect(dialog.getByText("This promotion has ended and can no longer be changed.")).toBeVisible()
  await expect(dialog.getByLabel("Title")).toBeDisabled()
  await expect(dialog.getByRole("button", { name: "Save Changes" })).toHaveCount(0)
})

test("on a desk and on a phone the list and the dialog fit, a long title hides no column, and a phone sorts without headings", async ({
  page,
  service
}) => {
  const title = "W".repeat(50)
  await makePromotion(service, title)
  await page.setViewportSize(phone)
  await enter(page, "agency", promotionsPlace)
  await page.getByLabel("Sort by").selectOption("title")
  await expect(page.getByRole("table").locator("tbody th").first()).toHaveText(
    "A week for the price of six days"
  )
  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible()
  await expectGoodAtAnySize(page)
  await expect(rowOf(page, title)).toBeVisible()
  const hidden = await page
    .getByRole("region", { name: "Promotions, table" })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)

  const dialog = await addPromotion(page)
  await dialog.getByLabel("Start date").fill(inDays(5))
  await dialog.getByLabel("Expiry date").fill(inDays(25))
  await expect(dialog.getByRole("listbox", { name: "Available vehicles" })).toBeVisible()
  await expectGoodAtAnySize(page)
  await dialog.getByText("Filters", { exact: true }).click()
  const fuelTypes = dialog.getByRole("combobox", { name: "Fuel types", exact: true })
  await expect(fuelTypes).toBeVisible()
  await expectGoodAtAnySize(page)
  await fuelTypes.click()
  await page.getByRole("option", { name: "Electric" }).click()
  await expectAccessible(page)
})

test("an admin makes special offers of the platform, and only looks at those of agencies", async ({
  page,
  service
}) => {
  const ofAgency = `Of an agency, ${newPlate()}`
  await makePromotion(service, ofAgency)
  await page.setViewportSize(desk)
  await enter(page, "admin")
  await page.getByRole("link", { name: "Promotions" }).click()
  await expect(page).toHaveURL("/admin/promo-codes")
  for (const [title, owner] of [
    [ofAgency, "Northway Car Hire"],
    ["Breakdown cover included", "Platform"]
  ] as const) {
    await page.getByRole("searchbox", { name: "Search promotions" }).fill(title)
    await expect(rowOf(page, title).getByText(owner)).toBeVisible()
  }
  await page.getByRole("button", { name: "Clear Filters" }).click()
  const dialog = await addPromotion(page)
  await expect(dialog.getByText("Special Offer")).toBeVisible()
  for (const label of ["Promotion type", "Discount percentage", "Number of free days", "Search vehicles"])
    await expect(dialog.getByLabel(label)).toHaveCount(0)
  const title = `From the platform, ${newPlate()}`
  await fillPromotion(dialog, title)
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Create Promotion" }).click()
  await expect(told(page, "Promotion created")).toBeVisible()
  await expect(rowOf(page, title).getByText("Platform", { exact: true })).toBeVisible()

  const foreign = await openPromotion(page, ofAgency)
  await expect(foreign.getByText("Only its agency can change this promotion.")).toBeVisible()
  await expect(foreign.getByLabel("Title")).toBeDisabled()
  await foreign.getByRole("button", { name: "Close", exact: true }).last().click()
  await expect(foreign).toBeHidden()
})
