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

/** Goes from field to field with the Tab key until one, or a part of it, has the focus. */
export const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page()
  await target.waitFor()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`The Tab key does not reach ${target}`)
}

/** Follows a link, or presses a button, with the keyboard alone. */
export const press = async (target: Locator): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press("Enter")
}

/** Types into a field that the Tab key reaches. */
export const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page.getByRole("main").getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)))
  await page.keyboard.type(text)
}

/** Chooses an answer to a question of the section by its place, with the keyboard alone. */
export const choose = async (question: Locator, place: number): Promise<void> => {
  const { keyboard } = question.page()
  const answer = question.getByRole("radio").nth(place)
  await tabTo(question)
  await keyboard.press("Space")
  while (!(await answer.isChecked())) await keyboard.press("ArrowDown")
}

/** Answers each question of the section that can be answered with No, with the keyboard alone. */
export const sayNo = async (page: Page): Promise<void> => {
  const questions = page
    .locator("main fieldset")
    .filter({ has: page.getByRole("radio", { name: "No", exact: true }), hasNot: page.locator("fieldset") })
  for (const question of await questions.all()) await choose(question, 1)
}

/** Signs with a typed name, with the keyboard alone. */
export const signTyped = async (page: Page, name: string): Promise<void> => {
  const signature = page.getByRole("group", { name: "Signature" })
  await typeInto(page, "Full name", name)
  await tabTo(signature.getByRole("radio", { name: "Draw" }))
  await page.keyboard.press("ArrowDown")
  await tabTo(signature.getByLabel("Type your full name"))
  await page.keyboard.type(name)
  await tabTo(page.getByRole("checkbox", { name: "My typed name is my signature" }))
  await page.keyboard.press("Space")
  await enterNewYear(page, "Date")
}

/** Enters the first of January of this year with the arrow keys, which is the same day in the calendars of all countries. */
export const enterNewYear = async (page: Page, label: string): Promise<void> => {
  await tabTo(page.getByLabel(label, { exact: true }))
  for (const key of ["ArrowUp", "Tab", "ArrowUp", "Tab", "ArrowUp"]) await page.keyboard.press(key)
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(/-01-01$/)
}

/** The worker checks, hands in and says that what is odd is right. */
export const handInByKeys = async (page: Page, button: "Submit" | "Update"): Promise<void> => {
  await press(page.getByRole("button", { name: button, exact: true }))
  const right = page.getByRole("button", { name: "Yes, it is right" })
  const done = page.getByText(/^Handed in on/)
  await right.or(done).first().waitFor()
  if (await right.isVisible()) await press(right)
  await done.waitFor()
}

/** Goes on to the next section with the keyboard alone. */
export const continueTo = async (page: Page, next: string): Promise<void> => {
  await press(page.getByRole("button", { name: "Save and continue" }))
  await expect(heading(page, next)).toBeVisible()
}
