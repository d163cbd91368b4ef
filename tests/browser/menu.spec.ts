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
