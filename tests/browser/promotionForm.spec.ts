import { desk, enter, expect, expectAccessible, test } from "./portal.ts"
import { addPromotion, fillPromotion, inDays, promotionsPlace, rowOf, told } from "./promotion.ts"

test.use({ own: ["agency"] })

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

test("a promotion of each type is created", async ({ page }) => {
  await enter(page, "agency", promotionsPlace)
  for (const [type, question, answer, expected] of types) {
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
    await expect(told(page, "Promotion created").first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, `Made as ${type}`).getByText("Inactive")).toBeVisible()
  }
})

test("every answer that is wrong is named, beside its field and together", async ({ page }) => {
  await page.setViewportSize(desk)
  await enter(page, "agency", promotionsPlace)
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
  await enter(page, "agency", promotionsPlace)
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
