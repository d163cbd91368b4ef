import type { Locator } from "@playwright/test"
import { calls, part } from "./dashboard.ts"
import { askingAs, enter, expect, expectAccessible, test } from "./portal.ts"
import { drawing, oneBooking, step, wizardOn } from "./profile.ts"

test.use({ own: ["new-agency"] })

test("the whole wizard works by keyboard alone, once, and decides the currency for good", async ({
  page,
  service
}) => {
  const { ask, read, agentId } = await askingAs(service, "new-agency")
  await page.route(calls.bookings, (route) => route.fulfill({ json: oneBooking }))
  // Asked for early: a chooser that opens before the browser knows that it is waited for is lost.
  const choosing = page.waitForEvent("filechooser")
  await enter(page, "new-agency")
  const wizard = wizardOn(page)
  await expect(page.getByText("US$1,234.50")).toBeVisible()
  const tabTo = async (target: Locator) => {
    for (let stop = 0; stop < 12; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    await expect(target).toBeFocused()
  }

  await expect(wizard.getByLabel("Base currency", { exact: true })).toBeVisible()
  await tabTo(wizard.getByLabel("Base currency", { exact: true }))
  await page.keyboard.type("euro")
  await expect(page.getByRole("option")).toHaveText([/Euro/])
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await tabTo(wizard.getByRole("button", { name: "Next" }))
  await page.keyboard.press("Enter")
  await expect(step(page, 2)).toBeFocused()
  for (const [label, words] of [
    ["Telephone", "0113 496 0000"],
    ["Street address", "1 Park Row"],
    ["City", "Leeds"],
    ["State/Province", "West Yorkshire"],
    ["Country", "United Kingdom"]
  ] as const) {
    await tabTo(wizard.getByLabel(label, { exact: true }))
    await page.keyboard.type(words)
  }
  // Takes the country that is marked in the open list.
  await page.keyboard.press("Enter")
  await tabTo(wizard.getByRole("button", { name: "Next" }))
  await page.keyboard.press("Enter")
  await expect(step(page, 3)).toBeFocused()
  await tabTo(wizard.getByLabel("Agency logo", { exact: true }))
  await page.keyboard.press("Enter")
  await (await choosing).setFiles(await drawing(page, 200, 100))
  await tabTo(wizard.getByRole("button", { name: "Complete Setup" }))
  await page.keyboard.press("Enter")

  await expect(page.getByText("Profile setup completed successfully!")).toBeVisible()
  await expect(wizard).toBeHidden()
  await expect(part(page, "Upcoming Bookings")).toContainText("€1,234.50")
  await expectAccessible(page)
  await page.reload()
  await expect(part(page, "Upcoming Bookings")).toContainText("€1,234.50")
  await expect(wizard).toBeHidden()

  const saved = await read<{ baseCurrency: string; logo: string }>(`/agency/${agentId}`)
  expect(saved.baseCurrency).toBe("EUR")
  expect((await fetch(service.url + saved.logo)).headers.get("content-type")).toBe("image/png")
  const body = {
    baseCurrency: "GBP",
    telephone: "1",
    address: { street: "s", city: "c", state: "s", country: "c" }
  }
  const refused = await ask(`/agency/${agentId}/profile`, { method: "PUT", body: JSON.stringify(body) })
  expect(refused.status).toBe(409)
  expect((await read<{ baseCurrency: string }>(`/agency/${agentId}`)).baseCurrency).toBe("EUR")
})
