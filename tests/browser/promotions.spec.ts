import { desk, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"
import { addPromotion, fillPromotion, inDays, makePromotion, openPromotion, rowOf } from "./promotion.ts"

const address = "/agency/promo-codes"
const told = (page: import("@playwright/test").Page, text: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(text)

test("the list is searched, narrowed, sorted and paged", async ({ page, service }) => {
  for (let number = 1; number <= 9; number++) await makePromotion(service, `Paged offer ${number}`)
  await page.setViewportSize(desk)
  await enter(page, "agency")
  await page.getByRole("link", { name: "Promotions" }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible()
  const titles = page.getByRole("table").locator("tbody tr td:nth-of-type(1)")
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
  await expect(page).toHaveURL(address)
  await expect(titles.first()).toHaveText("Paged offer 9")
  await page.getByRole("searchbox", { name: "Search promotions" }).fill("nothing like it")
  await expect(page.getByText("No promotions found")).toBeVisible()
})

test("the list says why it cannot be shown, and shows it when asked again", async ({ page }) => {
  await enter(page, "agency")
  await page.route("**/promo-code?**", (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(address)
  await expect(page.getByText("Internal server error, please try later")).toBeVisible()
  await page.unroute("**/promo-code?**")
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page.getByRole("table")).toBeVisible()
})

const types = [
  ["Discount Offer", "Discount percentage", "12", { promotionType: "DISCOUNT", discount: 12 }],
  [
    "Extra Mileage",
    "Additional mileage",
    "Unlimited",
    { promotionType: "EXTRA_MILEAGE", extraMileage: null }
  ],
  ["Free Days", "Number of free days", "2", { promotionType: "EXTRA_DAYS", extraDays: 2 }],
  ["Special Offer", undefined, "", { promotionType: "OTHER_AWARD", discount: null }]
] as const

for (const [type, question, answer, expected] of types) {
  test(`a promotion of the type ${type} is created`, async ({ page }) => {
    await enter(page, "agency")
    await page.goto(address)
    const dialog = await addPromotion(page)
    await fillPromotion(dialog, `Made as ${type}`, type)
    if (question) {
      const field = dialog.getByLabel(question)
      if (answer === "Unlimited") await field.selectOption(answer)
      else await field.fill(answer)
    }
    for (const [, other] of types)
      if (other !== question && other) await expect(dialog.getByLabel(other)).toHaveCount(0)
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().includes("promo-code")
    )
    await dialog.getByRole("button", { name: "Create Promotion" }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      ...expected,
      code: null,
      usageLimit: 50,
      daysHired: 1,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/)
    })
    await expect(told(page, "Promotion created")).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, `Made as ${type}`).getByText("Inactive")).toBeVisible()
  })
}

test("every answer that is wrong is named, beside its field and together", async ({ page }) => {
  await page.setViewportSize(desk)
  await enter(page, "agency")
  await page.goto(address)
  const dialog = await addPromotion(page)
  const submit = dialog.getByRole("button", { name: "Create Promotion" })
  const summary = dialog.getByRole("alert")
  await submit.click()
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(
    "Missing required fields: Title, Description, Promotion type, Start date, Expiry date, Bookings limit"
  )
  for (const text of [
    "Title is required.",
    "Description is required.",
    "Promotion type is required.",
    "Start date is required.",
    "Expiry date is required.",
    "Bookings limit is required."
  ])
    await expect(dialog.getByText(text)).toHaveCount(2)
  await expectAccessible(page)
  await summary.getByRole("link", { name: "Bookings limit is required." }).click()
  await expect(dialog.getByLabel("Bookings limit")).toBeFocused()

  await fillPromotion(dialog, "x".repeat(51), "Discount Offer")
  await expect(dialog.getByText("51/50")).toBeVisible()
  await dialog.getByLabel("Description").fill("y".repeat(201))
  await expect(dialog.getByText("201/200")).toBeVisible()
  await dialog.getByLabel("Start date").fill(inDays(-2))
  await dialog.getByLabel("Expiry date").fill(inDays(-1))
  await submit.click()
  await expect(summary).toContainText("Missing required fields: Discount percentage")
  for (const text of [
    "Title cannot exceed 50 characters.",
    "Description cannot exceed 200 characters.",
    "Discount percentage is required.",
    "Start date must be in the future.",
    "Expiry date must be in the future."
  ])
    await expect(dialog.getByText(text)).toHaveCount(2)

  await fillPromotion(dialog, "Right at last", "Discount Offer")
  await dialog.getByLabel("Discount percentage").fill("0")
  await submit.click()
  await expect(summary).toContainText("Discount percentage must be at least 1.")
  await dialog.getByLabel("Promotion type").selectOption("Extra Mileage")
  await submit.click()
  await expect(summary).toContainText("Missing required fields: Additional mileage")
  await dialog.getByLabel("Promotion type").selectOption("Free Days")
  await submit.click()
  await expect(summary).toContainText("Number of free days is required.")
  await dialog.getByLabel("Number of free days").fill("0")
  await submit.click()
  await expect(summary).toContainText("Number of free days must be at least 1.")
  await dialog.getByLabel("Number of free days").fill("1")
  await dialog.getByLabel("Booked days").fill("0")
  await submit.click()
  await expect(summary).toContainText(
    "The number of booked days required to qualify for the promotion must be greater than zero."
  )
  await dialog.getByLabel("Booked days").fill("7")
  await submit.click()
  await expect(told(page, "Promotion created")).toBeVisible()
})

test("the fields have the limits of the specification", async ({ page }) => {
  await enter(page, "agency")
  await page.goto(address)
  const dialog = await addPromotion(page)
  await dialog.getByLabel("Promotion type").selectOption("Discount Offer")
  const limits = async (label: string) => {
    const field = dialog.getByLabel(label)
    return [await field.getAttribute("min"), await field.getAttribute("max")]
  }
  expect(await limits("Bookings limit")).toEqual(["1", "1000"])
  expect(await limits("Booked days")).toEqual(["1", "1000"])
  expect(await limits("Discount percentage")).toEqual(["1", "50"])
  await expect(dialog.getByLabel("Booked days")).toHaveValue("1")
  const [earliest] = await limits("Start date")
  expect(Math.abs(Date.parse(`${earliest}Z`) - Date.now())).toBeLessThan(2 * 3_600_000)
  await dialog.getByLabel("Promotion type").selectOption("Free Days")
  expect(await limits("Number of free days")).toEqual(["1", "50"])
  await dialog.getByLabel("Promotion type").selectOption("Extra Mileage")
  await expect(dialog.getByLabel("Additional mileage").getByRole("option")).toHaveText([
    "Choose a mileage",
    "100 km",
    "200 km",
    "300 km",
    "400 km",
    "500 km",
    "Unlimited"
  ])
})

test("a promotion is edited, activated and ended for ever", async ({ page, service }) => {
  await makePromotion(service, "Short life", { vehicleFilter: { fuelTypes: ["ELECTRIC"] } })
  await page.setViewportSize(desk)
  await enter(page, "agency")
  await page.goto(address)
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

for (const size of [desk, phone]) {
  test(`on ${size.width} pixels the list and the dialog fit and nothing is hidden`, async ({ page }) => {
    await page.setViewportSize(size)
    await enter(page, "agency")
    await page.goto(address)
    await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const dialog = await addPromotion(page)
    await dialog.getByLabel("Start date").fill(inDays(5))
    await dialog.getByLabel("Expiry date").fill(inDays(25))
    await expect(dialog.getByRole("listbox", { name: "Available vehicles" })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByText("Filters", { exact: true }).click()
    await expect(dialog.getByRole("combobox", { name: "Models", exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test("on a phone the list is sorted without its headings", async ({ page }) => {
  await page.setViewportSize(phone)
  await enter(page, "agency")
  await page.goto(address)
  await page.getByLabel("Sort by").selectOption("title")
  await expect(page.getByRole("table").locator("tbody tr td:nth-of-type(1)").first()).toHaveText(
    "A week for the price of six days"
  )
})

test("an admin makes special offers of the platform, and only looks at those of agencies", async ({
  page
}) => {
  await page.setViewportSize(desk)
  await enter(page, "admin")
  await page.getByRole("link", { name: "Promotions" }).click()
  await expect(page).toHaveURL("/admin/promo-codes")
  for (const [title, owner] of [
    ["Go electric", "Northway Car Hire"],
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
  await fillPromotion(dialog, "From the platform")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Create Promotion" }).click()
  await expect(told(page, "Promotion created")).toBeVisible()
  await expect(rowOf(page, "From the platform").getByText("Platform", { exact: true })).toBeVisible()

  const foreign = await openPromotion(page, "Go electric")
  await expect(foreign.getByText("Only its agency can change this promotion.")).toBeVisible()
  await expect(foreign.getByLabel("Title")).toBeDisabled()
  await foreign.getByRole("button", { name: "Close", exact: true }).last().click()
  await expect(foreign).toBeHidden()
})
