import { expect, type Locator, type Page } from "@playwright/test"
import { enter } from "./portal.ts"

/** Where the portal is shown: in a page, or in a frame of one. */
type Portal = Pick<Page, "getByRole">

/** The wizard that an agency without a base currency meets. */
export const wizardOn = (page: Portal): Locator => page.getByRole("dialog", { name: "Complete your profile" })

export const step = (page: Portal, number: 1 | 2 | 3): Locator =>
  wizardOn(page).getByRole("heading", { name: new RegExp(`^Step ${number} of 3`) })

export const openWizard = async (page: Page): Promise<Locator> => {
  await enter(page, "new-agency")
  await expect(wizardOn(page).getByLabel("Base currency", { exact: true })).toBeVisible()
  return wizardOn(page)
}

export const next = (page: Portal): Promise<void> =>
  wizardOn(page).getByRole("button", { name: "Next" }).click()

export const chooseCurrency = async (page: Portal, name: string): Promise<void> => {
  await wizardOn(page).getByLabel("Base currency", { exact: true }).fill(name)
  await page.getByRole("option", { name }).click()
}

export const giveContact = async (page: Portal): Promise<void> => {
  const wizard = wizardOn(page)
  await wizard.getByLabel("Telephone").fill("+44 (0)113 496-0000")
  await wizard.getByLabel("Street address").fill("1 Park Row")
  await wizard.getByLabel("City").fill("Leeds")
  await wizard.getByLabel("State/Province").fill("West Yorkshire")
  await wizard.getByLabel("Country", { exact: true }).fill("England")
  await page.getByRole("option", { name: "United Kingdom" }).click()
}

/** Goes to the last step, everything before it given. */
export const reachLogo = async (page: Portal, currency = "Euro"): Promise<void> => {
  await chooseCurrency(page, currency)
  await next(page)
  await giveContact(page)
  await next(page)
  await expect(step(page, 3)).toBeVisible()
}

export const complete = (page: Portal): Promise<void> =>
  wizardOn(page).getByRole("button", { name: "Complete Setup" }).click()

/** What the summary of problems says. */
export const problemsOn = (page: Page): Locator =>
  wizardOn(page).getByRole("alert", { name: "There is a problem" }).getByRole("listitem")

/** A file as the file input takes it. */
export const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** A picture that a browser has drawn: see-through at its edges, so that it stays a PNG. */
export const drawing = async (page: Page, width: number, height: number) => {
  const address = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height })
      const context = canvas.getContext("2d")
      context?.ellipse(width / 2, height / 2, width / 3, height / 3, 0, 0, 7)
      context?.fill()
      return canvas.toDataURL("image/png")
    },
    [width, height] as const
  )
  return file("logo.png", "image/png", Buffer.from(address.split(",")[1] ?? "", "base64"))
}

/** The sides of a PNG, as its header tells them. */
export const sidesOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** What a dashboard gets that shows one amount: in which currency it is tells which one the agency has. */
export const oneBooking = {
  content: [{ id: 7, firstname: "Ada", surname: "Brook", invoices: [{ totalAmount: 1234.5 }] }],
  totalElements: 1
}
