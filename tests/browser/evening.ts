import type { Locator, Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll } from "./portal.ts"

/** Today, as it stands on the wire. */
export const today = new Date().toISOString().slice(0, 10)

/** Where everything that was typed is, as the page says. */
export const whereabouts = (page: Page): Locator => page.locator("main p[data-kind][role=status]")

export const heading = (page: Page, name: string): Locator =>
  page.getByRole("heading", { level: 1, name, exact: true })

/** Nobody is kept out, and nothing is beyond the edge, in either theme. */
export const looksGood = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Goes on to the next section, whose heading is given. */
export const goOn = async (page: Page, next: string): Promise<void> => {
  await page.getByRole("button", { name: "Save and continue" }).tap()
  await expect(heading(page, next)).toBeVisible()
}

/** Answers a question that has a few answers with a finger. */
export const say = (page: Page, question: string, answer: string): Promise<void> =>
  page.getByRole("group", { name: question }).getByText(answer, { exact: true }).tap()

/** Adds a row and types into it, by the labels of its questions. */
export const addRow = async (
  page: Page,
  name: string,
  answers: Readonly<Record<string, string>>,
  ticked?: string
): Promise<void> => {
  const number = (await page.getByRole("heading", { level: 4 }).count()) + 1
  await page.getByRole("button", { name: new RegExp(`^Add (another )?${name}$`, "i") }).tap()
  const row = page.locator("[data-row]").nth(number - 1)
  for (const [label, answer] of Object.entries(answers))
    await row.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(answer)
  if (ticked !== undefined) await row.getByText(ticked).tap()
}

/** Draws a signature with a finger. */
export const draw = async (page: Page): Promise<void> => {
  const pad = page.locator("main canvas")
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error("There is nowhere to draw")
  await page.mouse.move(box.x + 20, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole("img", { name: "Signature, drawn" })).toBeVisible()
}
