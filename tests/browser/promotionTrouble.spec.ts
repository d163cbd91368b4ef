import { draftsIn } from "./draftsIn.ts"
import { openedDrafts } from "./openedDrafts.ts"
import { askingAs, desk, enter, expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"
import {
  addPromotion,
  fillPromotion,
  inDays,
  makePromotion,
  openPromotion,
  rowOf,
  type Told
} from "./promotion.ts"

test.use({ own: ["agency"] })

const address = "/agency/promo-codes"

const changeBehind = async (service: Parameters<typeof askingAs>[0], promotion: object) => {
  const { ask } = await askingAs(service, "agency")
  const response = await ask("/promo-code", { method: "PUT", body: JSON.stringify(promotion) })
  expect(response.status).toBe(200)
}

test("when somebody else was faster both versions are shown, on a phone too, and either counts or one edits on", async ({
  page,
  service
}) => {
  const title = "Contested"
  const promotion = await makePromotion(service, title)
  await enter(page, "agency", address)
  let dialog = await openPromotion(page, title)
  const save = () => dialog.getByRole("button", { name: "Save Changes" }).click()
  await dialog.getByLabel("Description").fill("My words.")
  await changeBehind(service, { ...promotion, description: "Their words.", discount: 30 })
  await save()

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
  await save()
  await expect(page.getByText("Promotion updated")).toBeVisible()
  const { read } = await askingAs(service, "agency")
  const saved = await read<Told>(`/promo-code/${promotion.id}`)
  expect(saved).toMatchObject({ description: "My words.", discount: 30, version: 3 })

  dialog = await openPromotion(page, title)
  await dialog.getByLabel("Description").fill("Mine.")
  await changeBehind(service, { ...saved, description: "Theirs." })
  await save()
  await dialog.getByRole("button", { name: "Take their version" }).click()
  await expect(dialog.getByLabel("Description")).toHaveValue("Theirs.")
  await dialog.getByLabel("Description").fill("Mine after all.")
  await changeBehind(service, { ...saved, description: "Theirs again.", version: 4 })
  await save()
  await dialog.getByRole("button", { name: "Save my version" }).click()
  await expect(dialog).toBeHidden()
  expect(await read(`/promo-code/${promotion.id}`)).toMatchObject({
    description: "Mine after all.",
    version: 6
  })
})

test("by keyboard alone a promotion is told what is missing, and made for some vehicles", async ({
  page
}) => {
  await page.setViewportSize(desk)
  await enter(page, "agency", address)
  await expect(page.getByRole("table")).toBeVisible()
  await page.getByRole("button", { name: "Add Promotion" }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Create a Promotion" })
  await expect(dialog.getByLabel("Title")).toBeFocused()
  const create = dialog.getByRole("button", { name: "Create Promotion" })
  await create.focus()
  await page.keyboard.press("Enter")
  const summary = dialog.getByRole("alert")
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole("link", { name: "Title is required." }).focus()
  await page.keyboard.press("Enter")
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
  await create.focus()
  await page.keyboard.press("Enter")
  const { vehicleFilter } = (await sent).postDataJSON()
  expect(vehicleFilter.vehicleIds.length).toBeGreaterThan(5)
  expect(vehicleFilter.vehicleOperator).toBe("IN")
  await expect(page.getByText("Promotion created")).toBeVisible()
  await expect(rowOf(page, "Typed by hand").getByText("Inactive")).toBeVisible()
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
  const question = page.getByRole("dialog", { name: "Discard what you typed?" })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(kept).toHaveLength(0)
  await addPromotion(page)
  await expect(dialog.getByLabel("Title")).toHaveValue("")
})
