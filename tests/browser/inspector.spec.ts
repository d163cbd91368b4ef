import { readFile } from "node:fs/promises"
import {
  desk,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  phone,
  test
} from "./portal.ts"

test("any machine is found, drawn, zoomed by keyboard and mouse, and taken along as a picture", async ({
  page
}, testInfo) => {
  await page.setViewportSize(desk)
  await page.goto("/inspector")
  await expect(page).toHaveTitle("Machines – CrewFleet")
  await page.getByRole("searchbox", { name: "Search machines" }).fill("session sign")
  await expectAccessible(page)
  await page.getByRole("link", { name: "signIn" }).press("Enter")

  await expect(page).toHaveURL("/inspector/session/signIn")
  await expect(page).toHaveTitle("signIn of session – CrewFleet")
  const drawing = page.getByRole("img", { name: /^signIn: / })
  const view = page.getByRole("region", { name: /^Drawing/ })
  await expect(drawing).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const width = async () => (await drawing.boundingBox())?.width ?? 0

  const first = await width()
  await view.press("+")
  await expect.poll(width).toBeGreaterThan(first)
  await view.press("0")
  const fitted = await view.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight
  ])
  expect(Math.max(...fitted)).toBeLessThanOrEqual(1)
  for (const _ of "zoomed") await page.getByRole("button", { name: "Zoom in" }).click()
  const place = () => view.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)
  const before = await place()
  const { x = 0, y = 0 } = (await view.boundingBox()) ?? {}
  await page.mouse.move(x + 200, y + 200)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 140, { steps: 4 })
  await page.mouse.up()
  expect(await place()).toBeGreaterThan(before)

  await page.getByRole("button", { name: "signingIn", exact: true }).press("Enter")
  await expect(page.getByRole("button", { name: "signingIn", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true"
  )

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download SVG" }).press("Enter")
  ])
  const file = testInfo.outputPath("signIn.svg")
  await download.saveAs(file)
  expect(await readFile(file, "utf8")).toMatch(/^<svg [^>]*>.*signingIn.*<\/svg>\n$/s)
})

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  test("a link leads to one machine, which is read there too", async ({ page }) => {
    await page.goto("/inspector/staff/applicationEditor")
    await expect(page.getByRole("img", { name: /^applicationEditor: / })).toBeVisible()
    const view = page.getByRole("region", { name: /^Drawing/ })
    expect(await view.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > 2 * clientWidth)).toBe(true)
    await expectNoSidewaysScroll(page)
    await expectLargeTargets(page)
    await expectAccessible(page)
    await page.getByRole("link", { name: "Machines" }).click()
    await expect(page.getByRole("link", { name: "applicationEditor" })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto("/inspector/staff/nobody")
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible()
  })
})
