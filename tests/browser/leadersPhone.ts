import type { Browser, Page } from "@playwright/test"
import { expect, phone } from "./portal.ts"

interface Leader {
  readonly email: string
  readonly name: string
  readonly password: string
}

/** A telephone of its own, on which nobody has signed in yet. */
export const newPhone = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    serviceWorkers: "allow",
    ...(baseURL && { baseURL })
  })
  return context.newPage()
}

/** Signs in at Access Control, where the page asks for it. */
export const signInForLog = async (page: Page, { email, password }: Leader): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: "Access Control" })
  await dialog.getByLabel("Username").fill(email)
  await dialog.getByLabel("Password", { exact: true }).fill(password)
  await dialog.getByRole("button", { name: "Sign in" }).tap()
}

/** Chooses the code that opens the log on this telephone from now on. */
export const chooseCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel("New code").fill(code)
  await page.getByLabel("The same code again").fill(code)
  await page.getByRole("button", { name: "Open the log" }).tap()
}

/** Enters the code of this telephone. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel("Your code for this log").fill(code)
  await page.getByRole("button", { name: "Open the log", exact: true }).tap()
}

/** Enters what the agency has read out. */
export const enterTakeOver = async (page: Page, code: string): Promise<void> => {
  await page.getByRole("textbox").fill(code)
  await page.getByRole("button", { name: "Take over" }).tap()
}

/** Goes from the first step of a log to the property. */
export const goToProperty = async (page: Page): Promise<void> => {
  for (const title of ["View Patient's Information", "Patient's Property"]) {
    await page.getByRole("button", { name: "Next" }).tap()
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
  }
}

/** Corrects what was taken over, and lets both sign once more; it is sent once there is a connection. */
export const addProperty = async (page: Page, item: string): Promise<void> => {
  await page.getByText("Taken over", { exact: true }).tap()
  await page.getByRole("button", { name: "Correct it" }).tap()
  const lines = page.getByLabel(/^Item \d+$/)
  await lines.last().fill(item)
  for (const [party, name] of [
    ["Given by", "Grace Okafor"],
    ["Received by", "The crew"]
  ] as const) {
    const group = page.getByRole("group", { name: party, exact: true })
    await group.getByLabel("Type the name").check()
    await group.getByLabel(/name/i).first().fill(name)
    await group.getByRole("checkbox").check()
  }
  const send = page.getByRole("button", { name: "Send what was taken over" })
  await send.tap()
  await expect(send).toHaveCount(0)
}
