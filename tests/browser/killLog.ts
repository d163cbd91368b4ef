import type { Page } from "@playwright/test"
import { killTab } from "./conditionDevice.ts"
import { openWith } from "./leaderEntry.ts"

/** Kills the page on which a log is open, a second after the last touch, and opens it in another with the code of this device. */
export const killLog = async (page: Page, code: string): Promise<Page> => {
  const context = page.context()
  const address = page.url()
  // What is older than a second is promised.
  await page.waitForTimeout(1_000)
  await killTab(page)
  const next = await context.newPage()
  await next.goto(address)
  await openWith(next, code)
  return next
}
