import { draftsIn } from "./draftsIn.ts"
import { openedDrafts } from "./openedDrafts.ts"
import { askingAs, desk, enter, expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"
import { addPromotion, fillPromotion, inDays, makePromotion, openPromotion, rowOf } from "./promotion.ts"

test.use({ own: ["agency"] })

const address = "/agency/promo-codes"

const changeBehind = async (service: Parameters<typeof askingAs>[0], promotion: object) => {
  const { ask } = await askingAs(service, "agency")
  const response = await ask("/promo-code", { method: "PUT", body: JSON.stringify(promotion) })
  expect(response.status).toBe(200)
}

test("both versions are shown, on a phone too, when somebody else was faster", async ({ page, service }) => {
  const title = "Contested"
  const promotion = await makePromotion(service, title)
  await enter(page, "agency", address)
  const dialog = await openPromotion(page, title)
  await dialog.getByLabel("Description").fill("My words.")
  await changeBehind(service, { ...promotion, description: "Their words.", discount: 30 })
  await dialog.getByRole("button", { name: "Save Changes" }).click()

  const versions = dialog.getByRole("table", { name: "Both versions of the promotion" })
  const row = (name: string) => versions.getByRole("row").filter({ hasText: name })
  await expect(row("Description")).toContainText(/Differs.*My words\..*Their words\./s)
  await expect(row("Discount percentage")).toContainText(/Differs.*10.*30/s)
  await expect(row("Bookings limit")).not.toContainText("Differs")
  await expectGoodAtAnySize(page)
  await expect(dialog.getByRole("region", { name: "Both versions of the promotion" })).toBeFocused()
  await dialog.getByRole("button", { name: "Go on editing mine" }).click()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect(dialog.getByLabel("Description")).toHaveValue("My words.")
  await dialog.getByLabel("Discount percentage").fill("30")
  await dialog.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("Promotion updated")).toBeVisible()
  const { read } = await askingAs(service, "agency")
  expect(await read(`/promo-code/${promotion.id}`)).toMatchObject({
    description: "My words.",
    discount: 30,
    version: 3
  })
})

test("one's own version is saved over theirs, or theirs is taken", async ({ page, service }) => {
  const promotion = await makePromotion(service, "Mine or theirs")
  await enter(page, "agency", address)
  let dialog = await openPromotion(page, "Mine or theirs")
  await dialog.getByLabel("Description").fill("Mine.")
  await changeBehind(service, { ...promotion, description: "Theirs." })
  await dialog.getByRole("button", { name: "Save Changes" }).click()
  await dialog.getByRole("button", { name: "Take their version" }).click()
  await expect(dialog.getByLabel("Description")).toHaveValue("Theirs.")
  await dialog.getByLabel("Description").fill("Mine after all.")
  await changeBehind(service, { ...promotion, description: "Theirs again.", version: 2 })
  await dialog.getByRole("button", { name: "Save Changes" }).click()
  await dialog.getByRole("button", { name: "Save my version" }).click()
  await expect(page.getByText("Promotion updated")).toBeVisible()
  dialog = await openPromotion(page, "Mine or theirs")
  await expect(dialog.getByLabel("Description")).toHaveValue("Mine after all.")
})

test("what was typed survives every failure of saving", async ({ page }) => {
  await enter(page, "agency", address)
  const dialog = await addPromotion(page)
  await fillPromotion(dialog, "Survivor", "Special Offer")
  const submit = dialog.getByRole("button", { name: "Create Promotion" })
  const failures = [
    [{ status: 500, json: {} }, "Internal server error, please try later"],
    [{ status: 403, json: {} }, "You are forbidden from accessing this resource"],
    [{ status: 404, json: { message: "Gone fishing" } }, "Gone fishing"],
    [{ status: 409, json: { message: "Somebody was faster" } }, "Somebody was faster"],
    [
      { status: 400, json: { violations: [{ field: "title", message: "Title is rude." }] } },
      "Title is rude."
    ],
    [undefined, "Network Connection Failure"]
  ] as const
  for (const [answer, words] of failures) {
    await page.route("**/promo-code*", (route) => {
      if (route.request().method() !== "POST") return route.fallback()
      return answer ? route.fulfill(answer) : route.abort()
    })
    await submit.click()
    await expect(dialog.getByRole("alert")).toContainText(words)
    await expect(dialog.getByLabel("Title")).toHaveValue("Survivor")
    await expect(dialog.getByLabel("Bookings limit")).toHaveValue("50")
    await page.unroute("**/promo-code*")
  }
  await submit.click()
  await expect(page.getByText("Promotion created")).toBeVisible()
  await expect(rowOf(page, "Survivor")).toBeVisible()
})

test("a promotion that cannot be loaded says why, and is loaded when asked again", async ({
  page,
  service
}) => {
  await makePromotion(service, "Hard to load")
  await enter(page, "agency", address)
  await page.route(/promo-code\/\d+/, (route) => route.abort())
  await page.getByRole("button", { name: "Edit Hard to load" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit a Promotion" })
  await expect(dialog.getByText("Network Connection Failure")).toBeVisible()
  await page.unroute(/promo-code\/\d+/)
  await dialog.getByRole("button", { name: "Retry" }).click()
  await expect(dialog.getByLabel("Title")).toHaveValue("Hard to load")
})

test("a promotion that is not there is told without a retry that could not help", async ({
  page,
  service
}) => {
  await makePromotion(service, "Gone meanwhile")
  await enter(page, "agency", address)
  await page.route(/promo-code\/\d+/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/promo-code\/\d+/, "promo-code/999999")
    })
  )
  await page.getByRole("button", { name: "Edit Gone meanwhile" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit a Promotion" })
  await expect(dialog.getByRole("alert")).toHaveText("This promotion cannot be found.")
  await expect(dialog.getByRole("button", { name: "Retry" })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
})

test("nothing typed is lost without a question", async ({ page }) => {
  await enter(page, "agency", address)
  const dialog = await addPromotion(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await addPromotion(page)
  await dialog.getByLabel("Title").fill("Half an idea")
  await page.keyboard.press("Escape")
  const question = page.getByRole("dialog", { name: "Discard what you typed?" })
  await expectAccessible(page)
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(dialog.getByLabel("Title")).toHaveValue("Half an idea")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(dialog).toBeHidden()
})

test("by keyboard alone a promotion is made for some vehicles", async ({ page }) => {
  await page.setViewportSize(desk)
  await enter(page, "agency", address)
  await expect(page.getByRole("table")).toBeVisible()
  await page.getByRole("button", { name: "Add Promotion" }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Create a Promotion" })
  await expect(dialog.getByLabel("Title")).toBeFocused()
  await page.keyboard.type("Typed by hand")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Without a mouse.")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Special")
  await expect(dialog.getByLabel("Promotion type")).toHaveValue("OTHER_AWARD")
  await dialog.getByLabel("Start date").fill(inDays(5))
  await dialog.getByLabel("Expiry date").fill(inDays(25))
  await dialog.getByLabel("Bookings limit").focus()
  await page.keyboard.type("5")
  const list = dialog.getByRole("listbox", { name: "Available vehicles" })
  await expect(list).toBeVisible()
  const isFocused = () => list.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 12 && !(await isFocused()); presses++) await page.keyboard.press("Tab")
  await expect(list).toBeFocused()
  const active = () =>
    list.evaluate(
      (element) => document.getElementById(element.getAttribute("aria-activedescendant") ?? "")?.textContent
    )
  const first = await active()
  await page.keyboard.press("Space")
  await page.keyboard.press("End")
  await expect.poll(active).not.toBe(first)
  await page.keyboard.press("Space")
  await page.keyboard.press("Home")
  await expect.poll(active).toBe(first)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Space")
  await expect(dialog.getByText(/^3 of \d+ vehicles chosen$/)).toBeVisible()
  await page.keyboard.press("Control+a")
  await expect(dialog.getByText(/^(\d+) of \1 vehicles chosen$/)).toBeVisible()
  await page.keyboard.press("Home")
  await page.keyboard.press("Space")
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("promo-code")
  )
  await dialog.getByRole("button", { name: "Create Promotion" }).focus()
  await page.keyboard.press("Enter")
  const { vehicleFilter } = (await sent).postDataJSON()
  expect(vehicleFilter.vehicleIds.length).toBeGreaterThan(5)
  expect(vehicleFilter.vehicleOperator).toBe("IN")
  await expect(page.getByText("Promotion created")).toBeVisible()
})

test("what was typed is there again after a reload, until it is discarded", async ({ page }) => {
  await enter(page, "agency", address)
  const dialog = await addPromotion(page)
  await fillPromotion(dialog, "Before the crash", "Free Days")
  const kept = () => draftsIn(page)
  await expect.poll(() => openedDrafts(page)).toContain("Before the crash")
  expect(String(await kept())).not.toContain("Before the crash")
  await page.reload()
  await addPromotion(page)
  await expect(dialog.getByText("This is what you typed earlier and did not save.")).toBeVisible()
  await expect(dialog.getByLabel("Title")).toHaveValue("Before the crash")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Discard" }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(kept).toHaveLength(0)
  await addPromotion(page)
  await expect(dialog.getByLabel("Title")).toHaveValue("")
})
