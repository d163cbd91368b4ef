import { desk, enter, expect, expectAccessible, test } from "./portal.ts"
import { addPromotion, fillPromotion } from "./promotion.ts"

test.use({ own: ["agency"] })

const address = "/agency/promo-codes"
const models = ["Fiesta", "Focus", "Galaxy", "Ranger", "Puma"]
const fleet = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  name: "Ford",
  model: models[index % 5],
  regno: `AB${String(index).padStart(3, "0")} CDE`,
  color: "Blue",
  fuelType: "PETROL",
  type: "HATCHBACK",
  location: { id: 1, name: "Leeds desk" }
}))

test("of five hundred vehicles some are found, ticked and sent, and few of them are drawn", async ({
  page
}) => {
  await page.setViewportSize(desk)
  await enter(page, "agency")
  await page.route("**/vehicle-choice/available?**", (route) => {
    const asked = new URL(route.request().url()).searchParams
    expect([asked.get("page"), asked.get("size")]).toEqual(["0", "500"])
    return route.fulfill({ json: { content: fleet, totalElements: 500 } })
  })
  await page.goto(address)
  const dialog = await addPromotion(page)
  await expect(
    dialog.getByText("Give a start and a later expiry date to see which vehicles are available.")
  ).toBeVisible()
  await fillPromotion(dialog, "For many", "Special Offer")
  const list = dialog.getByRole("listbox", { name: "Available vehicles" })
  await expect(dialog.getByText("0 of 500 vehicles chosen")).toBeVisible()
  const drawn = await list.getByRole("option").count()
  expect(drawn).toBeGreaterThan(4)
  expect(drawn).toBeLessThan(40)
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-setsize", "500")
  await expectAccessible(page)

  await dialog.getByLabel("Search vehicles").fill("galaxy")
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-setsize", "100")
  await dialog.getByRole("button", { name: "Select all" }).click()
  await expect(dialog.getByText("100 of 500 vehicles chosen")).toBeVisible()
  await dialog.getByLabel("Search vehicles").fill("ab003")
  await expect(list.getByRole("option")).toHaveCount(1)
  await list.getByRole("option", { name: /Ranger \(AB003 CDE\)/ }).click()
  await expect(dialog.getByText("101 of 500 vehicles chosen")).toBeVisible()
  await dialog.getByLabel("Search vehicles").fill("zzz")
  await expect(dialog.getByText("No vehicle matches your search.")).toBeVisible()
  await dialog.getByLabel("Search vehicles").fill("")
  await list.getByRole("option").first().waitFor()
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("promo-code")
  )
  await dialog.getByRole("button", { name: "Create Promotion" }).click()
  expect((await sent).postDataJSON().vehicleFilter.vehicleIds).toHaveLength(101)
})
