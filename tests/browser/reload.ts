import { expect, type Page } from "@playwright/test"

/** Whether whoever would leave the page is asked whether to, as what was typed is not kept yet. */
const holds = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })))

/** Loads the page anew once it lets everybody go: what was typed is kept then, and outlives it. */
export const reload = async (page: Page): Promise<void> => {
  await expect.poll(() => holds(page)).toBe(false)
  await page.reload()
}
