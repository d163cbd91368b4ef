import type { Page } from "@playwright/test"
import { linksOn, menus, permissions, seenWith } from "./menus.ts"
import { desk, enter, expect, expectAccessible, lead, phone, test } from "./portal.ts"

const thisYear = new Date().getFullYear()

const expectMenu = (page: Page, menu: ReadonlyArray<readonly [string, string]>) =>
  expect.poll(() => linksOn(page)).toEqual(menu)

test("the clerk sees clients, and the reports that ask for no permission", async ({ page }) => {
  await enter(page, "clerk")
  await expectMenu(page, [
    ["Home", "/admin/home"],
    ["Clients", "/admin/clients/list"],
    ["Client Services", "/admin/clients/services"],
    ["Agency Reports", "/admin/reporting/agency"],
    ["Client Reports", "/admin/reporting/client"]
  ])
})

test("a worker's side bar leads to each agency, and to the home without asking for permissions", async ({
  page
}) => {
  await enter(page, "worker")
  const agencies = page.getByRole("main").getByRole("list").getByRole("link")
  await expect(agencies).toHaveCount(2)
  const each = await agencies.evaluateAll((links) =>
    links.map(
      (link) => [link.querySelector("span:nth-child(2)")?.textContent, link.getAttribute("href")] as const
    )
  )
  for (const [, href] of each) expect(href).toMatch(/^\/worker\/agency\/\d+$/)
  expect(await linksOn(page)).toEqual([
    ["Home", "/worker/home"],
    ...each,
    ["Compliance", "/worker/compliance"],
    ["Forms", "/worker/forms/"]
  ])
})

/** The pages that are there already, with what each is called. */
const built: Readonly<Record<string, string>> = {
  "/admin/promo-codes": "Promotions",
  "/admin/vehicle-bookings": "Vehicle Bookings",
  "/admin/vehicles": "Vehicles",
  "/agency/bookings/agency-list": "Bookings",
  "/agency/clients": "Hirers",
  "/agency/jobs/agency-vehicles": "Vehicles",
  "/agency/promo-codes": "Promotions"
}

for (const portal of [...Object.keys(menus), "worker"]) {
  test(`every link of the ${portal} portal leads to a page, whose link is marked`, async ({ page }) => {
    await enter(page, portal)
    const navigation = page.getByRole("navigation", { name: "Main" })
    if (portal === "worker") await expect(navigation.getByRole("link")).toHaveCount(5)
    else await expectMenu(page, seenWith(permissions, menus[portal as keyof typeof menus]))
    for (const [label, href] of await linksOn(page)) {
      await navigation.locator(`a[href="${href}"]`).click()
      await expect(page).toHaveURL(href)
      await expect(navigation.locator("[aria-current=page]")).toHaveText(label)
      if (label === "Home") continue
      const heading = page.getByRole("heading", { level: 1 })
      const called = built[href]
      if (called) {
        await expect(heading).toHaveText(called)
        continue
      }
      await expect(heading).toHaveText("Coming Soon")
      await expect(
        page.getByText("This feature is currently unavailable. Please try again later.")
      ).toBeVisible()
    }
    await expectAccessible(page)
    await lead(page, `/${portal}/no/such/page`)
    const nowhere = portal === "client" ? "Coming Soon" : "Page not found"
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(nowhere)
    await expect(page.getByRole("button", { name: "Go Back" })).toBeEnabled()
    await expectAccessible(page)
    await lead(page, `/${portal}`)
    await expect(page).toHaveURL(`/${portal}/home`)
  })
}

test("each lazy section of the client portal is announced, with a way back", async ({ page }) => {
  await enter(page, "client")
  await page
    .getByRole("main")
    .getByRole("link", { name: /Add shifts/ })
    .click()
  await expect(page).toHaveURL("/client/shifts")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coming Soon")
  await page.getByRole("button", { name: "Go Back" }).click()
  await expect(page).toHaveURL("/client/home")
  for (const section of ["services", "transport", "rates", "workers", "staff", "communications", "billing"]) {
    await lead(page, `/client/${section}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coming Soon")
    await lead(page, "/client/home")
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Coming Soon")
  }
})

test("Go Back is hidden at home, and disabled where nothing lies behind", async ({ page, context }) => {
  await enter(page, "agency")
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Go Back" })).toBeHidden()

  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "Clients" }).click({ modifiers: ["ControlOrMeta"] })
  const fresh = await opened
  await expect(fresh).toHaveURL("/agency/clients")
  const back = fresh.getByRole("button", { name: "Go Back" })
  await expect(back).toBeDisabled()
  await fresh.getByRole("link", { name: "Promotions" }).click()
  await expect(fresh).toHaveURL("/agency/promo-codes")
  await expect(back).toBeEnabled()
  await back.press("Enter")
  await expect(fresh).toHaveURL("/agency/clients")
})

test("the frame names the person, offers three things, and ends with product and year", async ({ page }) => {
  await page.setViewportSize(desk)
  await enter(page, "client")
  const person = page.getByRole("banner").getByRole("button", { name: "Marlow.E" })
  await person.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("menuitem")).toHaveText([
    "Change Password",
    "Where you are signed in",
    "Logout"
  ])
  await expect(page.getByRole("menuitem", { name: "Change Password" })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("menuitem")).toHaveCount(0)
  await expect(person).toBeFocused()
  await expect(page.getByRole("contentinfo")).toHaveText(`© ${thisYear} CrewFleet`)
})

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
  await expectMenu(page, seenWith(permissions, menus.client))
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
