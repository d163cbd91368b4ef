import { linksOn, menus, permissions, seenWith } from "./menus.ts"
import { desk, enter, expect, expectAccessible, phone, test } from "./portal.ts"

test("on a desk the side bar is collapsed to its icons and back, by mouse and by keyboard", async ({
  page
}) => {
  await page.setViewportSize(desk)
  await enter(page, "client")
  const toggle = page.getByRole("button", { name: "Toggle side bar" })
  const side = page.getByRole("complementary")
  const width = async () => (await side.boundingBox())?.width ?? 0
  await expect(toggle).toHaveAttribute("aria-expanded", "true")
  await expect.poll(width).toBeGreaterThan(200)

  await toggle.click()
  await expect(toggle).toHaveAttribute("aria-expanded", "false")
  await expect.poll(width).toBeLessThan(80)
  await expect(side.getByRole("link", { name: "Broadcast" })).toHaveAttribute("title", "Broadcast")
  await expectAccessible(page)
  await side.getByRole("link", { name: "Broadcast" }).click()
  await expect(page).toHaveURL("/client/communications/broadcast")
  await expect.poll(width).toBeLessThan(80)

  await toggle.press("Enter")
  await expect(toggle).toHaveAttribute("aria-expanded", "true")
  await expect.poll(width).toBeGreaterThan(200)
})

test("on a phone the side bar is a drawer that keeps the focus and gives it back", async ({ page }) => {
  await page.setViewportSize(phone)
  await enter(page, "client")
  const toggle = page.getByRole("button", { name: "Toggle side bar" })
  const drawer = page.getByRole("dialog", { name: "Navigation" })
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await expect(toggle).toHaveAttribute("aria-expanded", "false")

  await toggle.press("Enter")
  await expect(drawer).toBeVisible()
  await expect.poll(() => linksOn(page)).toEqual(seenWith(permissions, menus.client))
  await expectAccessible(page)
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press("Tab")
    await expect(drawer.locator(":focus")).toHaveCount(1)
  }
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.click()
  await drawer.getByRole("link", { name: "Broadcast" }).click()
  await expect(page).toHaveURL("/client/communications/broadcast")
  await expect(drawer).toBeHidden()
  await toggle.click()
  await drawer.getByRole("button", { name: "Close navigation" }).click()
  await expect(drawer).toBeHidden()
  await toggle.click()
  await expect(drawer.getByRole("link", { name: "Home" })).toBeInViewport({ ratio: 1 })
  await page.mouse.click(phone.width - 5, 400)
  await expect(drawer).toBeHidden()
})

test("a page is fetched when its link is pointed at or has the focus, and runs once it is opened", async ({
  page
}) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(request.url()))
  const timesAsked = (part: string) =>
    asked.filter((address) => new RegExp(`/${part}-[^/]*\\.js$`).test(address)).length
  await page.route("**/assets/HirersScreen-*.js", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.ran = true;${await response.text()}` })
  })
  await page.setViewportSize(desk)
  await enter(page, "agency")
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
  expect(timesAsked("HirersScreen")).toBe(0)

  const link = page.getByRole("link", { name: "Hirers", exact: true })
  const fetched = page.waitForResponse(/HirersScreen-.*\.js$/)
  await link.hover()
  await (await fetched).finished()
  const ran = () => page.evaluate(() => Reflect.get(globalThis, "ran"))
  expect(await ran()).toBeUndefined()
  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: "Hirers" })).toBeVisible()
  expect(await ran()).toBe(true)
  expect(timesAsked("HirersScreen")).toBe(1)

  expect(timesAsked("PromotionsScreen")).toBe(0)
  await link.focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Promotions" })).toBeFocused()
  await expect.poll(() => timesAsked("PromotionsScreen")).toBe(1)
})
