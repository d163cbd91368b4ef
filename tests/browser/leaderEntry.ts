import type { Page } from "@playwright/test"
import { inMailTo } from "./inMailTo.ts"
import { expect } from "./portal.ts"
import type { DemoService } from "./startDemo.ts"

/** Where the leader of a journey signs in. */
export const accessControl = (page: Page) => page.getByRole("dialog", { name: "Access Control" })

/** What stands over the log of a journey. */
export const logHeading = (page: Page, ref: string) =>
  page.getByRole("heading", { level: 1, name: `Job Refs ${ref}` })

/** Signs in for the log. */
export const signInForLog = async (page: Page, username: string, word: string): Promise<void> => {
  const dialog = accessControl(page)
  await dialog.getByLabel("Username").fill(username)
  await dialog.getByLabel("Password", { exact: true }).fill(word)
  await dialog.getByRole("button", { name: "Sign in" }).tap()
}

/** Enters the passcode from the mail, which is another one than the one before. */
export const enterPasscode = async (
  page: Page,
  service: DemoService,
  address: string,
  before?: string
): Promise<string> => {
  const passcode = page.getByRole("dialog", { name: "Enter one-time password" })
  await expect(passcode).toBeVisible()
  const sent = () => inMailTo(service, address, /one-time password is (\d{6})/)
  await expect.poll(sent).not.toBe(before)
  const code = await sent()
  await passcode.getByLabel("One-time password").fill(code)
  await passcode.getByRole("button", { name: "Confirm" }).tap()
  return code
}

/** Chooses the code that opens the log on this device from now on. */
export const chooseCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel("New code").fill(code)
  await page.getByLabel("The same code again").fill(code)
  await page.getByRole("button", { name: "Open the log" }).tap()
}

/** Opens the log with that. */
export const openWith = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel("Your code for this log").fill(code)
  await page.getByRole("button", { name: "Open the log" }).tap()
}
