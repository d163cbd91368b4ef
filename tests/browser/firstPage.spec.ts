import type { Page } from "@playwright/test"
import { account, desk, expect, password, phone, test } from "./portal.ts"

/** Opens the sign-in page whose script is on its way until `arrive` is called. */
const openEarly = async (page: Page) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route("**/assets/index-*.js", async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto("/login", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()
  return async () => {
    arrive()
    await page.waitForFunction(() => globalThis.earlyForm === undefined)
  }
}

/** Notes what moves on the page from now on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Array<number> = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })

test("what is typed before the script arrives stays, with focus and caret, and nothing moves", async ({
  page
}) => {
  await noteShifts(page)
  const arrive = await openEarly(page)
  await page.getByLabel("Username").pressSequentially("agcy")
  await page.getByLabel("Password", { exact: true }).pressSequentially("Crew")
  await page.getByRole("button", { name: "Show password" }).click()
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text")
  const username = page.getByLabel("Username")
  await username.press("End")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  await username.evaluate((field) => Object.assign(field, { isEarly: true }))

  await arrive()
  await page.keyboard.type("en")
  await expect(username).toBeFocused()
  await expect(username).toHaveValue("agency")
  expect(await username.evaluate((field) => "isEarly" in field)).toBe(true)
  const typed = page.getByLabel("Password", { exact: true })
  await expect(typed).toHaveValue("Crew")
  await expect(typed).toHaveAttribute("type", "text")
  await page.getByRole("button", { name: "Hide password" }).click()
  await expect(typed).toHaveAttribute("type", "password")
  expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toEqual([])
})

test("what the browser filled in by itself before the script arrives is what signs in", async ({ page }) => {
  const arrive = await openEarly(page)
  const answers = { Username: account("agency"), Password: password }
  for (const [label, answer] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).evaluate((field, answer) => {
      Object.assign(field, { value: answer })
    }, answer)
  await arrive()
  for (const [label, answer] of Object.entries(answers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(answer)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/agency/home")
})

test("Enter before the script arrives signs in once, and tells no address", async ({ page }) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`))
  const arrive = await openEarly(page)
  await page.getByLabel("Username").fill(account("agency"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Sign in" })).toHaveAttribute("aria-busy", "true")
  await expect(page).toHaveURL("/login")
  expect(asked.filter((line) => line.startsWith("POST"))).toEqual([])

  await arrive()
  await expect(page).toHaveURL("/agency/home")
  expect(asked.filter((line) => line.endsWith("/user-permission/login"))).toHaveLength(1)
  expect(asked.join("\n")).not.toMatch(/agency(@|%40)|Crewfleet-/i)
})

test("what is fetched ahead while somebody types is not fetched again after signing in", async ({ page }) => {
  const asked: Array<string> = []
  const arrived: Array<string> = []
  page.on("request", (request) => asked.push(request.url()))
  page.on("requestfinished", (request) => arrived.push(request.url()))
  await page.goto("/login")
  const ahead = await page.locator("#sign-in").getAttribute("data-ahead")
  const styles = ahead?.split(" ").filter((name) => name.endsWith(".css")) ?? []
  expect(styles.length).toBeGreaterThan(0)
  const timesIn = (addresses: ReadonlyArray<string>) =>
    styles.map((name) => addresses.filter((address) => address.endsWith(name)).length)
  const once = styles.map(() => 1)
  await expect.poll(() => timesIn(arrived)).toEqual(once)
  await page.getByLabel("Username").fill(account("agency"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("slider", { name: /^Bookings/ })).toBeVisible()
  expect(timesIn(asked)).toEqual(once)
})

test("the page looks the same before and after the script", async ({ page }) => {
  const pictures = async () => {
    const taken: Array<Buffer> = []
    for (const size of [phone, desk])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
        taken.push(await page.screenshot())
      }
    return taken
  }
  const arrive = await openEarly(page)
  const before = await pictures()
  await arrive()
  const after = await pictures()
  for (const [index, picture] of before.entries()) expect(picture.equals(after[index] as Buffer)).toBe(true)
})

test("a page whose session is kept, or that is no sign-in page, shows no form before the script", async ({
  page
}) => {
  await page.route("**/assets/index-*.js", () => {})
  await page.goto("/agency/home", { waitUntil: "commit" })
  await expect(page.locator(".splash")).toBeAttached()
  await expect(page.getByLabel("Username")).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem("crewfleet.session", "sealed"))
  await page.goto("/login", { waitUntil: "commit" })
  await expect(page.locator(".splash")).toBeAttached()
  await expect(page.getByLabel("Username")).toHaveCount(0)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the form sends nothing anywhere, even where something shows it", async ({ page }) => {
    const asked: Array<string> = []
    await page.route("**/login", async (route) => {
      const response = await route.fetch()
      const shown = (await response.text()).replace("<template", "<div").replace("</template>", "</div>")
      await route.fulfill({ response, body: shown })
    })
    await page.goto("/login")
    page.on("request", (request) => {
      if (request.isNavigationRequest() || request.method() !== "GET") asked.push(request.url())
    })
    await page.getByLabel("Username").fill(account("agency"))
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page).toHaveURL("/login")
    expect(asked).toEqual([])
  })
})
